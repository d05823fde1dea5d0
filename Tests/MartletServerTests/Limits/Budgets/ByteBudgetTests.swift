import Testing

@testable import MartletServer

@Suite struct ByteBudgetTests {
    @Test func bothLimitsHoldAndNothingIsTakenWhenRefused() throws {
        let budget = ByteBudget(limit: 100, limitOfAddress: 60)
        let (one, other) = (AddressBlock("192.0.2.1"), AddressBlock("192.0.2.2"))
        #expect(budget.take(50, for: one) == nil)
        #expect(budget.take(20, for: one) == .address)
        #expect(budget.take(50, for: other) == nil)
        #expect(budget.take(1, for: nil) == .all)
        #expect(budget.total == 100)
        budget.giveBack(50, of: one)
        #expect(budget.take(50, for: nil) == nil)
        budget.giveBack(50, of: nil)
        budget.giveBack(50, of: other)
        #expect(budget.total == 0)
    }

    /// A limit that is less than one request may have would refuse it for ever.
    @Test func oneAloneIsAlwaysTaken() {
        let budget = ByteBudget(limit: 100, limitOfAddress: 60)
        #expect(budget.take(500, for: AddressBlock("192.0.2.1")) == nil)
        #expect(budget.take(1, for: nil) == .all)
    }
}
