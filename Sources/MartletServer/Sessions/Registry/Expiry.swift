import Synchronization

/// Calls sessions back when the time of their pages has come.
///
/// Pages wait in queues, one for each retention, in the order of their time, so that a look costs nothing while nothing
/// is due. Entries hold sessions weakly and pages by number.
package final class Expiry: Sendable {
    private struct Entry {
        let session: WeakSession
        let page: UInt64
        let number: UInt32
        let time: UInt64
    }

    private struct State {
        var queues: [Double: (entries: ContiguousArray<Entry>, head: Int)] = [:]
        /// Entries whose time has come, and how many of them have been handled.
        var due: ContiguousArray<Entry> = []
        var head = 0
        var progress = 0
        /// The number of chains that go from one due entry to the next.
        var chains = 0
        var isRunning = false
        var isStopped = false

        mutating func removeDue() -> Entry? {
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

    private let clock: ServerClock
    /// Between two looks at the queues.
    private static let milliseconds: UInt64 = 250
    /// Seconds that no process lives to see.
    private static let longest = 1e12

    package init(_ clock: ServerClock) { self.clock = clock }

    /// Schedules the expiry with this number of a page in `seconds`; never, if they are infinite.
    package func add(session: Session, page: UInt64, number: UInt32, after seconds: Double) {
        guard seconds.isFinite else { return }
        let mustStart = state.withLock { state in
            state.queues[seconds, default: ([], 0)].entries.append(
                Entry(
                    session: session.executor.owner, page: page, number: number,
                    time: clock.after(seconds: min(seconds, Self.longest))))
            if state.isRunning || state.isStopped { return false }
            state.isRunning = true
            return true
        }
        if mustStart { Thread.start(name: "martlet-expiry", stackSize: 256 << 10) { [self] in run() } }
    }

    package func stop() { state.withLock { $0.isStopped = true } }

    private func run() {
        var progress = 0
        var now = clock.milliseconds
        while true {
            clock.wait(milliseconds: Self.milliseconds, since: now)
            now = clock.milliseconds
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
                // A chain that does not advance is in a session whose own work takes long.
                let mustStart = hasDue && (state.chains == 0 || state.progress == progress)
                if mustStart { state.chains += 1 }
                progress = state.progress
                state.isRunning = !state.isStopped && (hasDue || !state.queues.isEmpty)
                return (state.isRunning, mustStart)
            }
            if mustStart { expireNext() }
            if !goesOn { return }
        }
    }

    /// Handles the next due page and, when that is done, the one after it: dehydrating large pages takes long, and many
    /// at once would occupy all threads while visitors wait for answers.
    private func expireNext() {
        while true {
            let (entry, isLast) = state.withLock { state in
                let entry = state.removeDue()
                if entry == nil { state.chains -= 1 }
                return (entry, entry == nil)
            }
            if isLast { return }
            guard let entry, let session = entry.session.session else { continue }
            return session.enter { [self] session in
                session.expire(entry.page, expiry: entry.number)
                expireNext()
            }
        }
    }
}
