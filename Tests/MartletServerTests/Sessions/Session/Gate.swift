import Glibc
import Synchronization

@testable import MartletServer

/// Holds up whoever waits until it is opened; for a minute at most, so that a test that fails ends.
final class Gate: Sendable {
    private let isOpen = Atomic<Bool>(false)
    private let waiting = Atomic<Int>(0)

    func wait() {
        waiting.wrappingAdd(1, ordering: .sequentiallyConsistent)
        for _ in 0..<60_000 where !isOpen.load(ordering: .sequentiallyConsistent) { usleep(1_000) }
    }

    func open() { isOpen.store(true, ordering: .sequentiallyConsistent) }

    /// How many have come to the gate.
    var arrivals: Int { waiting.load(ordering: .sequentiallyConsistent) }
}

/// What happened, in order, noted from any thread.
final class Notes<Note: Sendable>: Sendable {
    private let notes = Mutex<[Note]>([])

    func add(_ note: Note) { notes.withLock { $0.append(note) } }
    var all: [Note] { notes.withLock { $0 } }
}

/// Runs `body`, which blocks, on a thread of its own: those of Swift's pool are needed by the timers it waits for.
func blocking<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.start { continuation.resume(with: Swift.Result { try body() }) }
    }
}
