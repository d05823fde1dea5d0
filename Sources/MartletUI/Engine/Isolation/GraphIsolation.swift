#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
package import Synchronization

/// The isolation domain that a graph belongs to, as code elsewhere may know it: a shared object can be changed on any
/// thread, and the views that read it must hear of it on theirs.
package protocol GraphIsolation: AnyObject, Sendable {
    /// Whether the calling thread runs in it.
    var isCurrent: Bool { get }
    /// The time by which what is to be done later is done.
    var now: ContinuousClock.Instant { get }
    /// What its views read of shared values; used in it only.
    var subscriptions: SharedSubscriptions { get }
    /// Runs `body` in it, after what waits already.
    func perform(_ body: @escaping @Sendable () -> Void)
    /// Runs `body` in it when `duration` has passed and `tolerance` at most, unless it has ended by then. Called in it.
    func perform(
        after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void
    ) -> any CancellableWork
    /// Runs `body`, which marks views and does nothing else, in it: before whatever runs there next, or else soon, in a turn
    /// that no visitor's request waits for. What has been marked by then is shown together.
    func mark(_ body: @escaping @Sendable () -> Void)
    /// Calls `turn` until it gives `false`, on a thread of the domain's and not in it, with others' turns in between.
    func takeTurns(_ turn: @escaping @Sendable () -> Bool)
}

extension GraphIsolation {
    package var now: ContinuousClock.Instant { .now }
}

/// The isolation domain that the calling thread runs in.
package enum CurrentIsolation {
    /// How to find it: the server knows its sessions.
    package static let finder = Mutex(Finder { nil })

    static var current: (any GraphIsolation)? {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Assumed>.fromOpaque(pointer).takeUnretainedValue().isolation
        }
        return finder.withLock { $0 }.find()
    }

    static var now: ContinuousClock.Instant { current?.now ?? .now }

    /// Runs `body`, in which `isolation` is the current one: for work of a graph's that is not the server's.
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

    /// No closure by itself, for the reason that ``PagelessDiagnostics/Listener`` is none.
    package struct Finder: Sendable {
        let find: @Sendable () -> (any GraphIsolation)?
        package init(_ find: @escaping @Sendable () -> (any GraphIsolation)?) { self.find = find }
    }
}
