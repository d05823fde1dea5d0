import MartletUI
import Testing

@testable import MartletServer

/// “An action can ask to be durable before its effect is shown.”
@Suite struct DurableActionTests {
    @Test func theMarkComesBeforeTheEffect() throws {
        try withDurableServer { server in
            let visitor = try Visitor(server, "/orders")
            let stream = try visitor.openStream()
            #expect(try stream.block() == "durable: 0\nposts: 0\n\n")
            #expect(try visitor.click("order", seq: 1).status == 204)
            #expect(try stream.block() == "durable: 1\n\n")
            #expect(try stream.frame().patches.contains("ordered 1"))
        }
    }

    @Test func otherActionsDoNotWait() throws {
        try withDurableServer { server in
            let visitor = try Visitor(server, "/orders")
            let stream = try visitor.openStream()
            _ = try stream.block()
            #expect(try visitor.click("look", seq: 1).status == 204)
            #expect(try stream.block().contains("looked 1"))
        }
    }

    @Test func withoutAStoreNothingWaits() throws {
        try withDurableServer(.none) { server in
            let visitor = try Visitor(server, "/orders")
            let stream = try visitor.openStream()
            #expect(try visitor.click("order", seq: 1).status == 204)
            #expect(try stream.frame().patches.contains("ordered 1"))
        }
    }
}
