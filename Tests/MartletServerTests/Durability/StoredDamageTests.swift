import Glibc
import MartletUI
import Testing

@testable import MartletServer

/// “A damaged record is kept aside and named in the log, `/healthz` and the page; nothing begins anew with 0 in silence.”
@Suite(.serialized) struct StoredDamageTests {
    private let folder = TestFolder()
    private let log = CollectedLog()

    private func serve<Result>(
        _ app: AppDefinition = DurableProgram.definition, _ memory: WorkerMemory? = nil,
        _ body: (Server) throws -> Result
    ) throws -> Result {
        try withDurableServer(
            folder.store, app, logger: log.logger, changing: { $0.workerMemory = memory.map { ($0, 0) } }, body)
    }

    /// A visitor of a former server, who has pressed twice.
    private func former(_ path: String = "/counter", press: String = "inc", memory: WorkerMemory? = nil) throws
        -> Visitor
    {
        try serve(DurableProgram.definition, memory) { server in
            let visitor = try Visitor(server, path)
            for number in 1...2 { #expect(try visitor.click(press, seq: number).status == 204) }
            return visitor
        }
    }

    private func damage(_ names: String) throws {
        try SQLiteConnection(folder.file(), timeout: 0).run(
            "UPDATE records SET value = zeroblob(length(value)) WHERE name LIKE '\(names)'")
    }

    private func health(_ visitor: Visitor) throws -> String { try visitor.get("/healthz").text }

    private let words = "A part of what the server had stored of this page is damaged and begins anew ("

    @Test("A page that is lost: the one in its place says so, once, and does not count on in silence")
    func aLostPageIsSaid() throws {
        let before = try former()
        try damage("page:%")
        try serve { server in
            let visitor = try before.moved(to: server)
            #expect(try visitor.click("inc", seq: 3).status == 410)
            let page = try Visitor(server, cookie: visitor.cookie)
            #expect(page.loaded.text.contains(words) && page.loaded.text.contains("Count: 0"))
            let next = try Visitor(server, cookie: visitor.cookie)
            #expect(!next.loaded.text.contains(words))
            #expect(try health(visitor).contains("store: damaged records are put aside ("))
            #expect(log.lines.contains { $0.contains("is damaged") && $0.contains("records=page:") }, "\(log.lines)")
        }
        // Until the session expires, also after a restart.
        try serve { server in
            let health = try health(before.moved(to: server))
            #expect(health.contains("put aside"))
        }
    }

    @Test("A session of which nothing can be read: its visitor is a new one, and reads why")
    func aLostSessionIsSaid() throws {
        let before = try former()
        try damage("session")
        try serve { server in
            let visitor = try before.moved(to: server)
            #expect(try visitor.click("inc", seq: 3).status == 404)
            let page = try Visitor(server, cookie: visitor.cookie)
            #expect(page.loaded.text.contains(words))
            #expect(page.cookie != visitor.cookie)
            #expect(log.lines.contains { $0.contains("records=session") }, "\(log.lines)")
        }
    }

    @Test("A page that has lost a part of its state goes on with the rest, and says so")
    func aPageWithoutItsNumbersSaysSo() throws {
        let before = try former("/rows", press: "first")
        try damage("page:%:n:%")
        try serve { server in
            let stream = try before.moved(to: server).openStream()
            _ = try stream.block()
            #expect(try stream.frame().patches.contains(words))
        }
    }

    @Test("The key of pages has a copy: with one damaged record, all open pages would be lost")
    func theKeyHasACopy() throws {
        let before = try former()
        try damage("key")
        try serve { server in
            let answer = try before.moved(to: server).press("inc", seq: 3)
            #expect(answer.text.contains("Count: 3"))
            #expect(log.lines.contains { $0.contains("records of no session") && $0.contains("records=key") })
        }
    }

    @Test("A shared value that begins anew is said to those who come back")
    func aLostSharedValueIsSaid() throws {
        let app = { (key: String) in
            let board = Shared(0, key: "damaged-board")
            return AppDefinition(scenes: {
                WindowGroup("Board", path: "/board") {
                    Button("Board: \(board.value)") { board.update { $0 += 1 } }.accessibilityIdentifier("add")
                }
            })
        }
        let before = try serve(app("first")) { server in
            let visitor = try Visitor(server, "/board")
            #expect(try visitor.press("add", seq: 1).text.contains("Board: 1"))
            return visitor
        }
        try damage("shared:%")
        try serve(app("second")) { server in
            let visitor = try before.moved(to: server)
            let stream = try visitor.openStream()
            _ = try stream.block()
            #expect(try stream.frame().patches.contains("A part of what visitors share here was damaged"))
            #expect(try visitor.press("add", seq: 2).text.contains("Board: 1"))
            #expect(try health(visitor).contains("store: damaged records are put aside (1)"))
            #expect(log.lines.contains { $0.contains("records of no session") && $0.contains("records=shared:") })
        }
    }

    @Test("A shorter log is noticed: the number of the last commit stands in the supervisor's memory")
    func lostCommitsAreNoticed() throws {
        let memory = try #require(WorkerMemory.make())
        let before = try former(memory: memory)
        let files = [folder.file(), folder.file() + "-wal"].map { ($0, TestFile.bytes($0) ?? []) }
        try serve(DurableProgram.definition, memory) { server in
            let answer = try before.moved(to: server).press("inc", seq: 3)
            #expect(answer.text.contains("Count: 3"))
            let health = try health(before.moved(to: server))
            #expect(!health.contains("lost"))
        }
        // As if the disk had not kept the last commits.
        unlink(folder.file() + "-shm")
        for (path, bytes) in files { TestFile.write(bytes, to: path) }
        try serve(DurableProgram.definition, memory) { server in
            let visitor = try before.moved(to: server)
            #expect(try health(visitor).contains("store: lost its last commits ("))
            #expect(log.lines.contains { $0.contains("it lacks its last commits (") }, "\(log.lines)")
            let stream = try visitor.openStream()
            #expect(try stream.block() == "durable: 2\nposts: 2\n\n")
            #expect(try stream.frame().patches.contains("The server has lost its last changes."))
        }
        // Said once.
        try serve(DurableProgram.definition, memory) { server in
            let health = try health(before.moved(to: server))
            #expect(!health.contains("lost"))
        }
    }

    @Test("“No two processes give one number to different elements”, also if no store could be written meanwhile")
    func processesHaveNumbersWithoutAStore() throws {
        let memory = try #require(WorkerMemory.make())
        let first = try serve(DurableProgram.definition, memory) { $0.context.durability?.process ?? 0 }
        let second = try withDurableServer(
            folder.store,
            changing: {
                $0.workerMemory = (memory, 0)
                $0.storeRefusesWriting = { true }
            }
        ) { $0.context.durability?.process ?? 0 }
        let third = try serve(DurableProgram.definition, memory) { $0.context.durability?.process ?? 0 }
        #expect([first, second, third] == [first, first + 1, first + 2])
    }
}
