import MartletTesting
import Synchronization
import Testing

@testable import MartletServer
@testable import MartletUI
@testable import MartletValues

/// “`Shared` values have a bound: a change beyond it is not applied, `update` returns its closure's result, page and log
/// name the value, `tryUpdate` throws, a metric counts.”
@Suite(.serialized) struct SharedBoundTests {
    private struct Wall: View {
        let notes: Shared<[String]>
        @State private var said = ""

        var body: some View {
            Text("\(notes.value.count) notes, \(said)")
            Button("Large") {
                said = notes.update { notes in
                    notes.append(String(repeating: "x", count: 20_000))
                    return "returned"
                }
            }
            .accessibilityIdentifier("large")
            Button("Try") {
                do {
                    try notes.tryUpdate { $0.append(String(repeating: "x", count: 20_000)) }
                } catch {
                    said = "\(error)"
                }
            }
            .accessibilityIdentifier("try")
            Button("Small") { notes.update { $0.append("x") } }.accessibilityIdentifier("small")
            Button("Clear") { notes.update { $0.removeAll() } }.accessibilityIdentifier("clear")
        }
    }

    private static func limits(_ configuration: inout ServerConfiguration) {
        configuration.limits.sharedBytes = 10_000
    }

    /// The bounds belong to the process.
    private func restoringBounds(_ body: () throws -> Void) rethrows {
        let (one, all) = (SharedBound.ofOne.load(ordering: .relaxed), SharedBound.ofAll.load(ordering: .relaxed))
        defer {
            SharedBound.ofOne.store(one, ordering: .relaxed)
            SharedBound.ofAll.store(all, ordering: .relaxed)
        }
        try body()
    }

    @Test func aChangeBeyondTheBoundIsNotMade() throws {
        let before = SharedBound.bytes
        try restoringBounds {
            let (notes, log) = (Shared<[String]>([]), CollectedLog())
            let app = AppDefinition(scenes: { WindowGroup("Wall", path: "/wall") { Wall(notes: notes) } })
            let refused = SharedBound.refused
            try withDurableServer(.memory, app, logger: log.logger, changing: Self.limits) { server in
                let visitor = try Visitor(server, "/wall")
                let stream = try visitor.openStream()
                var shown = ""
                #expect(try visitor.click("large", seq: 1).status == 204)
                while !shown.contains("durable: 1\n"), case let block = try stream.block() { shown += block }
                #expect(shown.contains("0 notes, returned"))
                let reason = "was not made: it would have 20024 bytes, and the limit shared-bytes is 10000."
                #expect(shown.contains("Array<String>> \(reason)".replacing("<", with: "\\u003c")), "\(shown)")
                #expect(log.lines.contains { $0.contains("Shared<Array<String>> \(reason)") }, "\(log.lines)")
                #expect(SharedBound.refused == refused + 1)
                let thrown = try visitor.press("try", seq: 2).text
                #expect(thrown.contains("was not changed: it would have 20024 bytes"), "\(thrown)")
                #expect(try visitor.press("small", seq: 3).text.contains("1 notes"))
                #expect(notes.value == ["x"])
            }
        }
        // What tests before this one have left may go meanwhile.
        #expect(eventually { SharedBound.bytes <= before }, "a server that has stopped keeps no value")
    }

    @Test("Whatever a value has, it may become smaller") func aLargeValueMayShrink() {
        restoringBounds {
            SharedBound.ofOne.store(1_000, ordering: .relaxed)
            let texts = Shared([String](repeating: String(repeating: "x", count: 100), count: 50))
            texts.update { $0.removeLast() }
            #expect(texts.value.count == 49)
            texts.update { $0.append("") }
            #expect(texts.value.count == 49)
            texts.update { $0.removeAll() }
            texts.update { $0.append("y") }
            #expect(texts.value == ["y"])
        }
    }

    @Test func allTogetherHaveABoundAndGiveItBack() throws {
        try restoringBounds {
            let before = SharedBound.bytes
            SharedBound.ofAll.store(before + 10_000, ordering: .relaxed)
            var first: Shared<[String]>? = Shared([])
            let second = Shared<[String]>([])
            first?.update { $0.append(String(repeating: "x", count: 6_000)) }
            let error = #expect(throws: SharedSizeError.self) {
                try second.tryUpdate { $0.append(String(repeating: "x", count: 6_000)) }
            }
            #expect(error?.limit == "all-shared-bytes")
            first = nil
            try second.tryUpdate { $0.append(String(repeating: "x", count: 6_000)) }
            #expect(SharedBound.bytes == before + 8 + 16 + 6_000)
        }
    }

    @Test("Updates by many threads, some of them refused, are counted right") func manyThreads() {
        restoringBounds {
            SharedBound.ofOne.store(20_000, ordering: .relaxed)
            let before = SharedBound.bytes
            let texts = Shared<[String]>([])
            let ended = SharedNumber()
            for thread in 0..<4 {
                Thread.start {
                    for number in 0..<200 {
                        texts.update { texts in
                            if number % 3 == 0, !texts.isEmpty { texts.removeLast() }
                            texts.append(String(repeating: "x", count: 100 + thread))
                        }
                    }
                    _ = ended.add(1)
                }
            }
            #expect(eventually(seconds: 30) { ended.current == 4 })
            let bytes = ValueSize<[String]>().bytes(of: texts.value, upTo: .max)
            #expect(SharedBound.bytes - before == bytes)
            #expect((15_000...20_000).contains(bytes))
        }
    }

    // MARK: What is written

    private struct Card: Sendable, Equatable { var title: String }
    private struct Board: Sendable, Equatable {
        var todo: [Card] = []
        var done: [Card] = []
    }

    private struct BoardView: View {
        let board: Shared<Board>

        var body: some View {
            Text("\(board.todo.count) and \(board.done.count)")
            Button("Fill") {
                board.update { board in
                    board.todo = (0..<18_000).map { Card(title: "\($0) " + String(repeating: "text ", count: 100)) }
                }
            }
            .accessibilityIdentifier("fill")
            Button("Move") { board.update { $0.done.append($0.todo.remove(at: 9_000)) } }
                .accessibilityIdentifier("move")
        }
    }

    private func app(_ board: Shared<Board>) -> AppDefinition {
        AppDefinition(scenes: { WindowGroup("Board", path: "/board") { BoardView(board: board) } })
    }

    @Test("A board of 10 MB with one card moved writes at most 64 KB") func aCardIsMoved() throws {
        let folder = TestFolder()
        let board = Shared(Board(), key: "bound-board")
        try withDurableServer(folder.store, app(board)) { server in
            let visitor = try Visitor(server, "/board")
            #expect(try visitor.press("fill", seq: 1).text.contains("18,000 and 0"))
            server.commitAll()
            let statistics = try #require(server.context.store).statistics
            let filled = statistics.bytes.current
            #expect(filled > 9_000_000)
            #expect(try visitor.press("move", seq: 2).text.contains("17,999 and 1"))
            server.commitAll()
            #expect((1...65_536).contains(statistics.bytes.current - filled), "\(statistics.bytes.current - filled)")
        }
        let next = Shared(Board(), key: "bound-board")
        try withDurableServer(folder.store, app(next)) { server in
            #expect(next.value == board.value)
            let visitor = try Visitor(server, "/board")
            let statistics = try #require(server.context.store).statistics
            let before = statistics.bytes.current
            #expect(try visitor.press("move", seq: 1).text.contains("17,998 and 2"))
            server.commitAll()
            #expect((1...65_536).contains(statistics.bytes.current - before), "also after a restart")
        }
    }
}
