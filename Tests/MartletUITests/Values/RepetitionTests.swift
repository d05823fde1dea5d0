import MartletUI
import Testing

/// Actions that visitors can cause any number of times.
@Suite struct RepetitionTests {
    /// Regression: each read of a closure in a `Mutex` wrapped it again, and the stack overflowed after some ten
    /// thousand reads.
    @Test func diagnosticsWithoutAPageMayBeAsMany() {
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
