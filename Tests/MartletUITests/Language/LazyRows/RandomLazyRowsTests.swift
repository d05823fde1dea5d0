import MartletUI
import TestSupport
import Testing

/// Random windows and random changes of the data: after each step the patched model equals a fresh render (which
/// `EnginePage` checks), holds the rows of the window, and each row has its state.
@Suite struct RandomLazyRowsTests {
    struct Row: View {
        let number: Int
        let counts: Counts
        @State private var count = 0

        var body: some View {
            Button("\(count)") {
                count += 1
                counts.expected[number, default: 0] += 1
            }
            .accessibilityIdentifier("r\(number)")
        }
    }

    final class Counts {
        var expected: [Int: Int] = [:]
        var numbers: [Int] = []
    }

    struct Page: View {
        let counts: Counts
        @State private var turn = 0

        var body: some View {
            LazyVStack {
                ForEach(counts.numbers, id: \.self) { Row(number: $0, counts: counts) }
            }
            Button("turn \(turn)") { turn += 1 }.accessibilityIdentifier("turn")
        }
    }

    @Test(arguments: Seeds.first(4))
    func everyStep(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let counts = Counts()
        counts.numbers = Array(0..<Int.random(in: 40...200, using: &random))
        var next = counts.numbers.count
        let page = try EnginePage(Page(counts: counts))
        var window = 0..<60
        for _ in 0..<120 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                guard counts.numbers.count > 60 else { break }
                let first = Int.random(in: 0..<counts.numbers.count, using: &random)
                window = first..<first + Int.random(in: 1...80, using: &random)
                try page.scroll(to: "\(window.lowerBound)-\(window.upperBound - 1)")
            case 2:
                let shown = shownNumbers(page)
                guard let number = shown.randomElement(using: &random) else { break }
                try page.press("r\(number)")
            case 3:
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    counts.numbers.insert(next, at: Int.random(in: 0...counts.numbers.count, using: &random))
                    next += 1
                }
                try page.press("turn")
            default:
                for _ in 0..<Int.random(in: 1...20, using: &random) where !counts.numbers.isEmpty {
                    let gone = counts.numbers.remove(at: Int.random(in: 0..<counts.numbers.count, using: &random))
                    counts.expected[gone] = nil
                }
                if Bool.random(using: &random) { counts.numbers.shuffle(using: &random) }
                try page.press("turn")
            }
            try check(page, counts, window)
        }
    }

    private func shownNumbers(_ page: EnginePage) -> [Int] {
        page.markup.matches(of: /id="r(\d+)"/).compactMap { Int($0.output.1) }
    }

    private func check(_ page: EnginePage, _ counts: Counts, _ window: Range<Int>) throws {
        let total = counts.numbers.count
        let length = min(window.count, total)
        let first = min(window.lowerBound, total - length)
        let expected = total > 60 ? Array(counts.numbers[first..<first + length]) : counts.numbers
        #expect(shownNumbers(page) == expected)
        for match in page.markup.matches(of: /id="r(\d+)"[^>]*>(\d+)</) {
            let number = try #require(Int(match.output.1))
            #expect(Int(match.output.2) == counts.expected[number, default: 0], "row \(number)")
        }
    }
}
