import Glibc
package import MartletServer

/// State of several servers in a Redis or Valkey.
package final class RedisEngine: ClusterEngine {
    private let address: RedisAddress
    private let options: RedisStore.Options
    private let redisLeases: RedisLeases
    private let statistics = RedisStatistics()

    package init(_ address: RedisAddress, _ options: RedisStore.Options) {
        (self.address, self.options) = (address, options)
        redisLeases = RedisLeases(address, password: options.password, options.patience)
    }

    /// Lets `--store redis://…` name one. The password is in `MARTLET_STORE_PASSWORD`.
    package static func install() {
        ClusterEngines.install { (text, options) throws(StoreError) in
            let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"
            var store = RedisStore.Options()
            store.ownerLimit = options.ownerLimit
            store.password = getenv("MARTLET_STORE_PASSWORD").map { String(cString: $0) }
            return RedisEngine(try RedisAddress(text, program: program), store)
        }
    }

    package func makeStore() -> any Store { RedisStore(address, options, statistics) }

    package var leases: any LeaseStore { redisLeases }

    package func makeNews() -> any NewsStore { RedisNews(address, password: options.password, options.patience) }

    package func check(_ sync: StoreSync) throws(StoreError) -> [String] {
        try RedisCheck(address, options.password, options.patience).findings(sync)
    }

    package func join(_ key: [UInt8]) throws(StoreError) -> (key: [UInt8], process: UInt32) {
        let connection = try RedisConnection(address, password: options.password, options.patience)
        let commands: [[RedisArgument]] = [
            [.text("SET"), .text(address.prefix + "key"), .data(key), .text("NX")],
            [.text("GET"), .text(address.prefix + "key")],
            [.text("INCR"), .text(address.prefix + "processes")],
        ]
        let replies = try connection.ask(all: commands)
        for reply in replies { _ = try RedisConnection.checked(reply, address.description) }
        return (replies[1].value ?? key, UInt32(truncatingIfNeeded: replies[2].number ?? 1))
    }

    package var errors: Int { statistics.errors.current + redisLeases.statistics.errors.current }
    package var durations: DurationHistogram.Counts { statistics.durations.counts }
}
