import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// What goes on in a session beside actions is reported: tasks that never suspend, and views without end.
@Suite(.serialized) struct TurnWatchTests {
    private let log = CollectedLog()
    private let gate = Gate()
    private let start = SystemTime.nanoseconds

    private struct Spinning: View {
        let gate: Gate

        var body: some View {
            Button("Asynchronous action") {
                await _Concurrency.Task.yield()
                gate.wait()
            }
            .accessibilityIdentifier("action")
            Button("Task") { _ = Session.startTask(name: nil, priority: nil) { gate.wait() } }
                .accessibilityIdentifier("task")
            Button("Task of a task") {
                _ = Session.startTask(name: nil, priority: nil) {
                    _ = Session.startTask(name: nil, priority: nil) { gate.wait() }
                }
            }
            .accessibilityIdentifier("inner")
            Button("Child") {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask {
                        await _Concurrency.Task.yield()
                        gate.wait()
                    }
                }
            }
            .accessibilityIdentifier("child")
        }
    }

    private struct Beginning: View {
        let gate: Gate

        var body: some View {
            Text(verbatim: "a").task {
                await _Concurrency.Task.yield()
                gate.wait()
            }
        }
    }

    private struct Rows: View {
        let gate: Gate
        @State private var count = 0

        var body: some View {
            Button("Show") { count = 3 }.accessibilityIdentifier("show")
            ForEach(0..<count, id: \.self) { _ in Row(gate: gate) }
        }
    }

    private struct Row: View {
        let gate: Gate

        var body: some View {
            gate.wait()
            return Text(verbatim: "a")
        }
    }

    private func session(
        isDevelopment: Bool = true, _ content: @escaping @Sendable () -> some View
    ) throws -> (session: Session, watch: ActionWatch) {
        var configuration = ServerConfiguration()
        configuration.isDevelopment = isDevelopment
        let app = AppDefinition(scenes: { WindowGroup { content() } })
        let context = ServerContext(configuration, app, log.logger)
        return (Session(.random(), context), try #require(context.actionWatch))
    }

    /// Looks once, and again when what goes on has taken that long. Bodies of other tests are seen, too.
    private func look(_ watch: ActionWatch, seconds: UInt64, withBodies: Bool = false) {
        for later in [0, 1, seconds] {
            if withBodies { watch.lookAtBodies(at: start + later * 1_000_000_000) }
            watch.lookAtTurns(at: start + later * 1_000_000_000)
        }
    }

    /// Waits until so many turns are under way. A thread whose turn has ended may not have noted it yet.
    private func expect(turns count: Int, in watch: ActionWatch) async throws {
        #expect(try await comesTrue { watch.pool?.turns.count { $0.executor != nil } == count })
    }

    private func expectReport(of identifier: String, _ metadata: String) async throws {
        let (session, watch) = try session { [gate] in Spinning(gate: gate) }
        let page = try await session.makeTestPage()
        try await session.perform(identifier, on: page)
        #expect(try await comesTrue { gate.arrivals == 1 })
        try await expect(turns: 1, in: watch)
        look(watch, seconds: 4)
        #expect(log.lines == [])
        look(watch, seconds: 5)
        look(watch, seconds: 9)
        #expect(
            log.lines == [
                "error A task goes on without suspending, and its visitor waits; await something in each loop, such as Task.yield(), or do the work in Task.detached"
                    + metadata
            ])
        gate.open()
        try await expect(turns: 0, in: watch)
        look(watch, seconds: 1)
        #expect(log.lines.count == 2 && log.text.contains("notice What went on for long has ended"))
    }

    @Test(arguments: ["action", "task", "inner"]) func aTaskOfAnActionIsNamedByIt(_ identifier: String) async throws {
        try await expectReport(of: identifier, " event=click milliseconds=5000 page=/ view=Spinning")
    }

    /// A child of a group is a task of its own, of which nothing is noted.
    @Test func aChildIsReportedToo() async throws {
        try await expectReport(of: "child", " milliseconds=5000")
    }

    @Test(arguments: [true, false]) func aViewsTaskIsNamedByItsView(isDevelopment: Bool) async throws {
        let (session, watch) = try session(isDevelopment: isDevelopment) { [gate] in Beginning(gate: gate) }
        _ = try await session.makeTestPage()
        #expect(try await comesTrue { gate.arrivals == 1 })
        try await expect(turns: 1, in: watch)
        look(watch, seconds: 5)
        #expect(log.text.hasSuffix(" event=task milliseconds=5000 page=/ view=Beginning"))
        gate.open()
        #expect(try await comesTrue { session.executor.isIdle })
    }

    /// Turns of one task that suspends between them are not one that goes on, and nothing of a task stays known after it.
    @Test func turnsThatEndAreNotReported() async throws {
        let (session, watch) = try session { [gate] in Spinning(gate: gate) }
        let page = try await session.makeTestPage()
        gate.open()
        let now = SystemTime.nanoseconds
        for second: UInt64 in 0..<20 {
            try await session.perform("action", on: page)
            #expect(try await comesTrue { gate.arrivals == second + 1 })
            watch.lookAtTurns(at: now + second * 1_000_000_000)
        }
        #expect(try await comesTrue { session.executor.isIdle })
        #expect(log.lines == [] && watch.origins.isEmpty)
    }

    /// One body is reported as such; many that take long together as what they are.
    @Test func viewsThatAreEvaluatedForLongAreReported() async throws {
        let (session, watch) = try session { [gate] in Rows(gate: gate) }
        let page = try await session.makeTestPage()
        session.enter { _ = try? $0.press("show", on: page) }
        #expect(try await comesTrue { gate.arrivals == 1 })
        try await expect(turns: 1, in: watch)
        watch.lookAtTurns(at: SystemTime.nanoseconds)
        watch.lookAtTurns(at: SystemTime.nanoseconds + 5_000_000_000)
        #expect(log.text.hasPrefix("error Views are evaluated for long, and their visitor waits; show fewer rows"))
        #expect(log.text.hasSuffix(" milliseconds=5000 view=Row") && log.lines.count == 1)
        gate.open()
        #expect(try await comesTrue { session.executor.isIdle })
    }

    @Test func aBodyIsNotReportedAsATurn() async throws {
        let (session, watch) = try session { [gate] in Rows(gate: gate) }
        let page = try await session.makeTestPage()
        session.enter { _ = try? $0.press("show", on: page) }
        #expect(try await comesTrue { gate.arrivals == 1 })
        try await expect(turns: 1, in: watch)
        look(watch, seconds: 9, withBodies: true)
        #expect(log.lines.filter { $0.contains("view=Row") }.map { $0.prefix(17) } == ["error A body goes"])
        #expect(!log.text.contains("Views are evaluated"))
        gate.open()
        #expect(try await comesTrue { session.executor.isIdle })
    }
}
