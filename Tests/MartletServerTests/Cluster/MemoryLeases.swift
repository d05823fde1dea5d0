import MartletServer

/// Leases in memory, as they are kept in Redis: the time is given with each question.
struct MemoryLeases: Sendable {
    private struct Lease {
        let address: String
        let end: UInt64
    }

    private var leases: [UInt64: Lease] = [:]
    private var buried: Set<UInt64> = []
    private var newest: (server: NewestServer, end: UInt64)?

    init() {}

    mutating func renew(
        _ server: UInt64, address: String, release: Int = 0, milliseconds: UInt64, now: UInt64
    ) -> Bool {
        guard !buried.contains(server) else { return false }
        if newest(now: now).map({ $0.release <= release }) ?? true {
            newest = (NewestServer(release: release, address: address), now + milliseconds)
        }
        leases[server] = Lease(address: address, end: now + milliseconds)
        return true
    }

    func newest(now: UInt64) -> NewestServer? { newest.flatMap { now < $0.end ? $0.server : nil } }

    mutating func bury(_ server: UInt64, now: UInt64) -> LeaseAnswer {
        if !buried.contains(server), let lease = leases[server], now < lease.end {
            return .alive(address: lease.address)
        }
        end(server)
        return .buried
    }

    mutating func end(_ server: UInt64) {
        buried.insert(server)
        leases[server] = nil
    }
}
