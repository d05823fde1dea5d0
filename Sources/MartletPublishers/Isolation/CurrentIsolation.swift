#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
package import Synchronization

/// The isolation domain in which the calling thread runs.
package enum CurrentIsolation {
    /// Finds the domain: the server knows its sessions.
    package static let finder = Mutex(Finder { nil })

    package static var current: (any Isolation)? {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Assumed>.fromOpaque(pointer).takeUnretainedValue().isolation
        }
        return finder.withLock { $0 }.find()
    }

    package static var now: ContinuousClock.Instant { current?.now ?? .now }

    /// Runs `body` with `isolation` as the current domain: for a graph's work outside the server.
    package static func during<Result>(
        _ isolation: (any Isolation)?, _ body: () throws -> Result
    ) rethrows -> Result {
        guard let isolation else { return try body() }
        let assumed = Assumed(isolation)
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(assumed).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return try withExtendedLifetime(assumed) { try body() }
    }

    private final class Assumed {
        let isolation: any Isolation
        init(_ isolation: any Isolation) { self.isolation = isolation }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// A struct and not a bare closure, for the reason that ``ServerHook/current`` names.
    package struct Finder: Sendable {
        let find: @Sendable () -> (any Isolation)?
        package init(_ find: @escaping @Sendable () -> (any Isolation)?) { self.find = find }
    }
}
