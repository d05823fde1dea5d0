import Testing

@testable import MartletUI

/// A projection of a shared value follows it from version to version, and reports each change once.
@Suite struct SharedProjectionTests {
    private let projection = TypedProjection<[Int], Int> { $0.first ?? -1 }

    @Test func aChangeIsTheFirstCallersToTell() {
        #expect(projection.advance(to: [1], 1) == .same, "there was nothing to differ from")
        #expect(projection.advance(to: [1, 2], 2) == .same && projection.changed == 0)
        #expect(projection.advance(to: [2], 3) == .changed && projection.changed == 3)
        #expect(projection.advance(to: [2], 3) == .same)
    }

    @Test func anEarlierVersionIsRefused() {
        #expect(projection.advance(to: [1], 5) == .same)
        #expect(projection.advance(to: [2], 4) == .isAhead)
        #expect(projection.advance(to: [1], 6) == .same && projection.changed == 0)
    }

    @Test func aValueThatComesBackIsNoChangeUnlessSomebodyMetTheOther() {
        #expect(projection.advance(to: [1], 1) == .same)
        #expect(projection.advance(to: [1], 3) == .same, "version 2, with another value, was met by nobody")
        #expect(projection.advance(to: [2], 4) == .changed)
        #expect(projection.advance(to: [1], 5) == .changed && projection.changed == 5)
    }
}
