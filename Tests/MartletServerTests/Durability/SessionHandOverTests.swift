import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// “A session moves whole when it is committed … the old worker ends when it is empty.” The store has one writer for a
/// session at any time.
@Suite(.serialized) struct SessionHandOverTests {
    private let folder = TestFolder()

    /// Work in the program that goes on until the test ends it.
    private struct Gate: Sendable {
        let began = Semaphore()
        let mayEnd = Semaphore()

        func pass() {
            began.signal()
            mayEnd.wait(milliseconds: 60_000)
        }
    }

    private struct Counter: View {
        let gate: Gate
        @State private var count = 0

        var body: some View {
            Text("count \(count)")
            Button("More") { count += 1 }.accessibilityIdentifier("more")
            Button("Slow") {
                gate.pass()
                count += 10
            }
            .accessibilityIdentifier("slow")
        }
    }

    private struct SlowPage: View {
        let gate: Gate
        @State private var count = 0

        var body: some View {
            if count > 0 { let _ = gate.pass() }
            Text("count \(count)")
            Button("More") { count += 1 }.accessibilityIdentifier("more")
        }
    }

    private func app(_ first: Gate, _ second: Gate = Gate()) -> AppDefinition {
        AppDefinition(scenes: {
            WindowGroup("First", path: "/counter") { Counter(gate: first) }
            WindowGroup("Second", path: "/second") { Counter(gate: second) }
        })
    }

    /// What a server that hands over has reported.
    private final class Reports: Sendable {
        private let (busy, isReleased, freed) = (Semaphore(), Semaphore(), Semaphore())
        private let ended = Semaphore()
        private let all = Mutex<[SessionReport]>([])

        func handOver(_ server: Server, grace: Double = 60) throws {
            let durability = try #require(server.context.durability)
            let handOver = DurableHandOver(durability, server.context.registry, grace: grace)
            let isStarted = Thread.start { [self] in
                _ = handOver.release(server) { [self] report in
                    all.withLock { $0.append(report) }
                    switch report {
                    case .busy: busy.signal()
                    case .released: isReleased.signal()
                    case .freed: freed.signal()
                    }
                }
                ended.signal()
            }
            #expect(isStarted)
        }

        func waitUntilReleased() { isReleased.wait(milliseconds: 60_000) }

        func waitUntilFreed() { freed.wait(milliseconds: 60_000) }

        func waitUntilEnded() { ended.wait(milliseconds: 60_000) }

        var reports: [SessionReport] { all.withLock { $0 } }

        var freedKeys: Set<SessionKey> {
            Set(reports.flatMap { report -> [SessionKey] in if case .freed(let keys) = report { keys } else { [] } })
        }

        var busyKeys: Set<SessionKey> {
            Set(reports.flatMap { report -> [SessionKey] in if case .busy(let keys) = report { keys } else { [] } })
        }
    }

