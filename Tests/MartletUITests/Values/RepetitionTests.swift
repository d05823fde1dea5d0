import MartletUI
import Testing

/// What visitors can have done as often as they like.
@Suite struct RepetitionTests {
    /// Each reading of a closure in a `Mutex` wrapped it once more: the stack ran out after some ten thousand.
    @Test func mistakesWithoutAPageMayBeAsMany() {
        var count = 0
        for _ in 0..<200_000 {
            _ = Text("a").httpStatus(0)
            count += 1
        }
        #expect(count == 200_000)
    }

    @Test func transactionsMayBeAsMany() {
        var count = 0
        for _ in 0..<200_000 { withAnimation { count += 1 } }
        #expect(count == 200_000)
    }
}
