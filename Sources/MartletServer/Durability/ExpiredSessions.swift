import Synchronization

/// Deletes sessions that nobody has used for as long as they are stored: once a minute, if the clock can be trusted.
final class ExpiredSessions: Sendable {
    private let end = Semaphore()
    private let isStopped = Atomic<Bool>(false)

    private static let milliseconds: UInt64 = 60_000

    /// `lastUse` is when the newest session of the store was used last, in seconds since 1970. `didDelete` hears which
    /// sessions were deleted.
    init(_ store: StoreService, lastUse: Int64?, _ didDelete: @escaping @Sendable (Set<StoreKey>) -> Void) {
        let (time, milliseconds) = (WallClock.seconds, SystemTime.milliseconds)
        Thread.start(name: "martlet-expired", stackSize: 256 << 10) { [self] in
            var trust = ClockTrust(lastUse: lastUse, time: time, milliseconds: milliseconds)
            while true {
                end.wait(milliseconds: Self.milliseconds)
                if isStopped.load(ordering: .acquiring) { return }
                let now = WallClock.seconds
                guard trust.isTrusted(at: now, milliseconds: SystemTime.milliseconds) else { continue }
                // The store deletes some at a time, so that commits need not wait.
                while case let deleted = store.deleteExpired(now: now), !deleted.isEmpty { didDelete(Set(deleted)) }
            }
        }
    }

    func stop() {
        isStopped.store(true, ordering: .releasing)
        end.signal()
    }
}
