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
        #expect(eventually { server.statistics.sessions == 0 })
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

    @Test func whatTheStoreHasAlreadyIsNotWrittenAgain() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server)
        #expect(try visitor.click("inc", seq: 1).status == 204)
        try hibernate(server)
        let store = try #require(server.context.store)
        let key = try #require(store.owners().first { $0.key != .process }?.key)
        func versions() throws -> [String: Int64] {
            Dictionary(uniqueKeysWithValues: try store.records(of: key).map { ($0.name, $0.version) })
        }
        let before = try versions()
        // The page's numbers stand in a record of their own.
        #expect(before.count > 2)
        #expect(try visitor.click("inc", seq: 2).status == 204)
        server.context.durability?.commitAll(server.context.registry)
        let after = try versions()
        let written = after.filter { before[$0.key] != $0.value }.keys
        #expect(!written.contains("session"))
        // The page, and the numbers that its elements have now.
        #expect(written.count == 2 && written.allSatisfy { $0.hasPrefix("page:") })
    }

    /// By this, another server knows which posts nobody can perform again.
    @Test func theRecordOfAPageSaysItsLastPost() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server)
        for number in 1...3 { #expect(try visitor.click("inc", seq: number).status == 204) }
        let store = try #require(server.context.store)
        // The session performs the posts, and says that it has, on a thread of its own.
        var stored: (page: UInt64, key: StoreKey, record: StoredRecord)?
        let isStored = eventually {
            server.context.durability?.commitAll(server.context.registry)
            guard let key = store.owners().first(where: { $0.key != .process })?.key,
                let record = try? store.records(of: key).first(where: {
                    $0.name.hasPrefix("page:") && $0.name.split(separator: ":").count == 2
                }), let page = RecordName.page(in: record.name)
            else { return false }
            stored = (page, key, record)
            return StoredPageHead.lastPost(page, in: record) == 3
        }
        #expect(isStored)
        let (page, key, record) = try #require(stored)
        #expect(try store.records(of: key, named: [RecordName.page(page)]) == [record])
        let damaged = StoredRecord(name: record.name, version: 1, value: Array(record.value.prefix(8)))
        #expect(StoredPageHead.lastPost(page, in: damaged) == nil)
    }

    @Test func aVisitorWhoseCookieNeverCameBackIsNotStored() throws {
        let server = try server()
        defer { server.stop() }
        _ = try Visitor(server)
        server.context.durability?.commitAll(server.context.registry)
        #expect(server.context.store?.owners().allSatisfy { $0.key == .process } == true)
    }
}
