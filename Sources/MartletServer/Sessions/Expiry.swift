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
        var isRunning = false
        var isStopped = false
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
        while true {
            usleep(250_000)
            let now = Self.now
            var due: [Entry] = []
            let goesOn = state.withLock { state in
                for (seconds, var queue) in state.queues {
                    state.queues[seconds] = nil
                    while queue.head < queue.entries.count, queue.entries[queue.head].time <= now {
                        due.append(queue.entries[queue.head])
                        queue.head += 1
                    }
                    if queue.head * 2 > queue.entries.count {
                        queue.entries.removeFirst(queue.head)
                        queue.head = 0
                    }
                    if !queue.entries.isEmpty { state.queues[seconds] = queue }
                }
                state.isRunning = !state.isStopped && !state.queues.isEmpty
                return state.isRunning
            }
            for entry in due {
                guard let session = entry.session else { continue }
                session.enter { $0.expire(entry.page, expectation: entry.expectation) }
            }
            if !goesOn { return }
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