    @Test("A post on a connection that was kept open is told that its session has moved, and not that it is unknown")
    func keptConnections() throws {
        try withDurableServer(folder.store) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            let reports = Reports()
            try reports.handOver(server)
            reports.waitUntilEnded()
            #expect(server.statistics.sessions == 0)
            let answer = try visitor.click("inc", seq: 2)
            #expect(answer.status == 503)
            #expect(answer.text.contains("moving"))
        }
    }

    @Test("Who asks the former process for a page, or posts a form, is sent to the next one and sees no error")
    func pagesAndForms() throws {
        try withDurableServer(folder.store) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            let reports = Reports()
            try reports.handOver(server)
            reports.waitUntilEnded()
            for (path, cookie) in [("/counter?color=red", visitor.cookie), ("/counter", "")] {
                let page = try visitor.get(path, headers: ["Accept: text/html"], cookie: cookie)
                #expect(page.status == 307)
                #expect(page["location"] == path)
                #expect(page["cache-control"] == "no-store")
            }
            let form = visitor.path + "/form?at=%2Fcounter"
            let post = try visitor.post("inc=", type: "application/x-www-form-urlencoded", to: form)
            #expect(post.status == 307)
            #expect(post["location"] == form)
            // What does not change is still answered here: a page that is just loading needs it.
            let script = try #require(visitor.loaded.text.firstMatch(of: /src="([^"]+)"/)?.1)
            #expect(try visitor.get(String(script)).status == 200)
            #expect(server.statistics.sessions == 0)
        }
    }

    @Test("A page that was sent just before the hand-over goes on in the next process, without a reload")
    func justSent() throws {
        let before = try withDurableServer(folder.store) { server in
            let visitor = try Visitor(server)
            let reports = Reports()
            try reports.handOver(server)
            reports.waitUntilEnded()
            let owners = try #require(server.context.store?.owners().filter { $0.key != .process })
            #expect(owners.count == 1)
            // It is soon forgotten if the browser does not come. The store counts minutes.
            #expect(owners.allSatisfy { $0.expires <= WallClock.seconds + 120 })
            return visitor
        }
        try withDurableServer(folder.store) { server in
            let visitor = try before.moved(to: server)
            #expect(try visitor.openStream().block() == "durable: 0\nposts: 0\n\n")
            #expect(try visitor.press("inc", seq: 1).text.contains("Count: 1"))
            server.commitAll()
            let owners = try #require(server.context.store?.owners().filter { $0.key != .process })
            #expect(owners.allSatisfy { $0.expires > WallClock.seconds + 3_600 })
        }
    }

    @Test("A session goes as soon as its own work is over, and waits for nobody else's")
    func eachGoesByItself() throws {
        let (first, second) = (Gate(), Gate())
        try withDurableServer(folder.store, app(first, second)) { server in
            let (quick, slow) = (try Visitor(server), try Visitor(server, "/second"))
            let posts = try [quick, slow].map { try $0.begin("slow", seq: 1) }
            for gate in [first, second] { gate.began.wait(milliseconds: 60_000) }
            let reports = Reports()
            try reports.handOver(server)
            reports.waitUntilReleased()
            let keys: Set<SessionKey> = [try quick.key, try slow.key]
            #expect(reports.busyKeys == keys)
            first.mayEnd.signal()
            reports.waitUntilFreed()
            #expect(try reports.freedKeys == [quick.key])
            second.mayEnd.signal()
            reports.waitUntilEnded()
            #expect(reports.freedKeys == keys)
            #expect(server.statistics.sessions == 0)
            withExtendedLifetime(posts) {}
        }
    }

    @Test("Nothing is written of a session whose work goes on after the grace: the next process has it")
    func nothingIsWrittenAfterTheGrace() throws {
        let gate = Gate()
        let visitor = try withDurableServer(folder.store, app(gate)) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("more", seq: 1).status == 204)
            server.commitAll()
            let slow = try visitor.begin("slow", seq: 2)
            gate.began.wait(milliseconds: 60_000)
            let reports = Reports()
            try reports.handOver(server, grace: 0)
            reports.waitUntilEnded()
            #expect(try reports.freedKeys == [visitor.key])
            gate.mayEnd.signal()
            let session = try #require(server.context.registry.all.first)
            let isOver = Semaphore()
            session.enter { _ in isOver.signal() }
            isOver.wait(milliseconds: 60_000)
            server.commitAll()
            withExtendedLifetime(slow) {}
            return visitor
        }
        try withDurableServer(folder.store, app(gate)) { server in
            let stream = try visitor.moved(to: server).openStream()
            #expect(try stream.block() == "durable: 1\nposts: 1\n\n")
        }
    }

    @Test("A session that is being loaded at a hand-over is released like the others")
    func loadedMeanwhile() throws {
        let gate = Gate()
        let app = AppDefinition(scenes: { WindowGroup("Slow", path: "/slow") { SlowPage(gate: gate) } })
        let before = try withDurableServer(folder.store, app) { server in
            let visitor = try Visitor(server, "/slow")
            gate.mayEnd.signal()
            #expect(try visitor.click("more", seq: 1).status == 204)
            gate.began.wait(milliseconds: 60_000)
            return visitor
        }
        try withDurableServer(folder.store, app) { server in
            let visitor = try before.moved(to: server)
            let asking = try RawSocket(port: server.port, timeout: 60)
            try asking.request("GET", visitor.path + "/actions", headers: ["Cookie: \(visitor.cookie)"])
            gate.began.wait(milliseconds: 60_000)
            let reports = Reports()
            try reports.handOver(server)
            reports.waitUntilReleased()
            #expect(try reports.busyKeys == [visitor.key])
            gate.mayEnd.signal()
            reports.waitUntilEnded()
            #expect(try reports.freedKeys == [visitor.key])
            #expect(server.statistics.sessions == 0)
            _ = try asking.response()
        }
    }

    @Test("A session that would be loaded after the release stays in the store, for the next process")
    func notLoadedAfterwards() throws {
        let before = try withDurableServer(folder.store) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            return visitor
        }
        try withDurableServer(folder.store) { server in
            let visitor = try before.moved(to: server)
            server.context.registry.close()
            // Found neither in memory nor in the store: it is the next process's.
            _ = try visitor.get(visitor.path + "/actions")
            #expect(server.statistics.sessions == 0)
            #expect(server.statistics.pages == 0)
        }
        try withDurableServer(folder.store) { server in
            let visitor = try before.moved(to: server)
            #expect(try visitor.press("inc", seq: 2).text.contains("Count: 2"))
        }
    }

    @Test("A session that cannot be read now is not lost: its visitor is told to come back")
    func unreadable() throws {
        let before = try withDurableServer(folder.store) { server in
            let visitor = try Visitor(server)
            #expect(try visitor.click("inc", seq: 1).status == 204)
            return visitor
        }
        try withDurableServer(folder.store) { server in
            server.context.store?.close()
            let answer = try before.moved(to: server).click("inc", seq: 2)
            #expect(answer.status == 503)
            #expect(answer["retry-after"] == "1")
            #expect(server.context.durability?.sleeping.count == 1)
        }
    }
}
