import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// “Process-wide hooks that a second server takes over”. In a process of its own: other tests have servers, too.
@Suite struct ProcessTests {
    @Test func aSecondServerTakesNothingOver() async {
        await #expect(processExitsWith: .success) {
            let board = Shared(0, key: "ProcessTests")
            let app = AppDefinition(scenes: {
                WindowGroup("Board", path: "/board") {
                    Button("Add") { board.update { _ in board.update { $0 += 1 } } }.accessibilityIdentifier("add")
                }
            })
            let (one, two) = (CollectedLog(), CollectedLog())
            let first = try server(app, one, bytes: 1_000)
            let second = try server(app, two, bytes: 2_000)
            board.update { _ in board.update { $0 += 1 } }
            #expect(reports(one) == 1 && reports(two) == 0)
            let visitor = try Visitor(second, "/board")
            #expect(try visitor.click("add", seq: 1).status == 204)
            #expect(eventually { reports(two) == 1 }, "what a visitor's program does is in its server's log")
            #expect(reports(one) == 1)
            #expect(SharedBound.ofOne.load(ordering: .relaxed) == 1_000)
            first.commitAll()
            #expect(try first.storedNames.contains("shared:|key|ProcessTests"))
            #expect(try !second.storedNames.contains("shared:|key|ProcessTests"))
            first.stop()
            #expect(SharedBound.ofOne.load(ordering: .relaxed) == 2_000)
            board.update { _ in board.update { $0 += 1 } }
            #expect(reports(one) == 1 && reports(two) == 2)
            second.stop()
        }
    }
}

private func server(_ app: AppDefinition, _ log: CollectedLog, bytes: Int) throws -> Server {
    try .durable(.memory, app, logger: log.logger) { $0.limits.sharedBytes = bytes }
}

private func reports(_ log: CollectedLog) -> Int { log.lines.count { $0.contains("inside another update") } }
