import Testing

@testable import MartletUI

@Suite struct InlineExecutionPolicyTests {
    private let quick = Duration.microseconds(50)
    private let slow = Duration.milliseconds(5)

    @Test func quickTurnsInARowAreTheProof() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<2 { inlineExecution.record(quick) }
        #expect(!inlineExecution.isQuick)
        inlineExecution.record(quick)
        #expect(inlineExecution.isQuick)
    }

    @Test func aColdStartIsCountedAnew() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        inlineExecution.record(quick)
        inlineExecution.record(slow)
        for _ in 0..<2 { inlineExecution.record(quick) }
        #expect(!inlineExecution.isQuick)
        inlineExecution.record(quick)
        #expect(inlineExecution.isQuick)
    }

    @Test func aSlowTurnAloneIsForgotten() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<3 { inlineExecution.record(quick) }
        for _ in 0..<10 {
            inlineExecution.record(slow)
            #expect(inlineExecution.isQuick)
            for _ in 0..<3 { inlineExecution.record(quick) }
        }
    }

    @Test func twoSlowTurnsAmongAFewAreARelapse() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<3 { inlineExecution.record(quick) }
        inlineExecution.record(slow)
        for _ in 0..<2 { inlineExecution.record(quick) }
        inlineExecution.record(slow)
        #expect(!inlineExecution.isQuick)
    }

    @Test func aVerySlowTurnIsARelapse() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<3 { inlineExecution.record(quick) }
        inlineExecution.record(.milliseconds(50))
        #expect(!inlineExecution.isQuick)
    }

    @Test func aRelapseIsRememberedForLong() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<3 { inlineExecution.record(quick) }
        for turns in [1_000, 2_000, 4_000] {
            for _ in 0..<2 { inlineExecution.record(slow) }
            for _ in 1..<turns { inlineExecution.record(quick) }
            #expect(!inlineExecution.isQuick)
            inlineExecution.record(quick)
            #expect(inlineExecution.isQuick)
        }
    }

    /// Issue 27: "a handler that has once waited loses its inline place."
    @Test func whoWouldHaveWaitedLosesThePlace() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<3 { inlineExecution.record(quick) }
        let hasMetWait = InlineTurn.run {
            #expect(!InlineTurn.mayWait())
        }
        inlineExecution.record(quick, hasMetWait: hasMetWait)
        #expect(!inlineExecution.isQuick)
        #expect(!InlineTurn.run {})
        #expect(InlineTurn.mayWait(), "outside of such turns")
    }

    @Test func whatIsBarredNeverRunsThere() {
        let inlineExecution = InlineExecutionPolicy(proof: 3)
        for _ in 0..<3 { inlineExecution.record(quick) }
        inlineExecution.bar()
        for _ in 0..<100 { inlineExecution.record(quick) }
        #expect(!inlineExecution.isQuick)
    }
}
