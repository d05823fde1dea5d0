/// The isolation domain of what a visitor's program makes: a session, as code elsewhere may know it. What comes from
/// another thread is performed in it.
package protocol Isolation: AnyObject, Sendable {
    /// Whether the calling thread runs in the domain.
    var isCurrent: Bool { get }
    /// The time by which scheduled work runs.
    var now: ContinuousClock.Instant { get }
    /// Runs `body` in the domain, after the work that is already waiting.
    func perform(_ body: @escaping @Sendable () -> Void)
    /// Runs `body` in the domain when `duration` has passed and at most `tolerance` more, unless the domain has ended
    /// by then. Called in the domain.
    func perform(
        after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void
    ) -> any CancellableWork
}

extension Isolation {
    package var now: ContinuousClock.Instant { .now }
}

/// Work that can be cancelled: a task, or what waits for its time.
package protocol CancellableWork: AnyObject {
    func cancel()
}
