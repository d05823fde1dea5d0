import MartletUI
import Synchronization
import Testing

@Suite struct StyleMemoTests {
    private final class Reads: Sendable {
        let count = Atomic<Int>(0)
        func add() { count.add(1, ordering: .relaxed) }
        var total: Int { count.load(ordering: .relaxed) }
    }

    private func memo(_ reads: Reads) -> StyleMemo<Int> {
        StyleMemo { number in
            reads.add()
            return [.length("padding", Double(number % 8))]
        }
    }

    @Test func fewValuesByTurnsAreComputedOnce() {
        let reads = Reads()
        let memo = memo(reads)
        for round in 0..<3 {
            for number in 0..<4 { #expect(memo.styles(of: number) == [.length("padding", Double(number))], "\(round)") }
        }
        #expect(reads.total == 4)
    }

    @Test func theOldestIsForgottenFirst() {
        let reads = Reads()
        let memo = memo(reads)
        for number in 0..<5 { _ = memo.styles(of: number) }
        for number in 1..<5 { _ = memo.styles(of: number) }
        #expect(reads.total == 5)
        _ = memo.styles(of: 0)
        #expect(reads.total == 6)
    }

    /// "It keeps only values whose styles are all of few."
    @Test func whatOnlyAVisitorCouldHaveProvidedIsNotKept() {
        let reads = Reads()
        let memo = StyleMemo<String> { text in
            reads.add()
            return [.own("width", text)]
        }
        for _ in 0..<2 { _ = memo.styles(of: "123.456px") }
        #expect(reads.total == 2)
    }

    /// "Nobody waits for it": to compute styles may need others.
    @Test func oneIsComputedWhileAnotherIs() {
        let nested = Mutex<StyleMemo<Int>?>(nil)
        let recursive = StyleMemo<Int> { number in
            guard number > 0, let memo = nested.withLock({ $0 }) else { return [.length("padding", 0)] }
            return memo.styles(of: number - 1)
        }
        nested.withLock { $0 = recursive }
        #expect(recursive.styles(of: 3) == [.length("padding", 0)])
    }
}
