import MartletUI
import Testing

@testable import MartletServer

/// What all visitors share reaches the readers of what changed, and nobody else.
@Suite struct SharedValueTests {
    private struct Board: Sendable {
        var title = "board"
        var cells = [0, 0, 0]
    }

    private struct Title: View {
        let board: Shared<Board>
        var body: some View { Text(verbatim: "title \(board.title)") }
    }

    private struct Cell: View {
        let board: Shared<Board>
        let index: Int
        var body: some View {
            Button("cell \(index) \(board.element(\.cells, at: index) ?? -1)") {
                board.update { $0.cells[index] += 1 }
            }
            .accessibilityIdentifier("cell\(index)")
        }
    }

    private static func definition(_ board: Shared<Board>) -> AppDefinition {
        AppDefinition(scenes: {
            WindowGroup("Cells", path: "/cells") {
                Cell(board: board, index: 0)
                Cell(board: board, index: 1)
            }
            WindowGroup("Title", path: "/title") { Title(board: board) }
        })
    }

    @Test func aChangeReachesItsReadersOnly() throws {
        let board = Shared(Board())
        let server = try Server(.testing, app: Self.definition(board), logger: testLogger)
        defer { server.stop() }
        let actor = try Visitor(server, "/cells")
        let watcher = try Visitor(server, "/cells")
        let reader = try Visitor(server, "/title")
        let cells = try watcher.openStream()
        let titles = try reader.openStream()
        let patches = try actor.press("cell1").text
        #expect(patches.contains("cell 1 1") && !patches.contains("cell 0"))
        let seen = try cells.frame()
        #expect(seen.patches.contains("cell 1 1") && !seen.patches.contains("cell 0"))
        board.update { $0.title = "new" }
        // The first change that reaches the reader of the title.
        let frame = try titles.frame()
        #expect(frame.number == 1 && frame.patches.contains("title new"))
    }

    @Test func anElementThatIsGoneIsNil() {
        let board = Shared(Board())
        board.update { $0.cells = [] }
        #expect(board.element(\.cells, at: 2) == nil)
        #expect(board.cells == [] && board.value.title == "board")
    }

    @Test func whatAFailedUpdateDidIsUndone() {
        struct Failure: Error {}
        let board = Shared(Board())
        #expect(throws: Failure.self) {
            try board.update { board throws in
                board.title = "half"
                throw Failure()
            }
        }
        #expect(board.title == "board")
    }

    @Test func updatesFromManyThreadsAllCount() async {
        let board = Shared(Board())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<100 { board.update { $0.cells[0] += 1 } } } }
        }
        #expect(board.cells[0] == 800)
    }
}
