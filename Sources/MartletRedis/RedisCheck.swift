package import MartletServer

/// What a server finds out about a Redis when it starts.
package struct RedisCheck {
    private let connection: RedisConnection
    private let name: String

    package init(
        _ address: RedisAddress, _ password: String?, _ patience: RedisConnection.Patience = .init()
    ) throws(StoreError) {
        connection = try RedisConnection(address, password: password, patience)
        name = address.description
    }

    /// What endangers state, in one line each. Throws if this Redis cannot be used, or cannot keep what `sync` promises.
    package func findings(_ sync: StoreSync) throws(StoreError) -> [String] {
        let information = try connection.succeed(["INFO"]).text ?? ""
        var values: [Substring: Substring] = [:]
        for line in information.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            values[line[..<colon]] = line[line.index(after: colon)...]
        }
        // Valkey calls itself Redis 7.2 there.
        let version = (values["redis_version"] ?? "0").split(separator: ".").compactMap { Int($0) }
        guard let first = version.first, first >= 6 else {
            throw StoreError(.unavailable, "The store \(name) is older than Redis 6. Use a newer one.")
        }
        guard values["role"] != "slave" else {
            throw StoreError(.readOnly, "The store \(name) is a replica. Give --store the address of its primary.")
        }
        guard values["cluster_enabled"] != "1" else {
            throw StoreError(
                .unavailable,
                "The store \(name) is a Redis Cluster, which is not supported. Use one Redis with replicas.")
        }
        let isLogged = values["aof_enabled"] == "1"
        let flushes = setting("appendfsync")
        if sync == .power, !isLogged || flushes != "always" {
            throw StoreError(
                .unavailable,
                "The store \(name) does not keep what --store-sync power promises: it needs appendonly yes and appendfsync always, and the right to read the latter (CONFIG GET)."
            )
        }
        var findings: [String] = []
        if !isLogged {
            findings.append(
                "The store \(name) has no append-only file: when it ends, what has changed since its last snapshot is lost. Set appendonly yes."
            )
        } else if flushes == "no" {
            findings.append(
                "The store \(name) leaves the time of writing to the system (appendfsync no): a loss of power may cost half a minute."
            )
        }
        let policy = values["maxmemory_policy"] ?? "noeviction"
        if policy != "noeviction" {
            findings.append(
                "The store \(name) may delete sessions when its memory is full (maxmemory-policy \(policy)). Set noeviction."
            )
        }
        return findings
    }

    /// A setting; `nil` if it may not be read.
    private func setting(_ name: String) -> String? {
        guard let reply = try? connection.ask(["CONFIG", "GET", name].map(RedisArgument.text)) else { return nil }
        return reply.elements.last?.text
    }
}
