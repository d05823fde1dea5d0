/// What became of a batch.
package struct StoreCommit: Equatable, Sendable {
    /// Whether this batch and all earlier ones are in the store. If not, they wait in memory: commit again soon, an
    /// empty batch if there is nothing new. The service decides when it tries the store again.
    package var isDurable: Bool
    /// Whether the store lacks earlier changes, because it was begun anew or because too many had to wait. Mark
    /// everything that is alive to be stored whole; what is durable after that, the next commits say.
    package var needsEverything = false
    /// Owners whose changes were left out, because they are too large or older than what is stored. What was stored of
    /// them before remains.
    package var refused: [StoreKey] = []
    /// Owners that another server has claimed. What was done here since is not stored, and never will be.
    package var claimed: [StoreKey] = []
    /// Owners that were deleted because the store has no room for more, or are not there any more. If one is alive, store it whole or no more.
    package var evicted: [StoreKey] = []
}
