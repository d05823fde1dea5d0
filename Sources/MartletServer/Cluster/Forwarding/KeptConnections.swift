/// Connections to other servers on which nothing is under way, for the next request to the same server.
///
/// It makes and closes none itself, and knows no clock: what it gives back, the caller closes.
struct KeptConnections<Connection> {
    private struct Kept {
        let connection: Connection
        let since: UInt64
    }

    /// By the servers' addresses; those that were kept first are first. No list is empty.
    private var all: [String: [Kept]] = [:]
    private(set) var count = 0

    /// Milliseconds after which one is closed. The other server does so later, so that it seldom closes one on which a request is
    /// just being sent.
    static var idleTime: UInt64 { 5_000 }
    /// How many are kept for one server, and in all: as many as busy visitors have under way at a time, since a new connection costs
    /// more than the request.
    static var limitOfPeer: Int { 256 }
    static var limit: Int { 1_024 }

    var isEmpty: Bool { count == 0 }

    /// The connection to a server that was kept last, if it is not too old.
    mutating func take(_ address: String, now: UInt64) -> Connection? {
        guard let last = all[address]?.last, now < last.since + Self.idleTime else { return nil }
        count -= 1
        all[address]?.removeLast()
        if all[address]?.isEmpty == true { all[address] = nil }
        return last.connection
    }

    /// Keeps a connection. Returns the one that is to be closed for want of room.
    mutating func keep(_ connection: Connection, to address: String, now: UInt64) -> Connection? {
        all[address, default: []].append(Kept(connection: connection, since: now))
        count += 1
        if let number = all[address]?.count, number > Self.limitOfPeer { return removeFirst(of: address) }
        guard count > Self.limit else { return nil }
        let oldest = all.min { ($0.value.first?.since ?? 0) < ($1.value.first?.since ?? 0) }?.key
        return oldest.flatMap { removeFirst(of: $0) }
    }

    private mutating func removeFirst(of address: String) -> Connection? {
        guard let first = all[address]?.removeFirst() else { return nil }
        count -= 1
        if all[address]?.isEmpty == true { all[address] = nil }
        return first.connection
    }

    /// Those that are too old.
    mutating func expire(now: UInt64) -> [Connection] { remove { _, kept in now >= kept.since + Self.idleTime } }

    /// Those to a server that has not answered.
    mutating func remove(to address: String) -> [Connection] { remove { other, _ in other == address } }

    /// Those that are meant.
    mutating func remove(_ isMeant: (Connection) -> Bool) -> [Connection] { remove { isMeant($1.connection) } }

    mutating func removeAll() -> [Connection] { remove { _, _ in true } }

    private mutating func remove(where isRemoved: (String, Kept) -> Bool) -> [Connection] {
        var removed: [Connection] = []
        for (address, list) in all {
            let left = list.filter { !isRemoved(address, $0) }
            guard left.count < list.count else { continue }
            removed += list.filter { isRemoved(address, $0) }.map(\.connection)
            count -= list.count - left.count
            all[address] = left.isEmpty ? nil : left
        }
        return removed
    }
}
