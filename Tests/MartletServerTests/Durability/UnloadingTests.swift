import Glibc
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// “A dehydrated page's state leaves memory for the store after some minutes”, also if the visitor uses another page.
@Suite struct UnloadingTests {
    private func server(pageRetention: Double = 7_200) throws -> Server {
        try .durable {
            $0.limits.hydratedRetention = 0.1
            $0.limits.hibernationTime = 0.1
            $0.limits.pageRetention = pageRetention
        }
    }

    /// A page whose stream keeps the session in memory, so that only other pages can leave it.
    private func withOtherPage(
        _ server: Server, of visitor: Visitor, _ body: (Session) throws -> Void
    ) throws {
        let other = try Visitor(server, cookie: visitor.cookie)
        let stream = try other.openStream()
        try body(try #require(server.context.registry.all.first))
        #expect(try other.click("inc", seq: 1).status == 204)
        #expect(try stream.frame().patches.contains("Count: 1"))
    }

    private func count(_ server: Server) -> Int {
        server.context.durability?.unloadedSessions.load(ordering: .relaxed) ?? -1
    }

    private func waitUntilUnloaded(_ server: Server) { #expect(eventually { count(server) == 1 }) }

    /// A page that was pressed once and is only in the store, beside another.
    private func withUnloadedPage(_ body: (Server, Visitor, Session) throws -> Void) throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server)
        #expect(try visitor.click("inc", seq: 1).status == 204)
        try withOtherPage(server, of: visitor) { session in
            waitUntilUnloaded(server)
            try body(server, visitor, session)
        }
    }

