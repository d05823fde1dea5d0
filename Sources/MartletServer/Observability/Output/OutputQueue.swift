import Glibc
import Synchronization

/// Lines on their way to a descriptor, which a thread of its own writes: whoever adds one never waits, even if nobody reads.
///
/// What does not fit is dropped and counted, and the descriptor is told how many lines that were as soon as it takes something
/// again. Its bound is in bytes alone; lines cost nothing besides.
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
    let wakeUp = WakeUp()
    /// The line that tells how many were dropped.
    let notice: @Sendable (Int) -> String
    /// Lines that were dropped and not yet told.
    let untold = Atomic<Int>(0)
    /// Whether the writer has been woken and has not looked yet.
    let isAwake = Atomic<Bool>(false)
    let isClosed = Atomic<Bool>(false)
    private let adding = Mutex(false)

    package init(_ descriptor: Int32, capacity: Int = 512 << 10, notice: @escaping @Sendable (Int) -> String) {
        self.descriptor = descriptor
        self.notice = notice
        ring = OutputRing(descriptor: descriptor, capacity: capacity)
    }

    /// A crash of the process writes what is still here. For queues that live as long as the process; called before the first line.
    package func rescueOnCrash() { ring.rescueOnCrash() }

    /// Adds a line, which has no end yet. Does not wait.
    package func add(_ line: String) {
        var line = line
        let isKept = line.withUTF8 { line in
            adding.withLock { hasWriter in
                // Without a thread there is nobody to write yet; the next line asks again.
                if !hasWriter {
                    hasWriter = Thread.start(name: "martlet-output", stackSize: 256 << 10) { [self] in run() }
                }
                return ring.add(line: line)
            }
        }
        if !isKept { noteDropped(1) }
        wakeWriter()
    }

    func noteDropped(_ count: Int) {
        untold.add(count, ordering: .relaxed)
        Self.dropped.add(count, ordering: .relaxed)
    }

    private func wakeWriter() {
        if !isAwake.exchange(true, ordering: .sequentiallyConsistent) { wakeUp.signal() }
    }

    /// Waits until everything has been written, at most so long.
    package func flush(within seconds: Double) {
        let end = Clock.after(seconds: seconds)
        while !ring.isEmpty || untold.load(ordering: .relaxed) > 0, Clock.milliseconds < end { usleep(1_000) }
    }

    /// Ends the writer when it has written everything; for tests.
    package func close() {
        isClosed.store(true, ordering: .sequentiallyConsistent)
        wakeWriter()
    }
}
