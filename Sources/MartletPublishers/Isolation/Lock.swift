package import Synchronization

/// Guards the fields of an object that several threads may use.
package struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())

    @inlinable package init() {}

    /// Runs `body` with the lock held. `body` must not run the program's code, nor release the program's objects: it
    /// returns what it takes out of the fields, so that their `deinit` runs outside the lock.
    @inlinable @inline(__always)
    package borrowing func held<Result>(_ body: () -> Result) -> Result {
        mutex.withLock { _ in Carried(body()) }.value
    }
}
