import Glibc
package import MartletUI
import Synchronization

/// A session without a server. The test drives its queue and its clock.
///
/// Safety of `@unchecked Sendable`: everything outside the lock belongs to the thread that runs in the session.
package final class TestSession: GraphIsolation, @unchecked Sendable {
    package let subscriptions = SharedSubscriptions()
    private let queue = Mutex<[Piece]>([])
    private var thread: pthread_t?
    package private(set) var time = Duration.zero
    private var later: [Later] = []

    private struct Piece { let body: @Sendable () -> Void }

    private final class Later: CancellableWork {
        let due: Duration
        private(set) var body: (@Sendable () -> Void)?

        init(due: Duration, _ body: @escaping @Sendable () -> Void) {
            self.due = due
            self.body = body
        }

        func cancel() { body = nil }

        func take() -> (@Sendable () -> Void)? {
            defer { body = nil }
            return body
        }
    }

    private let start = ContinuousClock.now
    package var now: ContinuousClock.Instant { start + time }
    package var isCurrent: Bool { thread == pthread_self() }
    package init() {}

    package var waitingCount: Int { queue.withLock { $0.count } }
    /// The number of scheduled actions that have not been canceled.
    package var laterCount: Int { later.count { $0.body != nil } }

    package func perform(_ body: @escaping @Sendable () -> Void) { queue.withLock { $0.append(Piece(body: body)) } }

    package func perform(
        after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void
    ) -> any CancellableWork {
        let work = Later(due: time + duration, body)
        later.append(work)
        return work
    }

    package func mark(_ body: @escaping @Sendable () -> Void) { perform(body) }

    package func runInTurns(_ turn: @escaping @Sendable () -> Bool) { while turn() {} }

    package func report(_ diagnostic: Diagnostic) -> Bool { false }

    /// Runs `body` in the session, and then the queued work.
    @discardableResult
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = thread
        thread = pthread_self()
        defer { thread = outer }
        return try CurrentIsolation.during(self) {
            let result = try body()
            while let piece = queue.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { piece.body() }
            return result
        }
    }

    /// Advances the clock while something else keeps the session busy.
    package func spend(_ duration: Duration) { time += duration }

    /// Advances the clock, and runs the actions that become due.
    package func advance(by duration: Duration) {
        let end = time + duration
        while let next = later.filter({ $0.body != nil && $0.due <= end }).min(by: { $0.due < $1.due }) {
            time = max(time, next.due)
            later.removeAll { $0.body == nil }
            if let body = next.take() { run { body() } }
        }
        time = max(time, end)
        later.removeAll { $0.body == nil }
    }
}
