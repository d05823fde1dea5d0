import Testing

@testable import MartletUI

/// A projection of a shared value follows it from version to version, and reports each change once.
@Suite struct SharedPartTests {
    private let part = TypedProjection<[Int], Int> { $0.first ?? -1 }

    @Test func aChangeIsTheFirstCallersToTell() {
        #expect(part.advance(to: [1], 1) == .same, "there was nothing to differ from")
        #expect(part.advance(to: [1, 2], 2) == .same && part.changed == 0)
        #expect(part.advance(to: [2], 3) == .changed && part.changed == 3)
        #expect(part.advance(to: [2], 3) == .same)
    }

    @Test func anEarlierVersionIsRefused() {
        #expect(part.advance(to: [1], 5) == .same)
        #expect(part.advance(to: [2], 4) == .isAhead)
        #expect(part.advance(to: [1], 6) == .same && part.changed == 0)
    }

    @Test func aValueThatComesBackIsNoChangeUnlessSomebodyMetTheOther() {
        #expect(part.advance(to: [1], 1) == .same)
        #expect(part.advance(to: [1], 3) == .same, "version 2, with another value, was met by nobody")
        #expect(part.advance(to: [2], 4) == .changed)
        #expect(part.advance(to: [1], 5) == .changed && part.changed == 5)
    }
}
