import Synchronization

/// A presence, whatever it is of.
package protocol ServersPresence: AnyObject, Sendable {
    /// The servers whose pages are here.
    var servers: Set<UInt64> { get }
    /// Forgets pages of servers that have died, and says again which this one has if others have forgotten that.
    func tidy(dead: Set<UInt64>)
}

extension Presence: ServersPresence {
    package var servers: Set<UInt64> { Set(pages.value.keys) }

    package func tidy(dead: Set<UInt64>) {
        let found = pages.value
        if !dead.isDisjoint(with: found.keys) {
            pages.update { pages in pages = pages.filter { !dead.contains($0.key) } }
        }
        let (server, own) = (CurrentServer.number, own.withLock(\.self))
        if !own.isEmpty, found[server] == nil { publish() }
    }
}

/// All presences of the program.
package enum Presences {
    private struct Known {
        weak var presence: (any ServersPresence)?
    }

    private static let known = Mutex<[ObjectIdentifier: Known]>([:])

    static func add(_ presence: any ServersPresence) {
        known.withLock { $0[ObjectIdentifier(presence)] = Known(presence: presence) }
    }

    static func remove(_ presence: ObjectIdentifier) { known.withLock { $0[presence] = nil } }

    /// Forgets who was here on servers that are not there any more. If `isDead` throws, nobody knows, and all are here still.
    package static func forgetDeadServers<Failure: Error>(
        besides own: UInt64, _ isDead: (UInt64) throws(Failure) -> Bool
    ) throws(Failure) {
        let all = known.withLock { $0.values.compactMap(\.presence) }
        var dead: Set<UInt64> = []
        for server in all.reduce(into: Set<UInt64>(), { $0.formUnion($1.servers) }) where server != own {
            if try isDead(server) { dead.insert(server) }
        }
        for presence in all { presence.tidy(dead: dead) }
    }
}
