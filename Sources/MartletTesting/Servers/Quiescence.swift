import MartletServer
import Synchronization

extension TestServer {
    /// How long the program may take before a test gives up.
    static var patience: Duration { .seconds(10) }

    /// Runs every session until none has anything to run, and brings the pages up to date.
    ///
    /// Tasks that sleep do not count. Those that wait for something elsewhere (an actor, a function that runs outside the
    /// session, a stream) are given a moment to go on.
    func settle(limit: Duration = patience) async throws {
        for _ in 0..<Self.longestWay {
            try await comeToRest(limit)
            try await waitForElsewhere(limit)
            for page in openPages { try await page.catchUp() }
            if try await !react() { return }
        }
        throw TestPageError(.timeout, "The pages lead to one another without end.")
    }

    /// How often browsers may do something because of patches before that is taken for an endless loop.
    private static let longestWay = 50

    /// What comes from now on belongs to the pages' next transactions.
    func endTransactions() { for page in openPages { page.withState { $0.endTransaction() } } }

    /// Does what browsers do because of patches: go to another page, tell where the focus is. Gives whether there was
    /// anything.
    private func react() async throws -> Bool {
        var hasReacted = false
        for page in openPages {
            if try await page.followDestination() { hasReacted = true }
            if try await page.react() { hasReacted = true }
        }
        return hasReacted
    }

    /// How often sessions must be found quiet while something in them waits for what is elsewhere. A way there and back
    /// takes microseconds where threads are free; looking takes the same way, so a busy machine delays both.
    private static let quietLooks = 20
    /// How often to look at all: what still goes on then is something that never ends, a clock of the program's own.
    private static let looks = 100

    /// Waits while something comes back from elsewhere. Where nothing waits for that, not at all.
    private func waitForElsewhere(_ limit: Duration) async throws {
        var before = await awaiting()
        var quiet = 0
        for _ in 0..<Self.looks where !before.isEmpty && quiet < Self.quietLooks {
            try await Task.sleep(for: .milliseconds(1))
            try await comeToRest(limit)
            let now = await awaiting()
            quiet = now == before ? quiet + 1 : 0
            before = now
        }
    }

    /// What waits for something elsewhere, by session, and how far its pages have come: what differs when it has moved.
    private func awaiting() async -> [SessionIdentifier: [Int]] {
        var found: [SessionIdentifier: [Int]] = [:]
        for session in context.registry.all {
            let state = await session.inside { [$0.awaitingCount, $0.frameCount] }
            if let state, state[0] > 0 { found[session.identifier] = state }
        }
        return found
    }

    /// So many turns may take any time.
    private static let fewTurns = 50

    /// Waits until every session is at rest.
    ///
    /// A piece of work may give another session something to do, so all of them must be found at rest twice, the second
    /// time in the opposite order. It is an error if one takes no turn for as long as `limit`, or is found busy over and
    /// over for as long; time alone would blame the program for a machine that has no thread for the test.
    private func comeToRest(_ limit: Duration) async throws {
        let deadline = ContinuousClock.now + limit
        var turns = 0
        var quietPasses = 0
        while quietPasses < 2 {
            let sessions = context.registry.all.sorted {
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
            // Between two turns of a change on its way to its readers every session may be at rest.
            if context.pool.isLaterWorkUnderWay {
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
    /// On the main actor jobs pass its queue by, so it is asked twice, each time after what waits there: it is at rest if nothing
    /// was shown in between.
    private func isAtRest(_ session: Session, _ limit: Duration) async -> Bool {
        guard context.app.place == .mainActor else { return session.enterIfIdle { _ in true } == true }
        let before = await session.inside(within: limit) { $0.frameCount }
        let after = await session.inside(within: limit) { $0.frameCount }
        return before != nil && before == after && session.executor.isIdle
    }
}

extension Session {
    /// Runs `body` in this session, as a request does, after what waits there, and gives its result; `nil` if it has
    /// none for as long as `limit`.
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

/// A continuation that several may resume: the first answer counts.
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
