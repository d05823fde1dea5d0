import MartletServer
import Synchronization

extension TestServer {
    /// How long the program may take before a test gives up.
    static var patience: Duration { .seconds(10) }

    /// Runs every session until none has anything to run, and brings the pages up to date.
    ///
    /// Sleeping tasks do not count. Tasks that wait for something outside the session (an actor, a nonisolated
    /// function, a stream) get a moment to continue.
    func settle(limit: Duration = patience) async throws {
        for _ in 0..<Self.longestWay {
            try await comeToRest(limit)
            try await waitForElsewhere(limit)
            for page in openPages { try await page.catchUp() }
            if try await !react() { return }
        }
        throw TestPageError(.timeout, "The pages lead to one another without end.")
    }

    /// How often browsers may react to patches before the test assumes an endless loop.
    private static let longestWay = 50

    /// Lets changes from now on belong to the pages' next transactions.
    func endTransactions() { for page in openPages { page.withState { $0.endTransaction() } } }

    /// Reacts to patches as browsers do: loads another page, reports the focus. Returns whether there was anything to
    /// do.
    private func react() async throws -> Bool {
        var hasReacted = false
        for page in openPages {
            if try await page.followDestination() { hasReacted = true }
            if try await page.react() { hasReacted = true }
        }
        return hasReacted
    }

    /// How many times in a row sessions must be found unchanged while something in them waits for work elsewhere. A
    /// round trip takes microseconds while threads are free.
    private static let quietChecks = 20
    /// As many more for each time that a look has taken this long: the machine is busy, and another thread may not run
    /// for as long.
    private static let quickLook = Duration.milliseconds(4)
    /// How many times as often to look at all. What is still running after that never ends, such as a timer of the
    /// program.
    private static let checks = 5

    /// Waits while work elsewhere returns to a session. Does not wait at all if no session expects any.
    private func waitForElsewhere(_ limit: Duration) async throws {
        var before = await awaiting()
        var (looks, quiet, needed) = (0, 0, Self.quietChecks)
        while !before.isEmpty, quiet < needed, looks < Self.checks * needed {
            let start = ContinuousClock.now
            try await Task.sleep(for: .milliseconds(1))
            await letWaitingTasksRun()
            try await comeToRest(limit)
            let now = await awaiting()
            looks += 1
            quiet = now == before ? quiet + 1 : 0
            before = now
            needed = max(needed, Self.quietChecks * Int(min((.now - start) / Self.quickLook, 50)))
        }
    }

    /// Gives tasks that wait for a thread of Swift's pool their turn: there is a queue for each priority.
    private func letWaitingTasksRun() async {
        for priority: TaskPriority in [.high, .medium, .low, .background] {
            await Task.detached(priority: priority) {}.value
        }
    }

    /// For each session that waits for work elsewhere, how much it awaits and how many frames its pages have made. The
    /// result differs if it has made progress.
    private func awaiting() async -> [SessionIdentifier: [Int]] {
        var found: [SessionIdentifier: [Int]] = [:]
        for session in context.registry.all {
            let state = await session.inside { [$0.awaitingCount, $0.frameCount] }
            if let state, state[0] > 0 { found[session.identifier] = state }
        }
        return found
    }

    /// This many turns may take any time.
    private static let fewTurns = 50

    /// Waits until every session is idle.
    ///
    /// Work may give another session something to do, so all sessions must be found idle twice, the second time in the
    /// opposite order. It is an error if a session takes no turn for as long as `limit`, or is repeatedly found busy
    /// for as long. A time limit alone would blame the program for a machine that has no free thread for the test.
    private func comeToRest(_ limit: Duration) async throws {
        let deadline = ContinuousClock.now + limit
        var turns = 0
        var quietPasses = 0
        while quietPasses < 2 {
            let sessions = sessions.sorted {
                ($0.identifier.high, $0.identifier.low) < ($1.identifier.high, $1.identifier.low)
            }
            var isQuiet = true
            for session in quietPasses == 0 ? sessions : sessions.reversed() {
                if await isAtRest(session, limit) { continue }
                isQuiet = false
                turns += 1
                guard await session.inside(within: limit, { _ in true }) == true,
                    turns < Self.fewTurns || .now < deadline
                else { throw TestPageError.isBusy(limit) }
            }
            // While a change is on its way to its subscribers, every session may be idle between two turns.
            if context.pool.isBackgroundWorkUnderWay {
                isQuiet = false
                turns += 1
                guard turns < Self.fewTurns || .now < deadline else { throw TestPageError.isBusy(limit) }
                try await Task.sleep(for: .milliseconds(1))
            }
            quietPasses = isQuiet ? quietPasses + 1 : 0
        }
    }

    /// Whether a session has nothing to run.
    ///
    /// On the main actor, jobs bypass the session's queue. So this asks twice, each time after the work that waits
    /// there: the session is idle if it has made no frame in between.
    private func isAtRest(_ session: Session, _ limit: Duration) async -> Bool {
        guard context.app.place == .mainActor else { return session.enterIfIdle { _ in true } == true }
        let before = await session.inside(within: limit) { $0.frameCount }
        let after = await session.inside(within: limit) { $0.frameCount }
        return before != nil && before == after && session.executor.isIdle
    }
}

extension Session {
    /// Runs `body` in this session, as a request does, after the work that waits there, and returns its result; `nil`
    /// if there is none within `limit`.
    nonisolated func inside<Result: Sendable>(
        within limit: Duration = TestServer.patience, _ body: @escaping @Sendable (isolated Session) -> Result
    ) async -> Result? {
        await withCheckedContinuation { continuation in
            let answer = FirstAnswer<Result?>(continuation)
            let clock = Task {
                try await Task.sleep(for: limit)
                answer.give(nil)
            }
            enter { session in
                answer.give(body(session))
                clock.cancel()
            }
        }
    }
}

extension TestPageError {
    static func isBusy(_ limit: Duration = TestServer.patience) -> Self {
        Self(.timeout, "The program did not come to rest within \(limit): something in it goes on without sleeping.")
    }
}

/// A continuation that several callers may resume. The first answer counts.
private final class FirstAnswer<Answer: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Answer, Never>?>

    init(_ continuation: CheckedContinuation<Answer, Never>) { self.continuation = Mutex(continuation) }

    func give(_ answer: Answer) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: answer)
    }
}
