/// Connections to other servers on which nothing is under way, for the next request to the same server.
///
/// It makes and closes none itself, and knows no clock: what it gives back, the caller closes.
struct KeptConnections<Connection> {
    private struct Kept {
        let connection: Connection
        let address: String
        let since: UInt64
    }

    /// Those that were kept first are first.
    private var all: [Kept] = []

    /// Milliseconds after which one is closed. The other server does so later, so that it seldom closes one on which a request is
    /// just being sent.
    static var idleTime: UInt64 { 5_000 }
    /// How many are kept for one server, and in all.
    static var limitOfPeer: Int { 32 }
    static var limit: Int { 256 }

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }

    /// The connection to a server that was kept last, if it is not too old.
    mutating func take(_ address: String, now: UInt64) -> Connection? {
        guard let index = all.lastIndex(where: { $0.address == address }), now < all[index].since + Self.idleTime
        else { return nil }
        return all.remove(at: index).connection
    }

    /// Keeps a connection. Returns the one that is to be closed for want of room.
    mutating func keep(_ connection: Connection, to address: String, now: UInt64) -> Connection? {
        all.append(Kept(connection: connection, address: address, since: now))
        if all.count(where: { $0.address == address }) > Self.limitOfPeer {
            return all.firstIndex { $0.address == address }.map { all.remove(at: $0).connection }
        }
        return all.count > Self.limit ? all.removeFirst().connection : nil
    }

    /// Those that are too old.
    mutating func expire(now: UInt64) -> [Connection] { remove(where: { now >= $0.since + Self.idleTime }) }

    /// Those to a server that has not answered.
    mutating func remove(to address: String) -> [Connection] { remove(where: { $0.address == address }) }

    /// Those that are meant.
    mutating func remove(_ isMeant: (Connection) -> Bool) -> [Connection] { remove(where: { isMeant($0.connection) }) }

    mutating func removeAll() -> [Connection] { remove(where: { _ in true }) }

    private mutating func remove(where isRemoved: (Kept) -> Bool) -> [Connection] {
        guard !all.isEmpty else { return [] }
        let removed = all.filter(isRemoved).map(\.connection)
        if !removed.isEmpty { all.removeAll(where: isRemoved) }
        return removed
    }
}
