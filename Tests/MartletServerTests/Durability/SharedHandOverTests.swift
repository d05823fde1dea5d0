import MartletUI
import Testing

@testable import MartletServer

/// “A `Shared` value has one owner at any time.”
@Suite(.serialized) struct SharedHandOverTests {
    private let folder = TestFolder()

    private struct Gate: Sendable {
        let began = Semaphore()
        let mayEnd = Semaphore()
    }

    private struct Board: View {
        let board: Shared<Int>
        let gate: Gate
        @State private var presses = 0

        var body: some View {
            Text("presses \(presses)")
            Button("Look") { presses += 1 }.accessibilityIdentifier("look")
            Button("Slow") {
                presses += 1
                gate.began.signal()
                gate.mayEnd.wait(milliseconds: 60_000)
                board.update { $0 += 1 }
            }
            .accessibilityIdentifier("slow")
        }
    }

    @Test("A post that changes a shared value after its server has handed over is done again by the next one")
    func theNextServerDoesIt() throws {
        let (board, gate) = (Shared(0, key: "hand-over-board"), Gate())
        let app = AppDefinition(scenes: {
            WindowGroup("Board", path: "/board") { Board(board: board, gate: gate) }
        })
        let before = try withDurableServer(folder.store, app) { server in
            let visitor = try Visitor(server, "/board")
            #expect(try visitor.click("look", seq: 1).status == 204)
            server.commitAll()
            let slow = try visitor.begin("slow", seq: 2)
            gate.began.wait(milliseconds: 60_000)
            let (released, ended) = (Semaphore(), Semaphore())
            let isStarted = Thread.start {
                server.context.sessionHandOver.release(server) { if $0 == .released { released.signal() } }
                ended.signal()
            }
            #expect(isStarted)
            released.wait(milliseconds: 60_000)
            gate.mayEnd.signal()
            ended.wait(milliseconds: 60_000)
            #expect(server.statistics.sessions == 0)
            withExtendedLifetime(slow) {}
            return visitor
        }
        try withDurableServer(folder.store, app) { server in
            let visitor = try before.moved(to: server)
            let stream = try visitor.openStream()
            #expect(try stream.block() == "durable: 1\nposts: 1\n\n")
            #expect(try stream.frame().patches.contains("presses 1"))
            gate.mayEnd.signal()
            #expect(try visitor.press("slow", seq: 2).text.contains("presses 2"))
        }
    }

    private struct Notes: View {
        let board: Shared<Int>
        @State private var text = ""

        var body: some View {
            Text("\(text.utf8.count) bytes, board \(board.value)")
            Button("Long") {
                text = String(repeating: "x", count: 200_000)
                board.update { $0 += 1 }
            }
            .accessibilityIdentifier("long")
            Button("Short") { text = "x" }.accessibilityIdentifier("short")
        }
    }

    @Test("If the store refuses a page, its post is done again, and does not change a shared value twice")
    func aRefusedPage() throws {
        let board = Shared(0, key: "refused-board")
        let app = AppDefinition(scenes: { WindowGroup("Notes", path: "/notes") { Notes(board: board) } })
        let limited: (inout ServerConfiguration) -> Void = { $0.limits.storedBytesPerSession = 100_000 }
        let before = try withDurableServer(folder.store, app, changing: limited) { server in
            let visitor = try Visitor(server, "/notes")
            #expect(try visitor.click("short", seq: 1).status == 204)
            server.commitAll()
            #expect(try visitor.press("long", seq: 2).text.contains("bytes, board 1"))
            server.commitAll()
            return visitor
        }
        let next = Shared(0, key: "refused-board")
        let nextApp = AppDefinition(scenes: { WindowGroup("Notes", path: "/notes") { Notes(board: next) } })
        try withDurableServer(folder.store, nextApp) { server in
            let visitor = try before.moved(to: server)
            #expect(try visitor.openStream().block() == "durable: 1\nposts: 1\n\n")
            #expect(try visitor.press("long", seq: 2).text.contains("bytes, board 1"))
        }
    }
}
