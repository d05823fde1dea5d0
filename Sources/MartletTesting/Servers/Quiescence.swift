import MartletServer
import Synchronization

extension TestServer {
    /// Runs every session until none has anything to run, and brings the pages up to date.
    ///
    /// Tasks that sleep, or that wait for what runs outside the session, do not count.
    func settle(limit: Duration = .seconds(10)) async throws {
        let deadline = ContinuousClock.now + limit
        repeat {
            try await comeToRest(by: deadline, limit)
            for page in openPages { try await page.catchUp() }
        } while try await followDestinations()
    }

    /// Loads where patches or links have sent pages; gives whether there was one.
    private func followDestinations() async throws -> Bool {
        var hasFollowed = false
        for page in openPages where try await page.followDestination() { hasFollowed = true }
        return hasFollowed
    }

    /// Waits until every session is at rest.
    ///
    /// A piece of work may give another session something to do, so all of them must be found at rest twice, the second
    /// time in the opposite order.
    private func comeToRest(by deadline: ContinuousClock.Instant, _ limit: Duration) async throws {
        var quietPasses = 0
        while quietPasses < 2 {
            let sessions = context.registry.all.sorted {
                ($0.identifier.high, $0.identifier.low) < ($1.identifier.high, $1.identifier.low)
            }
            var isQuiet = true
            for session in quietPasses == 0 ? sessions : sessions.reversed() {
                guard session.enterIfIdle({ _ in true }) != true else { continue }
                isQuiet = false
                guard await session.takesTurn(before: deadline), ContinuousClock.now < deadline else {
                    throw TestPageError(
                        .timeout,
                        "The program did not come to rest within \(limit): something in it goes on without sleeping.")
                }
            }
            quietPasses = isQuiet ? quietPasses + 1 : 0
        }
    }
}

extension Session {
    /// Waits until what waits in this session has run; false if that takes too long.
    nonisolated func takesTurn(before deadline: ContinuousClock.Instant) async -> Bool {
        await withCheckedContinuation { continuation in
            let answer = FirstAnswer(continuation)
            let clock = Task {
                try await Task.sleep(until: deadline, clock: .continuous)
                answer.give(false)
            }
            enter { _ in
                clock.cancel()
                answer.give(true)
            }
        }
    }
}

/// A continuation that several may resume: the first answer counts.
final class FirstAnswer: Sendable {
    private let continuation: Mutex<CheckedContinuation<Bool, Never>?>

    init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = Mutex(continuation) }

    func give(_ answer: Bool) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: answer)
    }
}
