import MartletUI
import Observation
import Synchronization
import Testing

@testable import MartletServer

/// An object that several visitors hold is changed on one visitor's thread and read on the others'.
@Suite struct SharedObjectTests {
    /// Its one property has a lock of its own, so that it may be `Sendable`.
    private final class Board: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private let lines = Mutex(0)

        var count: Int {
            registrar.access(self, keyPath: \.count)
            return lines.withLock { $0 }
        }

        func write() { registrar.withMutation(of: self, keyPath: \.count) { lines.withLock { $0 += 1 } } }
    }

    private struct BoardPage: View {
        let board: Board

        var body: some View {
            VStack {
                Text("Lines: \(board.count)")
                Button("Write") { board.write() }.accessibilityIdentifier("write")
            }
        }
    }

    @Test func everyReaderSeesWhatOneVisitorWrites() throws {
        let board = Board()
        let app = AppDefinition { WindowGroup("Board", path: "/board") { BoardPage(board: board) } }
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        let writer = try Visitor(server, "/board")
        let streams = try (0..<8).map { _ in try Visitor(server, "/board").openStream() }
        for number in 1...40 {
            #expect(try writer.click("write").status == 204)
            for stream in streams { #expect(try stream.frame().patches.contains("Lines: \(number)\"")) }
        }
    }
}
