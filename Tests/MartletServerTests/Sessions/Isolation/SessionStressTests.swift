import Glibc
import MartletTesting
import MartletUI
import Testing

@testable import MartletServer

/// Sessions in parallel, with programs of all kinds, by seeded schedules: there is no race on session state. The thread
/// sanitizer cannot see through `Mutex`.
@Suite struct SessionStressTests {
    private static let sessionCount = 16
    private static let threadCount = 4
    /// `STRESS_SEED` names another schedule, `STRESS_PRESSES` makes it longer.
    private static let seed = Trials.count("STRESS_SEED", 1)
    private static let presses = Trials.count("STRESS_PRESSES", 400)

    private let shared = Shared(StressTotals())
    /// What has been pressed, and in which session.
    private let pressed = Notes<(session: Int, button: String)>()

    @Test func manySessionsWithCodeOfAllKindsCountExactly() async throws {
        let (shared, archive) = (shared, StressArchive())
        let app = AppDefinition(scenes: { WindowGroup { StressProgram(shared: shared, archive: archive) } })
        var configuration = ServerConfiguration()
        configuration.limits.hydratedRetention = 600
        let context = ServerContext(configuration, app, testLogger)
        var pages: [(session: Session, page: PageIdentifier)] = []
        for _ in 0..<Self.sessionCount {
            let session = Session(.random(), context)
            context.registry.add(session)
            pages.append((session, try await session.makeTestPage()))
        }
        await withTaskGroup(of: Void.self) { [pages] group in
            for thread in 0..<Self.threadCount {
                group.addTask {
                    try? await blocking { press(pages, SeededGenerator(seed: UInt64(Self.seed + thread))) }
                }
            }
        }
        let total = pressed.all.count { $0.button == "shared" }
        for (number, (session, page)) in pages.enumerated() {
            var expected: [String: Int] = [:]
            for press in pressed.all where press.session == number {
                expected[press.button, default: 0] += StressProgram.buttons[press.button, default: 0]
            }
            let wanted = [StressProgram.text(expected), "\(total)"]
            var shown = ""
            _ = try await comesTrue {
                shown = try await session.html(of: page)
                return wanted.allSatisfy { shown.contains(">\($0)<") }
            }
            #expect(wanted.allSatisfy { shown.contains(">\($0)<") }, "STRESS_SEED=\(Self.seed): \(wanted) in \(shown)")
            await session.end()
        }
        #expect(shared.value.shared == total)
        context.pool.stop()
    }

    /// What one thread does with all sessions.
    private func press(_ pages: [(session: Session, page: PageIdentifier)], _ generator: SeededGenerator) {
        var generator = generator
        let buttons = StressProgram.buttons.keys.sorted()
        for _ in 0..<Self.presses {
            let (number, button) = (generator.below(pages.count), buttons[generator.below(buttons.count)])
            let (session, page) = pages[number]
            pressed.add((number, button))
            session.enter { try? $0.perform(button, on: page) }
            if generator.once(in: 8) { session.enter { _ = try? $0.frame(of: page) } }
            // Where the session is at rest, on this thread.
            if generator.once(in: 8) { _ = session.enterIfIdle { $0.flushChanges() } }
            if generator.once(in: 4) { usleep(UInt32(generator.below(300))) }
        }
    }
}

extension Session {
    fileprivate func html(of page: PageIdentifier) throws -> String {
        _ = try frame(of: page)
        return String(decoding: try self.page(page).graph.html(), as: UTF8.self)
    }
}
