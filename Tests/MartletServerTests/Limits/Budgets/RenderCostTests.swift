import Testing

@testable import MartletServer

@Suite struct RenderCostTests {
    @Test func aCostlyRenderCountsAtOnceAndIsForgottenSlowly() {
        let cost = RenderCost()
        #expect(cost.expectedWork == 0)
        #expect(cost.record(.milliseconds(2), bytes: 1 << 20) == 34)
        #expect(cost.expectedWork == 34)
        #expect(cost.expectedWeight == 1 << 20)
        _ = cost.record(.zero, bytes: 100)
        #expect((30..<34).contains(cost.expectedWork))
        for _ in 0..<200 { _ = cost.record(.zero, bytes: 100) }
        #expect(cost.expectedWork < 1)
        #expect(cost.expectedWeight == 0)
    }
}
