/// What a store is to have, if it has to begin anew.
struct StoreContents: Sendable {
    let sessions: @Sendable () -> [Session]
    /// The server's own records.
    let own: @Sendable () -> [StoreBatch.Change]
    /// Whether other servers have the same store: this server's own records are not stored then.
    var isOneOfSeveral = false
}
