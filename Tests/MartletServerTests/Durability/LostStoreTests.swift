import Foundation
import Glibc
import MartletUI
import Testing

@testable import MartletServer

/// A store that fails, or begins anew, while sessions are alive.
@Suite(.serialized) struct LostStoreTests {
    private let folder = TestFolder()

    @Test func whatWaitedBecomesDurableWithoutMoreWork() throws {
        try withDurableServer(folder.store, changing: { $0.storeTimeout = 0 }) { server in
            let visitor = try Visitor(server)
            let stream = try visitor.openStream()
            #expect(try stream.block() == "durable: 0\nposts: 0\n\n")
            let other = try SQLiteConnection(folder.file(), timeout: 0)
            try other.run("BEGIN IMMEDIATE")
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try stream.block().hasPrefix("id: 1\n"))
            #expect(eventually { server.context.store?.health != .healthy })
            try other.run("COMMIT")
            #expect(try stream.block() == "durable: 1\n\n")
            #expect(server.context.store?.health == .healthy)
        }
    }

    @Test func everythingThatIsAliveIsStoredAnew() throws {
        let board = Shared(0, key: "lost-board")
        let app = AppDefinition(scenes: {
            WindowGroup("Counter", path: "/counter") { DurableProgram.Counter() }
            WindowGroup("Rows", path: "/rows") { DurableProgram.Rows() }
            WindowGroup("Board", path: "/board") {
                Button("Add") { board.update { $0 += 1 } }.accessibilityIdentifier("add")
            }
        })
        let visitors = try withDurableServer(folder.store, app, changing: { $0.limits.hydratedRetention = 0.2 }) {
            server in
            let asleep = try Visitor(server, "/rows")
            #expect(try asleep.click("row-b", seq: 1).status == 204)
            let awake = try Visitor(server, cookie: asleep.cookie)
            let stream = try awake.openStream()
            #expect(try awake.click("inc", seq: 1).status == 204)
            let writer = try Visitor(server, "/board", cookie: asleep.cookie)
            #expect(try writer.click("add", seq: 1).status == 204)
            #expect(eventually { server.context.statistics.dehydratedPages.current == 2 })
            server.commitAll()
            let before = try server.storedNames.filter { !$0.contains(":n:") }
            #expect(before.contains { $0.hasPrefix("shared:") })
            for name in folder.names where !name.hasSuffix(".lock") { unlink(folder.file(name)) }
            #expect(try awake.click("inc", seq: 2).status == 204)
            while try stream.block() != "durable: 2\n\n" {}
            // Dehydrated pages have got their views for it.
            #expect(try eventually { try server.storedNames.filter { !$0.contains(":n:") } == before })
            return (asleep, awake)
        }
        try withDurableServer(folder.store, app) { server in
            let asleep = try visitors.0.moved(to: server)
            // By a number of the former process.
            #expect(
                try asleep.press(String(try visitors.0.number(of: "row-b")), seq: 2).text.contains("b pressed 2"))
            #expect(try visitors.1.moved(to: server).press("inc", seq: 3).text.contains("Count: 3"))
        }
    }

    @Test("What a new file needs is in it: the key of pages too, if it begins because the former was damaged")
    func aNewFileHasTheServersOwnRecords() throws {
        try serveOnce { _ in }
        for damage in 0..<3 {
            // The header, the rest, or all of it.
            let bytes = TestFile.bytes(folder.file()) ?? []
            #expect(bytes.count > 1_000)
            let damaged =
                damage == 0
                ? Array(repeating: 7, count: 100) + bytes[100...] : damage == 1 ? Array(bytes.prefix(700)) : []
            unlink(folder.file() + "-wal")
            unlink(folder.file() + "-shm")
            try Data(damaged).write(to: URL(filePath: folder.file()))
            let visitor = try serveOnce { server in
                let visitor = try Visitor(server)
                #expect(try visitor.click("inc", seq: 1).status == 204)
                return visitor
            }
            try serveOnce { server in
                let text = try visitor.moved(to: server).press("inc", seq: 2).text
                #expect(text.contains("Count: 2"), "damage \(damage): \(text)")
            }
        }
    }

    @discardableResult
    private func serveOnce<Result>(_ body: (Server) throws -> Result) throws -> Result {
        try withDurableServer(folder.store) { try body($0) }
    }

    @Test func whoWasEvictedIsStoredWithTheNextWork() throws {
        try withDurableServer(folder.store, changing: { $0.limits.storedSessions = 2 }) { server in
            let visitors = try (0..<3).map { _ in
                let visitor = try Visitor(server)
                #expect(try visitor.click("inc", seq: 1).status == 204)
                server.commitAll()
                return visitor
            }
            #expect(server.context.store?.statistics.evictions.current == 1)
            let evicted = visitors[0]
            #expect(try !server.isStored(evicted))
            #expect(try evicted.click("inc", seq: 2).status == 204)
            server.commitAll()
            #expect(try server.isStored(evicted))
        }
    }

    @Test func anObjectThatTheAppHasGivenUpStaysWithADehydratedPage() throws {
        let holder = try withDurableServer(folder.store, changing: { $0.limits.hydratedRetention = 0.2 }) { server in
            let holder = try Visitor(server, "/holder")
            #expect(try holder.press("hold", seq: 1).text.contains("held 5, app 5"))
            #expect(eventually { server.context.statistics.dehydratedPages.current == 1 })
            server.commitAll()
            let other = try Visitor(server, "/holder", cookie: holder.cookie)
            let stream = try other.openStream()
            #expect(try other.press("replace", seq: 1).status == 200)
            while try stream.block() != "durable: 1\n\n" {}
            #expect(eventually { server.context.statistics.dehydratedPages.current == 0 })
            return holder
        }
        try withDurableServer(folder.store) { server in
            let stream = try holder.moved(to: server).openStream()
            _ = try stream.block()
            #expect(try stream.frame().patches.contains("held 5, app 0"))
        }
    }
}

extension Server {
    /// Whether the store has the page of a visitor.
    fileprivate func isStored(_ visitor: Visitor) throws -> Bool {
        let records = try context.store?.records(of: StoreKey(visitor.key)) ?? []
        return records.contains { RecordName.page(in: $0.name) != nil }
    }
}
