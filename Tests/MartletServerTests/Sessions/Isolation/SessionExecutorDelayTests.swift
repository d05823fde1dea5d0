import MartletServer
import MartletUI
import Synchronization
import Testing

/// What a session is to do later.
@Suite struct SessionExecutorDelayTests {
    /// Says when it is let go.
    private final class Sentinel: Sendable {
        let count: Count
        init(_ count: Count) { self.count = count }
        deinit { count.value.add(1, ordering: .relaxed) }
    }

    private final class Count: Sendable {
        let value = Atomic(0)
        var isOne: Bool { value.load(ordering: .relaxed) == 1 }
    }

    private func makeSession() -> Session {
        let app = AppDefinition(scenes: { WindowGroup { Text("a") } })
        let context = ServerContext(.testing, app, testLogger)
        let session = Session(.random(), context)
        context.registry.add(session)
        return session
    }

    private func wait(for count: Count) async throws {
        #expect(try await comesTrue { count.isOne })
    }

    @Test func itIsDoneInTheSession() async throws {
        let (session, count) = (makeSession(), Count())
        await session.later(.milliseconds(1)) {
            if session.executor.isCurrent { count.value.add(1, ordering: .relaxed) }
        }
        try await wait(for: count)
    }

    @Test func itEndsWithTheSession() async throws {
        let (session, ended) = (makeSession(), Count())
        await session.laterHolding(Sentinel(ended))
        #expect(!ended.isOne)
        await session.end()
        try await wait(for: ended)
        // A session that has ended begins nothing.
        let refused = Count()
        await session.laterHolding(Sentinel(refused))
        try await wait(for: refused)
    }
}

extension Session {
    fileprivate func later(_ duration: Duration, _ body: @escaping @Sendable () -> Void) {
        _ = executor.perform(after: duration, tolerance: .zero, body)
    }

    /// Arranges what holds `object` for ten minutes.
    fileprivate func laterHolding(_ object: any Sendable) {
        later(.seconds(600)) { withExtendedLifetime(object) {} }
    }
}
