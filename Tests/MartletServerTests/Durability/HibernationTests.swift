import Glibc
import MartletUI
import Testing

@testable import MartletServer

/// “A dehydrated page's state leaves memory for the store after some minutes.”
@Suite struct HibernationTests {
    private func server() throws -> Server {
        try .durable {
            $0.limits.hydratedRetention = 0.1
            $0.limits.hibernationTime = 0.1
        }
    }

    /// Waits until the session has left memory.
    private func hibernate(_ server: Server) throws {
        for _ in 0..<2_000 where server.statistics.sessions > 0 { usleep(5_000) }
        #expect(server.statistics.sessions == 0)
        #expect(server.statistics.pages == 0)
    }

    @Test func aSessionLeavesMemoryAndComesBack() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server)
        #expect(try visitor.click("inc", seq: 1).status == 204)
        try hibernate(server)
        #expect(server.context.durability?.sleeping.count == 1)
        #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
        #expect(server.context.durability?.sleeping.count == 0)
    }

    @Test func itComesBackMoreThanOnce() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server, "/storages")
        for number in 1...3 {
            #expect(try visitor.press("all", seq: number).text.contains("scene \(number), visitor \(number)"))
            try hibernate(server)
        }
    }

    @Test func aVisitorWhoseCookieNeverCameBackIsNotStored() throws {
        let server = try server()
        defer { server.stop() }
        _ = try Visitor(server)
        server.context.durability?.commitAll(server.context.registry)
        #expect(server.context.store?.owners().allSatisfy { $0.key == .process } == true)
    }
}
