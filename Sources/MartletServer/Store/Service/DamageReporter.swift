import Logging
import Synchronization

/// Counts what a store turns out to have lost, and writes it to the log.
final class DamageReporter: Sendable {
    private struct State {
        var damage = StoreDamage()
        /// The owners whose damage was counted while it could not be put aside: they are read again with the same damage.
        var counted: Set<StoreKey> = []
    }

    private let state = Mutex(State())
    private let logger: Logger
    /// So many owners are told from others.
    private static let limit = 1_000

    init(_ logger: Logger) { self.logger = logger }

    var damage: StoreDamage { state.withLock(\.damage) }

    /// Those of the owners that can be found.
    func intact(_ owners: [StoredOwner]) -> [StoredOwner] {
        let intact = owners.filter(\.isIntact)
        let damaged = owners.count - intact.count
        let isNew = state.withLock { state in
            defer { state.damage.owners = damaged }
            return damaged > state.damage.owners
        }
        if isNew {
            logger.error("The store is damaged: the names of \(damaged) sessions. Nobody can come back to them.")
        }
        return intact
    }

    /// An owner was read. `isPutAside` tells whether what is damaged is not read again.
    func report(_ contents: OwnerContents, of owner: StoreKey, isPutAside: Bool) {
        guard contents.isDamaged else { return }
        let isNew = state.withLock { state in
            if !isPutAside {
                guard state.counted.count < Self.limit, state.counted.insert(owner).inserted else { return false }
            }
            state.damage.records += max(1, contents.damaged.count)
            return true
        }
        // A session's are reported where its visitor is told.
        guard isNew, owner == .process else { return }
        logger.error(
            "The store is damaged: records of no session. What they held begins anew.",
            metadata: ["records": "\(contents.damagedNames)"])
    }

    /// The store has so many records that are put aside.
    func count(putAside count: Int) { state.withLock { $0.damage.records = count } }

    /// Compares what the store has with what it had when a worker used it last. `remembered` was read before `found`:
    /// that worker may still write. Returns whether commits are missing.
    func areMissing(after found: CommitMark?, _ remembered: CommitMark?) -> Bool {
        guard let remembered, let found, found.number < remembered.number else { return false }
        let count = remembered.number - found.number
        state.withLock { $0.damage.commits += count }
        logger.error(
            "The store is damaged: it lacks its last commits (\(count)). What has changed since \(DateText.readable(found.time)) is lost."
        )
        return true
    }
}
