import Testing

@testable import MartletServer

@Suite struct SessionOwnersTests {
    private func name(_ number: UInt64) -> SessionIdentifier { SessionIdentifier(high: number << 16, low: number) }

    @Test func oneLooksASessionUpAndTheOthersWait() {
        let owners = SessionOwners()
        let (first, second, third) = (DeferredResponse(), DeferredResponse(), DeferredResponse())
        #expect(owners.startsLookup(name(1), first))
        #expect(!owners.startsLookup(name(1), second))
        #expect(owners.startsLookup(name(2), third))
        owners.didLookUp(name(1), HTTPResponse(status: 204))
        #expect(first.answer.isFulfilled && second.answer.isFulfilled && !third.answer.isFulfilled)
        #expect(owners.startsLookup(name(1), DeferredResponse()))
        owners.didLookUp(name(1), HTTPResponse(status: 204))
        owners.didLookUp(name(2), HTTPResponse(status: 204))
    }

    @Test func whatWasFoundOutIsBelievedForAWhileAndForAtMostSoManySessions() {
        let owners = SessionOwners()
        owners.set(.server("10.0.0.5:80"), of: name(1))
        owners.set(.nobody, of: name(2))
        #expect(owners.owner(of: name(1)) == .server("10.0.0.5:80"))
        #expect(owners.owner(of: name(2)) == .nobody)
        #expect(owners.owner(of: name(3)) == nil)
        owners.forget(name(1))
        #expect(owners.owner(of: name(1)) == nil)
        // Anybody can ask for sessions that do not exist.
        for number in 10...20_010 { owners.set(.nobody, of: name(UInt64(number))) }
        #expect(owners.owner(of: name(2)) == nil)
        #expect(owners.owner(of: name(20_010)) == .nobody)
    }

    @Test func theNameOfASessionSaysWhereItHasBegun() {
        #expect(Cluster.server(in: SessionIdentifier(high: 0xABCD_1234_5678_9999, low: 1)) == 0xABCD_1234_5678)
    }

    /// A server that does not answer is not asked again, but for what has been found out meanwhile.
    @Test func onlyTheServerThatHasFailedIsForgotten() {
        let owners = SessionOwners()
        let name = SessionIdentifier.random()
        owners.set(.server("a"), of: name)
        owners.forget(name, at: "b")
        #expect(owners.owner(of: name) == .server("a"))
        owners.forget(name, at: "a")
        #expect(owners.owner(of: name) == nil)
    }
}
