import Synchronization

/// Guards the fields of an object that several threads may use.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())

    /// Runs `body` with the lock held. `body` must not run the program's code, nor release the program's objects: it
    /// returns what it takes out of the fields, so that their `deinit` runs outside the lock.
    @inline(__always)
    borrowing func held<Result>(_ body: () -> Result) -> Result { mutex.withLock { _ in Carried(body()) }.value }
}
