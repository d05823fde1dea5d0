package import MartletServer

/// The servers' leases in a Redis: a key for each, which ends by Redis' own clock. It has a connection of its own, so that a
/// large commit does not delay a renewal.
package final class RedisLeases: LeaseStore {
    private let link: RedisLink
    private let prefix: String

    package var statistics: RedisStatistics { link.statistics }

    package init(
        _ address: RedisAddress, password: String?, _ patience: RedisConnection.Patience = .init()
    ) {
        link = RedisLink(address, password: password, patience)
        prefix = address.prefix
    }

    private func key(_ server: UInt64) -> String { "\(prefix)server:\(server)" }

    package func renew(
        _ server: UInt64, address: String, release: Int, milliseconds: UInt64
    ) throws(StoreError) -> Bool {
        let arguments = [String(milliseconds), "+" + address, String(release), address]
        return try run(.renew, server, arguments, [prefix + "newest"]).number == 1
    }

    package func newest() throws(StoreError) -> NewestServer? {
        let parts = try link.ask(["GET", prefix + "newest"]).text?.split(separator: " ", maxSplits: 1) ?? []
        guard parts.count == 2, let release = Int(parts[0]) else { return nil }
        return NewestServer(release: release, address: String(parts[1]))
    }

    package func bury(_ server: UInt64) throws(StoreError) -> LeaseAnswer {
        let reply = try run(.bury, server, [String(Self.memory)])
        guard let text = reply.text, text.hasPrefix("+") else { return .buried }
        return .alive(address: String(text.dropFirst()))
    }

    package func address(of server: UInt64) throws(StoreError) -> String? {
        guard let text = try link.ask(["GET", key(server)]).text, text.hasPrefix("+") else { return nil }
        return String(text.dropFirst())
    }

    package func end(_ server: UInt64) throws(StoreError) { _ = try run(.end, server, [String(Self.memory)]) }

    /// Milliseconds for which a buried lease is remembered. A server that was asleep for longer takes another number by
    /// itself.
    package static let memory: UInt64 = 7 * 86_400_000

    private func run(
        _ script: RedisScript, _ server: UInt64, _ arguments: [String], _ others: [String] = []
    ) throws(StoreError) -> RedisReply {
        let replies = try link.run([
            RedisCall(script: script, keys: [key(server)] + others, arguments: arguments.map(RedisArgument.text))
        ])
        return replies.first ?? .nothing
    }

    package func close() { link.close() }
}
