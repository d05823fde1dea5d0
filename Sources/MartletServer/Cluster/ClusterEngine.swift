import Synchronization

/// What keeps the state of several servers: a store, leases, and what all servers of a program have in common.
package protocol ClusterEngine: Sendable {
    /// The store of this process. Each call makes one anew, with the same writer.
    func makeStore() -> any Store
    var leases: any LeaseStore { get }
    /// What servers tell each other. Each call makes a connection.
    func makeNews() -> any NewsStore

    /// Checks that it can be used, and returns what endangers state, in one line each. Throws if it cannot keep what
    /// `sync` promises.
    func check(_ sync: StoreSync) throws(StoreError) -> [String]

    /// Takes part in the cluster. `key` is the servers' secret, if no other server has given one. Returns that of
    /// the cluster, and a number that no other process has.
    func join(_ key: [UInt8]) throws(StoreError) -> (key: [UInt8], process: UInt32)

    /// How often it did not answer, and how long it took.
    var errors: Int { get }
    var durations: DurationHistogram.Counts { get }
}

/// How an engine is made out of the address that `--store` names. A module that has one installs it.
package enum ClusterEngines {
    package struct Options: Sendable {
        /// Bytes that one session may have.
        package var ownerLimit = Int.max
    }

    package typealias Making = @Sendable (String, Options) throws(StoreError) -> any ClusterEngine

    private static let installed = Mutex<Making?>(nil)

    package static func install(_ making: @escaping Making) { installed.withLock { $0 = making } }

    static func make(_ address: String, _ options: Options) throws(StoreError) -> any ClusterEngine {
        guard let making = installed.withLock({ $0 }) else {
            throw StoreError(
                .unavailable,
                "The store \(address) needs a program that is built with the package trait Redis (docs/scaling.md).")
        }
        return try making(address, options)
    }
}