    @Test func aPageLeavesMemoryAndComesBack() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server, "/storages")
        try withOtherPage(server, of: visitor) { session in
            for seq in 1...3 {
                let answer = try visitor.press("all", seq: seq)
                #expect(answer.text.contains("scene \(seq), visitor \(seq), app \(seq)"))
                waitUntilUnloaded(server)
                #expect(server.statistics.pages == 2)
                #expect(session.storing.unloaded.withLock { $0.count } == 1)
                #expect(server.context.statistics.dehydratedPages.current == 1)
            }
            #expect(try visitor.get(visitor.path + "/actions").text.contains("\"all\""))
            #expect(count(server) == 0)
            #expect(server.context.statistics.dehydratedPages.current == 0)
        }
    }

    /// What comes back with the records, or can be made again, is not kept.
    @Test func aPageThatHasLeftKeepsItsNameOnly() throws {
        try withUnloadedPage { _, visitor, session in
            let number = try #require(PageIdentifier(visitor.page.utf8))
            func isKept() -> [Bool]? {
                session.enterIfIdle { session in
                    guard let page = try? session.page(number) else { return [] }
                    let views = page.scene.makeGraph(GraphOptions(visitorStore: KeyedStore(), pageStore: KeyedStore()))
                    return [page.isUnloaded, views != nil, page.inspection != nil, page.scene.path.text == "/counter"]
                }
            }
            #expect(eventually { isKept() == [true, false, false, true] })
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
            #expect(eventually { isKept() == [false, true, false, true] })
        }
    }

    @Test func anInspectionBeginsAgainWithThePage() throws {
        let server = try Server.durable {
            $0.limits.hydratedRetention = 0.1
            $0.limits.hibernationTime = 0.1
            $0.inspects = true
        }
        defer { server.stop() }
        let visitor = try Visitor(server)
        #expect(try visitor.click("inc", seq: 1).status == 204)
        try withOtherPage(server, of: visitor) { (_: Session) throws in
            waitUntilUnloaded(server)
            #expect(try visitor.get(visitor.path + "/inspect").status == 200)
            #expect(count(server) == 0)
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
            #expect(try visitor.get(visitor.path + "/inspect").text.contains("Count: 2"))
        }
    }

    @Test func aStreamIsSentThePageAsItIs() throws {
        try withUnloadedPage { _, visitor, _ in
            let stream = try visitor.openStream(after: 1)
            #expect(try stream.frame().patches.contains("Count: 1"))
            // A post that the page has had is known.
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
        }
    }

    @Test func aSharedStreamHasThePagesLoadedThatItCarries() throws {
        try withUnloadedPage { server, visitor, _ in
            let socket = try RawSocket(port: server.port, timeout: 60)
            let place = "\(visitor.page):1"
            let places = ([place] + Array(repeating: place, count: 20)).joined(separator: ",")
            try socket.request("GET", "/_martlet/stream?p=\(places)", headers: ["Cookie: \(visitor.cookie)"])
            let stream = try RawStream(socket)
            // The mark comes first, once for each time that the page was named, and then the page.
            let frames = try (0..<23).map { _ in try stream.read(until: "\n\n") }
            #expect(frames.contains { $0.hasPrefix("event: \(visitor.page)\nid: ") && $0.contains("Count: 1") })
        }
    }

    @Test func aPageThatNobodyComesBackToIsLetGoWithItsRecords() throws {
        let server = try server(pageRetention: 0.3)
        defer { server.stop() }
        let visitor = try Visitor(server)
        #expect(try visitor.click("inc", seq: 1).status == 204)
        try withOtherPage(server, of: visitor) { (_: Session) throws in
            #expect(eventually { server.statistics.pages == 1 })
            #expect(count(server) == 0)
            #expect(server.context.statistics.dehydratedPages.current == 0)
            #expect(try visitor.click("inc", seq: 2).status == 410)
            server.commitAll()
            let pages = try server.storedNames.filter { $0.split(separator: ":").count == 2 }
            #expect(pages.count == 1)
        }
    }

    /// An object that the app has as well would be another when it comes back.
    @Test func aPageWithAnObjectOfTheAppStays() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server, "/holder")
        #expect(try visitor.press("hold", seq: 1).text.contains("held 5, app 5"))
        // Its page refers to the object only after the app's record has it.
        server.commitAll()
        let holder = try Visitor(server, "/holder", cookie: visitor.cookie)
        #expect(try visitor.press("hold", seq: 2).text.contains("held 10, app 10"))
        try withOtherPage(server, of: visitor) { session in
            // The other page holds an object of its own.
            waitUntilUnloaded(server)
            #expect(eventually { server.context.statistics.dehydratedPages.current == 2 })
            #expect(session.storing.unloaded.withLock { $0.count } == 1)
            let answers = try [holder.press("replace", seq: 1), visitor.press("hold", seq: 3)]
            #expect(answers[0].text.contains("app 0"))
            #expect(answers[1].text.contains("held 5, app 5"))
        }
    }

    /// One who asks for a page that is not theirs, or asks often, must not keep the thread busy that reads for all.
    @Test func onlyWhatIsMissingIsReadAndOnce() throws {
        try withUnloadedPage { server, visitor, session in
            let context = server.context
            let page = try #require(PageIdentifier(visitor.page.utf8))
            let stranger = PageIdentifier(number: page.number, code: page.code ^ 1)
            let isHeld = Semaphore()
            context.durability?.loader.add { isHeld.wait() }
            context.load([stranger], of: session, DeferredResponse())
            for _ in 0..<5 { context.load([page], of: session, DeferredResponse()) }
            let waiting = Mutex<Int?>(nil)
            session.enter { session in waiting.withLock { $0 = session.storing.waiting.withLock { $0?.count } } }
            #expect(eventually { waiting.withLock { $0 } == 5 })
            isHeld.signal()
            #expect(eventually { count(server) == 0 })
        }
    }

    @Test func whatOnlyTheStoreHadIsGoneWithIt() throws {
        try withUnloadedPage { _, visitor, session in
            session.didEvict()
            let answer = try visitor.click("inc", seq: 2)
            #expect(answer.status == 410)
        }
    }

    @Test func theWholeSessionHibernatesWithIt() throws {
        let server = try server()
        defer { server.stop() }
        let visitor = try Visitor(server)
        #expect(try visitor.click("inc", seq: 1).status == 204)
        try withOtherPage(server, of: visitor) { _ in waitUntilUnloaded(server) }
        #expect(eventually { server.statistics.sessions == 0 })
        #expect(count(server) == 0)
        #expect(server.context.statistics.dehydratedPages.current == 0)
        #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
    }
}
