import Testing

@testable import MartletServer

/// Decision 6: "all overruns together take at most 200 ms at once, and one percent of the time in the long run".
@Suite struct OverrunBudgetTests {
    private let start = ContinuousClock.now

    @Test func manyShortOverrunsCloseIt() {
        let budget = OverrunBudget(start: start)
        var now = start
        var spent = Duration.zero
        while budget.allowsTurn(at: now), spent < .seconds(10) {
            now += .milliseconds(5)
            spent += .milliseconds(4)
            budget.charge(.milliseconds(4), at: now)
        }
        #expect(spent <= .milliseconds(220))
    }

    @Test func inTheLongRunTheyHaveTheirShare() {
        let budget = OverrunBudget(start: start)
        var now = start
        var spent = Duration.zero
        while now < start + .seconds(600) {
            now += .milliseconds(4)
            guard budget.allowsTurn(at: now) else { continue }
            spent += .milliseconds(4)
            budget.charge(.milliseconds(4), at: now)
        }
        #expect(spent <= .milliseconds(6_000 + 210))
        #expect(spent >= .milliseconds(5_900))
    }

    @Test func aLongOneIsPaidOff() {
        let budget = OverrunBudget(start: start)
        budget.charge(.seconds(2), at: start)
        #expect(!budget.allowsTurn(at: start + .seconds(179)))
        #expect(budget.allowsTurn(at: start + .seconds(181)))
    }

    @Test func theLongestIsForgottenInTheEnd() {
        let budget = OverrunBudget(start: start)
        for _ in 0..<3 { budget.charge(.seconds(1_000_000_000), at: start) }
        #expect(!budget.allowsTurn(at: start + .seconds(3_500)))
        #expect(budget.allowsTurn(at: start + .seconds(3_600)))
    }

    @Test func aTurnWithinThePatienceIsFree() {
        let budget = OverrunBudget(start: start)
        budget.charge(.zero - .milliseconds(1), at: start)
        #expect(!budget.isScarce(at: start))
        budget.charge(.milliseconds(60), at: start)
        #expect(budget.isScarce(at: start) && budget.allowsTurn(at: start))
    }
}
