import Synchronization

/// Guards the fields of an object that several threads may use.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())

    /// Runs `body` while nobody else holds the lock. It runs nothing of a program's, and lets nothing of a program's go: what
    /// it takes out of the fields it gives, so that it ends outside.
    @inline(__always)
    borrowing func held<Result>(_ body: () -> Result) -> Result { mutex.withLock { _ in Carried(body()) }.value }
}
