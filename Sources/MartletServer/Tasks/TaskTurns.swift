/// When one task of a program runs on this server, and when it rests. Times are in milliseconds.
package struct TaskTurns: Equatable, Sendable {
    package enum State: Equatable, Sendable {
        /// It does not run here.
        case idle
        case running
        /// It was cancelled and has not returned yet. It does not run a second time beside itself.
        case ending
        /// It has thrown, and runs again then.
        case resting(until: UInt64)
        /// It has returned.
        case done
    }

    package private(set) var state = State.idle
    private var pause = shortestPause
    /// The pause after a failure, and at most after many.
    private static let (shortestPause, longestPause): (UInt64, UInt64) = (1_000, 60_000)

    package init() {}

    /// Whether it is to begin now. `isHere`: this server may run it.
    package mutating func begins(_ now: UInt64, isHere: Bool) -> Bool {
        guard isHere else { return false }
        switch state {
        case .idle: break
        case .resting(let until) where now >= until: break
        case .resting, .running, .ending, .done: return false
        }
        state = .running
        return true
    }

    /// This server may not run it any more. Returns whether it is to be cancelled.
    package mutating func stop() -> Bool {
        switch state {
        case .running:
            state = .ending
            return true
        case .resting, .done: state = .idle
        case .idle, .ending: break
        }
        return false
    }

    /// It has returned, or thrown.
    package mutating func ended(hasFailed: Bool, _ now: UInt64) {
        switch state {
        case .running where hasFailed:
            state = .resting(until: now + pause)
            pause = min(pause * 2, Self.longestPause)
        case .running:
            state = .done
            pause = Self.shortestPause
        case .ending:
            state = .idle
            pause = Self.shortestPause
        case .idle, .resting, .done: break
        }
    }
}
