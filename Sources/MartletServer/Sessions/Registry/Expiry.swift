import Glibc
import Synchronization

/// Looks after pages that nobody came back to.
///
/// Waiting pages stand in queues, one for each retention, in the order of their time, so that looking costs nothing
/// while nothing is due. Entries hold sessions weakly and pages by number.
package final class Expiry: Sendable {
    private struct Entry {
        weak var session: Session?
        let page: UInt64
        let expectation: UInt32
        let time: Double
    }

    private struct State {
        var queues: [Double: (entries: ContiguousArray<Entry>, head: Int)] = [:]
        /// Those whose time has come, and how many of them have been looked after.
        var due: ContiguousArray<Entry> = []
        var head = 0
        var progress = 0
        /// Who goes from one to the next.
        var chains = 0
        var isRunning = false
        var isStopped = false

        mutating func takeDue() -> Entry? {
            guard head < due.count else {
                (due, head) = ([], 0)
                return nil
            }
            defer { head += 1 }
            progress += 1
            return due[head]
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Looks after `page` of `session` in `seconds`; never, if they are infinite.
    package func add(session: Session, page: UInt64, expectation: UInt32, after seconds: Double) {
        guard seconds.isFinite else { return }
        let mustStart = state.withLock { state in
            state.queues[seconds, default: ([], 0)].entries.append(
                Entry(session: session, page: page, expectation: expectation, time: Self.now + seconds))
            if state.isRunning || state.isStopped { return false }
            state.isRunning = true
            return true
        }
        if mustStart { Thread.start(name: "martlet-expiry", stackSize: 256 << 10) { [self] in run() } }
    }

    package func stop() { state.withLock { $0.isStopped = true } }

    private func run() {
        var progress = 0
        while true {
            usleep(250_000)
            let now = Self.now
            let (goesOn, mustStart) = state.withLock { state in
                for (seconds, var queue) in state.queues {
                    state.queues[seconds] = nil
                    while queue.head < queue.entries.count, queue.entries[queue.head].time <= now {
                        state.due.append(queue.entries[queue.head])
                        queue.head += 1
                    }
                    if queue.head * 2 > queue.entries.count {
                        queue.entries.removeFirst(queue.head)
                        queue.head = 0
                    }
                    if !queue.entries.isEmpty { state.queues[seconds] = queue }
                }
                let hasDue = state.head < state.due.count
                // One that does not move is in a session whose own work takes long.
                let mustStart = hasDue && (state.chains == 0 || state.progress == progress)
                if mustStart { state.chains += 1 }
                progress = state.progress
                state.isRunning = !state.isStopped && (hasDue || !state.queues.isEmpty)
                return (state.isRunning, mustStart)
            }
            if mustStart { lookAfterNext() }
            if !goesOn { return }
        }
    }

    /// Looks after the next page whose time has come, and after it, when that is done, the next: large pages take long to be
    /// dehydrated, and many at once would keep all threads from those who wait for an answer.
    private func lookAfterNext() {
        while true {
            let (entry, isLast) = state.withLock { state in
                let entry = state.takeDue()
                if entry == nil { state.chains -= 1 }
                return (entry, entry == nil)
            }
            if isLast { return }
            guard let entry, let session = entry.session else { continue }
            return session.enter { [self] session in
                session.expire(entry.page, expectation: entry.expectation)
                lookAfterNext()
            }
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
