import Logging
import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// What a program does beside its visitors, on a single server.
@Suite struct TaskRunnerTests {
    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<2_000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
        try #require(condition())
    }

    @Test func aServerRunsTheProgramsTasksAndCancelsThemAtItsEnd() async throws {
        let (begun, ended) = (SharedNumber(), SharedNumber())
        let app = AppDefinition(
            tasks: [
                ServerTask("clock") {
                    _ = begun.add(1)
                    defer { _ = ended.add(1) }
                    while true { try await Task.sleep(for: .seconds(60)) }
                }
            ], scenes: { WindowGroup { Text("") } })
        let server = try Server(.testing, app: app, logger: testLogger)
        try await wait { begun.current == 1 }
        #expect(server.context.tasks.count == 1)
        server.stop()
        #expect(ended.current == 1, "the server waits for it")
        #expect(server.context.tasks.count == 0)
        #expect(begun.current == 1)
    }

    @Test func aTaskThatThrowsIsReportedAndBeginsAgain() async throws {
        struct Failure: Error {}
        let begun = SharedNumber()
        let log = CollectedLog()
        let runner = TaskRunner(
            [
                ServerTask("feed") {
                    if begun.add(1) == 1 { throw Failure() }
                    try await Task.sleep(for: .seconds(60))
                }
            ], nil, nil, log.logger)
        runner.start()
        defer { runner.stop() }
        try await wait { begun.current == 2 }
        #expect(log.lines.contains { $0.contains("A task has thrown, and begins again.") })
    }

    @Test func ofTwoTasksWithOneNameTheSecondIsRefused() async throws {
        let (first, second) = (SharedNumber(), SharedNumber())
        let log = CollectedLog()
        let runner = TaskRunner(
            [ServerTask("a") { _ = first.add(1) }, ServerTask("a") { _ = second.add(1) }], nil, nil, log.logger)
        runner.start()
        try await wait { first.current == 1 }
        runner.stop()
        #expect(second.current == 0)
        #expect(log.lines.contains { $0.contains("have the name “a”") })
    }
}
