import Glibc
import Synchronization

/// Lines for a descriptor, written by a thread of the queue: adding a line never waits, even if nobody reads.
///
/// Lines that do not fit are dropped and counted, and a line reports their number as soon as the descriptor accepts
/// bytes again. The queue is bounded in bytes; lines cost nothing besides.
package final class OutputQueue: Sendable {
    /// Lines of this process's queues that were dropped.
    package static var droppedLines: Int { dropped.load(ordering: .relaxed) }
    private static let dropped = Atomic<Int>(0)

    /// Where programs print.
    package static let standardOutput: OutputQueue = {
        let queue = OutputQueue(STDOUT_FILENO) { "(\($0) lines were left out here: nobody read them.)" }
        queue.rescueOnCrash()
        return queue
    }()

    let ring: OutputRing
    let descriptor: Int32
    let semaphore = Semaphore()
    /// Makes the line that reports how many lines were dropped.
    let notice: @Sendable (Int) -> String
    /// Lines that were dropped and not reported yet.
    let unreported = Atomic<Int>(0)
    /// Whether the writer has been woken and has not looked yet.
    let isAwake = Atomic<Bool>(false)
    let isClosed = Atomic<Bool>(false)
    private let adding = Mutex(false)

    package init(_ descriptor: Int32, capacity: Int = 512 << 10, notice: @escaping @Sendable (Int) -> String) {
        self.descriptor = descriptor
        self.notice = notice
        ring = OutputRing(descriptor: descriptor, capacity: capacity)
    }

    /// A crash of the process writes what is still here. For queues that live as long as the process; called before the
    /// first line.
    package func rescueOnCrash() { ring.rescueOnCrash() }

    /// Adds a line, without its line feed. Does not wait.
    package func add(_ line: String) {
        var line = line
        let isKept = line.withUTF8 { line in
            adding.withLock { hasWriter in
                // If no thread could be started, the next line tries again.
                if !hasWriter {
                    hasWriter = Thread.start(name: "martlet-output", stackSize: 256 << 10) { [self] in run() }
                }
                return ring.add(line: line)
            }
        }
        if !isKept { countDropped(1) }
        wakeWriter()
    }

    func countDropped(_ count: Int) {
        unreported.add(count, ordering: .relaxed)
        Self.dropped.add(count, ordering: .relaxed)
    }

    private func wakeWriter() {
        if !isAwake.exchange(true, ordering: .sequentiallyConsistent) { semaphore.signal() }
    }

    /// Waits until everything has been written, at most so long.
    package func flush(within seconds: Double) {
        let end = ServerClock.system.after(seconds: seconds)
        while !ring.isEmpty || unreported.load(ordering: .relaxed) > 0, SystemTime.milliseconds < end { usleep(1_000) }
    }

    /// Ends the writer when it has written everything; for tests.
    package func close() {
        isClosed.store(true, ordering: .sequentiallyConsistent)
        wakeWriter()
    }
}
