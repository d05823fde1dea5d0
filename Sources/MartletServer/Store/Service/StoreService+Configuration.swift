package import Logging

extension StoreService {
    /// Opens the store of a configuration; `nil` if it has none.
    ///
    /// Throws if the file cannot be used or another server uses it. If the standard file cannot be made, the store is in
    /// memory, and the log and ``health`` report it.
    package static func open(
        _ configuration: ServerConfiguration, _ logger: Logger
    ) throws(StoreError) -> StoreService? {
        guard configuration.store != .none else { return nil }
        let limits = configuration.limits
        if let engine = configuration.clusterEngine {
            return try StoreService(
                StoreOpening(engine), limit: StoreSize(owners: limits.storedSessions, bytes: limits.storedBytes),
                shares: StoreShares(
                    of: StoreSize(owners: limits.storedSessions, bytes: limits.storedBytes),
                    ofAddress: limits.storedBytesPerAddress), logger, configuration.clock)
        }
        var options = SQLiteStore.Options()
        options.sync = configuration.storeSync
        options.ownerLimit = limits.storedBytesPerSession
        options.timeout = configuration.storeTimeout
        options.refusesWriting = configuration.storeRefusesWriting
        options.clock = configuration.clock
        let size = StoreSize(owners: limits.storedSessions, bytes: limits.storedBytes)
        let shares = StoreShares(of: size, ofAddress: limits.storedBytesPerAddress)
        do throws(StoreError) {
            return try StoreService(
                StoreOpening(configuration.store, options, inherited: configuration.inheritedStoreLock), limit: size,
                shares: shares, logger, configuration.clock, memory: configuration.workerMemory?.memory)
        } catch {
            guard configuration.store == .standard, error.reason == .readOnly || error.reason == .unavailable else {
                throw error
            }
            return try StoreService(
                StoreOpening(.memory, options, inherited: nil), limit: size, shares: shares, logger,
                configuration.clock,
                inMemory: error)
        }
    }
}
