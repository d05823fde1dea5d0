#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
package import Synchronization

/// The isolation domain of a graph, as code elsewhere may know it: a shared object can be changed on any thread, and
/// the views that read it must be notified on theirs.
package protocol GraphIsolation: AnyObject, Sendable {
    /// Whether the calling thread runs in the domain.
    var isCurrent: Bool { get }
    /// The time by which scheduled work runs.
    var now: ContinuousClock.Instant { get }
    /// The views' reads of shared values; used in the domain only.
    var subscriptions: SharedSubscriptions { get }
    /// Runs `body` in the domain, after the work that is already waiting.
    func perform(_ body: @escaping @Sendable () -> Void)
    /// Runs `body` in the domain when `duration` has passed and at most `tolerance` more, unless the domain has ended
    /// by then. Called in the domain.
    func perform(
        after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void
    ) -> any CancellableWork
    /// Runs `body`, which marks views and does nothing else, in the domain: before the next work there or else soon, in
    /// a turn that delays no visitor's request. All marks made by then are shown together.
    func mark(_ body: @escaping @Sendable () -> Void)
    /// Calls `turn` until it returns `false`, on a thread of the domain's but not in the domain, with others' turns in
    /// between.
    func takeTurns(_ turn: @escaping @Sendable () -> Bool)
}

extension GraphIsolation {
    package var now: ContinuousClock.Instant { .now }
}

/// The isolation domain in which the calling thread runs.
package enum CurrentIsolation {
    /// Finds the domain: the server knows its sessions.
    package static let finder = Mutex(Finder { nil })

    static var current: (any GraphIsolation)? {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Assumed>.fromOpaque(pointer).takeUnretainedValue().isolation
        }
        return finder.withLock { $0 }.find()
    }

    static var now: ContinuousClock.Instant { current?.now ?? .now }

    /// Runs `body` with `isolation` as the current domain: for a graph's work outside the server.
    package static func during<Result>(
        _ isolation: (any GraphIsolation)?, _ body: () throws -> Result
    ) rethrows -> Result {
        guard let isolation else { return try body() }
        let assumed = Assumed(isolation)
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(assumed).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return try withExtendedLifetime(assumed) { try body() }
    }

    private final class Assumed {
        let isolation: any GraphIsolation
        init(_ isolation: any GraphIsolation) { self.isolation = isolation }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// A struct and not a bare closure, for the same reason as ``PagelessDiagnostics/Listener``.
    package struct Finder: Sendable {
        let find: @Sendable () -> (any GraphIsolation)?
        package init(_ find: @escaping @Sendable () -> (any GraphIsolation)?) { self.find = find }
    }
}
