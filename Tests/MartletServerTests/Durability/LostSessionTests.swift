import MartletTesting
import Synchronization
import Testing

@testable import MartletServer

/// “A session has one owner at a time”: what a server does after it has lost a session never counts as done.
@Suite struct LostSessionTests {
    /// What the store has when the visitor's presses have been performed: the answer says that they were accepted.
    private func records(_ visitor: Visitor, _ durability: Durability, _ context: ServerContext) throws -> [String:
        [UInt8]]
    {
        #expect(eventually { context.registry.all.allSatisfy(\.executor.isIdle) })
        durability.committer.flush()
        let records = try durability.store.records(of: StoreKey(visitor.key))
        return Dictionary(records.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    @Test func whatASessionDoesAfterItWasLostIsNotStored() throws {
        try withDurableServer { server in
            let durability = try #require(server.context.durability)
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            let before = try records(visitor, durability, server.context)
            #expect(!before.isEmpty)
            #expect(try visitor.click("inc", seq: 2).status == 204)
            let after = try records(visitor, durability, server.context)
            #expect(after != before)
            // It is going to leave in its next turn, and has one more before that.
            for session in server.context.registry.all {
                session.storing.isLost.store(true, ordering: .sequentiallyConsistent)
            }
            #expect(try visitor.click("inc", seq: 3).status == 204)
            #expect(try records(visitor, durability, server.context) == after)
        }
    }
}
