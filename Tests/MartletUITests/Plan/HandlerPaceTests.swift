import MartletUI
import Testing

@Suite struct HandlerPaceTests {
    private let quick = Duration.microseconds(50)
    private let slow = Duration.milliseconds(5)

    @Test func quickTurnsInARowAreTheProof() {
        let pace = HandlerPace(proof: 3)
        for _ in 0..<2 { pace.record(quick) }
        #expect(!pace.isQuick)
        pace.record(quick)
        #expect(pace.isQuick)
    }

    @Test func aColdStartIsCountedAnew() {
        let pace = HandlerPace(proof: 3)
        pace.record(quick)
        pace.record(slow)
        for _ in 0..<2 { pace.record(quick) }
        #expect(!pace.isQuick)
        pace.record(quick)
        #expect(pace.isQuick)
    }

    @Test func aSlowTurnAloneIsForgotten() {
        let pace = HandlerPace(proof: 3)
        for _ in 0..<3 { pace.record(quick) }
        for _ in 0..<10 {
            pace.record(slow)
            #expect(pace.isQuick)
            for _ in 0..<3 { pace.record(quick) }
        }
    }

    @Test func twoSlowTurnsAmongAFewAreARelapse() {
        let pace = HandlerPace(proof: 3)
        for _ in 0..<3 { pace.record(quick) }
        pace.record(slow)
        for _ in 0..<2 { pace.record(quick) }
        pace.record(slow)
        #expect(!pace.isQuick)
    }

    @Test func aVerySlowTurnIsARelapse() {
        let pace = HandlerPace(proof: 3)
        for _ in 0..<3 { pace.record(quick) }
        pace.record(.milliseconds(50))
        #expect(!pace.isQuick)
    }

    @Test func aRelapseIsRememberedForLong() {
        let pace = HandlerPace(proof: 3)
        for _ in 0..<3 { pace.record(quick) }
        for turns in [1_000, 2_000, 4_000] {
            for _ in 0..<2 { pace.record(slow) }
            for _ in 1..<turns { pace.record(quick) }
            #expect(!pace.isQuick)
            pace.record(quick)
            #expect(pace.isQuick)
        }
    }
}
