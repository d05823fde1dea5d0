import Glibc
package import MartletServer

/// Where a Redis (or Valkey) is, as `redis://user@host:6379/0?prefix=name` or `unix:///run/redis/redis.sock?database=0`.
package struct RedisAddress: Equatable, Sendable {
    package enum Place: Equatable, Sendable {
        case network(host: String, port: Int32)
        case socket(path: String)
    }

    package let place: Place
    package let database: Int
    package let user: String?
    /// What all keys of the program begin with, so that several programs can share one Redis.
    package let prefix: String

    /// Reads an address. `program` names the keys unless the address does.
    package init(_ text: String, program: String) throws(StoreError) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var (rest, database): (Substring, Int) = (parts[0], 0)
        var prefix = "martlet:\(program):"
        for pair in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
            if pair.hasPrefix("prefix=") { prefix = pair.dropFirst(7) + ":" }
            guard pair.hasPrefix("database=") else { continue }
            database = try Self.number(pair.dropFirst(9), in: 0...65_535, text)
        }
        guard prefix.utf8.count <= 200, prefix.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x7B && $0 != 0x7D })
        else { throw Self.refused(text) }
        self.prefix = prefix
        if rest.hasPrefix("rediss://") {
            throw StoreError(
                .unavailable,
                "The store \(text): this server has no TLS to Redis. Put stunnel between them (docs/scaling.md), and give the server redis:// with its address."
            )
        }
        if rest.hasPrefix("unix://") {
            let path = String(rest.dropFirst(7))
            guard path.hasPrefix("/"), path.utf8.count < 108, !path.utf8.contains(0) else { throw Self.refused(text) }
            (place, user, self.database) = (.socket(path: path), nil, database)
            return
        }
        guard rest.hasPrefix("redis://") else { throw Self.refused(text) }
        rest = rest.dropFirst(8)
        if let slash = rest.firstIndex(of: "/") {
            let number = rest[rest.index(after: slash)...]
            if !number.isEmpty { database = try Self.number(number, in: 0...65_535, text) }
            rest = rest[..<slash]
        }
        var user: String?
        if let at = rest.lastIndex(of: "@") {
            guard !rest[..<at].contains(":") else {
                throw StoreError(
                    .unavailable,
                    "A password in --store is seen by everybody on this machine. Give it in MARTLET_STORE_PASSWORD.")
            }
            user = String(rest[..<at])
            rest = rest[rest.index(after: at)...]
        }
        var port: Int32 = 6_379
        // An IPv6 address has its own colons.
        if let colon = rest.lastIndex(of: ":"), !rest[colon...].contains("]") {
            port = Int32(try Self.number(rest[rest.index(after: colon)...], in: 1...65_535, text))
            rest = rest[..<colon]
        }
        if rest.hasPrefix("["), rest.hasSuffix("]") { rest = rest.dropFirst().dropLast() }
        guard !rest.isEmpty, rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw Self.refused(text) }
        (place, self.user, self.database) = (.network(host: String(rest), port: port), user, database)
    }

    /// Without the user: for the log.
    package var description: String {
        switch place {
        case .network(let host, let port): "redis://\(host.contains(":") ? "[\(host)]" : host):\(port)/\(database)"
        case .socket(let path): "unix://\(path)"
        }
    }

    private static func number(
        _ text: Substring, in range: ClosedRange<Int>, _ address: String
    ) throws(StoreError) -> Int {
        guard let number = Int(text), range.contains(number) else { throw refused(address) }
        return number
    }

    private static func refused(_ text: String) -> StoreError {
        StoreError(
            .unavailable,
            "The store \(text) is no address of a Redis: redis://host:6379/0?prefix=name or unix:///path?database=0&prefix=name."
        )
    }
}
