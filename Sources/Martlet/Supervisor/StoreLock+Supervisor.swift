import MartletServer

extension StoreLock {
    /// The lock of the configured store, which a supervisor takes for all its workers: one that is ending must not keep
    /// the next from it. `nil` if there is no store in a file. If the standard file cannot be made, its workers keep
    /// state in memory and say so.
    static func ofSupervisor(_ configuration: ServerConfiguration) throws(StoreError) -> StoreLock? {
        guard let path = configuration.store.path else { return nil }
        do throws(StoreError) {
            return try StoreLock(path)
        } catch {
            guard configuration.store == .standard, error.reason == .readOnly || error.reason == .unavailable else {
                throw error
            }
            return nil
        }
    }
}
