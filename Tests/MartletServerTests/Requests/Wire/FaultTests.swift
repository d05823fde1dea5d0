import Glibc
import MartletTesting
import MartletUI
import Testing

@testable import MartletServer

/// Seeded random cuts, delays, duplicates and reorderings at protocol level: each run ends with the DOM equal to a fresh
/// render, with no action lost or doubled, and without a reload. `make soak` makes at least 500 runs (`FAULT_RUNS`).
@Suite struct FaultTests {
    private static let groups = 12
    private static let runsPerGroup = max(1, Trials.count("FAULT_RUNS", 96) / groups)

    @Test(arguments: 0..<groups) func nothingIsLostOrDoubled(_ group: Int) async throws {
        var configuration = ServerConfiguration.testing
        configuration.isDevelopment = false
        let app = AppDefinition(scenes: { WindowGroup("Faulty", path: "/faulty") { FaultyProgram() } })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        for run in 0..<Self.runsPerGroup {
            let seed = UInt64(run * Self.groups + group)
            do {
                try await play(seed, server)
            } catch {
                Issue.record("seed \(seed): \(error)")
            }
        }
    }

    private func play(_ seed: UInt64, _ server: Server) async throws {
        var random = SeededGenerator(seed: seed)
        let client = try FaultyClient(server)
        var reference = FaultyProgram.Rows()
        var text = ""

        for step in 0..<Int.random(in: 20...60, using: &random) {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<30:
                let press = FaultyProgram.Rows.Press.allCases.randomElement(using: &random) ?? .add
                // These are always there, so each has its effect exactly once.
                #expect(client.press(press.rawValue))
                reference.perform(press)
            case 30..<34: _ = client.press("toggle")
            case 34..<38:
                text += String(step % 10)
                #expect(client.press("field", "input", value: text))
            case 38..<41: _ = client.press("row\(Int.random(in: 1...max(1, reference.next), using: &random))")
            case 41..<58: try client.post()
            case 58..<63: try client.postAndLose()
            case 63..<66: try client.postTooEarly()
            case 66..<70: try client.postSlowly(Double.random(in: 0..<1, using: &random))
            case 70..<73: try client.finishDelayed()
            case 73..<88:
                try client.read(Bool.random(using: &random) ? 1 << 16 : Int.random(in: 1...80, using: &random))
            case 88..<91: client.cut()
            case 91..<97: try client.connect()
            case 97: client.wantResync()
            default: if !client.hasStream { await dehydrate(client) }
            }
        }

        while !client.queue.isEmpty { try client.post() }
        try client.finishDelayed()
        // A connection is joined to its page a little later, and may then bring everything anew.
        var end = try await end(of: client)
        repeat {
            try catchUp(client, through: end.sequence)
            end = try await self.end(of: client)
        } while client.applied != end.sequence
        // What is typed is the browser's, and no patch brings it back.
        if !text.isEmpty { client.dom.element("field")?.attributes["value"] = text }
        let fresh = try ModelDOM(html: end.html)
        #expect(client.dom.difference(from: fresh) == nil, "seed \(seed)")
        let rows = reference.rows.map(String.init).joined(separator: " ")
        #expect(client.dom.element("state")?.text == "\(reference.next): \(rows)", "seed \(seed)")
        #expect(client.dom.element("text")?.text ?? "" == text, "seed \(seed)")
    }

    /// Reads until the last frame was applied, over as many connections as that takes.
    private func catchUp(_ client: FaultyClient, through sequence: UInt64) throws {
        for _ in 0..<4_000 where client.isBehind(sequence) {
            if !client.hasStream { try client.connect() }
            try client.read(1 << 16)
            usleep(client.isBehind(sequence) ? 500 : 0)
        }
        #expect(!client.isBehind(sequence))
    }

    private func session(of client: FaultyClient) -> (session: Session, page: PageIdentifier)? {
        let cookie = client.visitor.cookie.utf8.drop { $0 != UInt8(ascii: "=") }.dropFirst()
        guard let identifier = SessionIdentifier(cookie), let page = PageIdentifier(client.visitor.page.utf8),
            let session = client.visitor.server.context.registry.session(identifier)
        else { return nil }
        return (session, page)
    }

    /// What the page shows at the end, and the number of the frame that says so.
    private func end(of client: FaultyClient) async throws -> (sequence: UInt64, html: [UInt8]) {
        if !client.hasStream { try client.connect() }
        let place = try #require(self.session(of: client))
        let end = await place.session.end(of: place.page)
        return try #require(end)
    }

    private func dehydrate(_ client: FaultyClient) async {
        if let (session, page) = session(of: client) { await session.dehydrate(page) }
    }
}

extension Session {
    fileprivate func end(of page: PageIdentifier) -> (sequence: UInt64, html: [UInt8])? {
        guard let page = try? livePage(page) else { return nil }
        page.settle()
        _ = page.makeFrame()
        return (page.sequence, Array((try? page.graph)?.html() ?? Bytes()))
    }

    fileprivate func dehydrate(_ page: PageIdentifier) {
        guard let page = try? self.page(page), !page.isDehydrated else { return }
        page.dehydrate()
    }
}
