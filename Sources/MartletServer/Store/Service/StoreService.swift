import Logging
import Synchronization

/// A server's store, which goes on when the disk does not: it reports failures, keeps changes in memory until the store
/// works again, and begins a new file in place of a damaged one.
///
/// Its functions block, except for ``health`` and ``statistics``. Call them from threads that serve nobody.
package final class StoreService: Sendable {
    struct State {
        /// `nil` while it cannot be opened, and after the end.
        var store: (any Store)?
        /// What can be read while the store cannot be written.
        var reader: SQLiteReader?
        var waiting = WaitingChanges()
        /// When the store is tried again, in milliseconds; `nil` if it works.
        var nextAttempt: UInt64?
        /// Milliseconds between the last two attempts.
        var pause: UInt64 = 0
        /// `nil` in memory, and after the end.
        var lock: StoreLock?
        var isClosed = false
    }

    let opening: StoreOpening
    private let limit: StoreSize
    private let shares: StoreShares
    let state: Mutex<State>
    let currentHealth: Mutex<StoreHealth>
    let reporter: DamageReporter
    /// What outlives this process beside the store; `nil` without a supervisor.
    let memory: WorkerMemory?
    let logger: Logger
    let clock: ServerClock
    package let statistics = StoreStatistics()

    /// Opens the store. Throws if the file cannot be used and is not damaged; a disk that is full, or a file that
    /// another process has locked for a while, is only reported. `reason` is why a standard store is in memory.
    init(
        _ opening: StoreOpening, limit: StoreSize, shares: StoreShares = StoreShares(), _ logger: Logger,
        _ clock: ServerClock,
        memory: WorkerMemory? = nil, inMemory reason: StoreError? = nil
    ) throws(StoreError) {
        var opening = opening
        state = Mutex(State(lock: opening.lock))
        opening.lock = nil
        self.opening = opening
        self.limit = limit
        self.shares = shares
        self.logger = logger
        reporter = DamageReporter(logger)
        self.clock = clock
        self.memory = memory
        currentHealth = Mutex(reason.map { .memory($0) } ?? .healthy)
        if let reason {
            logger.warning(
                "State is kept in memory only, and ends with this process: \(reason) Give another --store, or `--store none` if that is meant."
            )
        }
        try state.withLock { (state) throws(StoreError) in
            do throws(StoreError) {
                try open(&state)
            } catch {
                if error.reason == .readOnly { openForReading(&state) }
                let passes = [.full, .busy, .away].contains(error.reason)
                guard passes || state.reader != nil else { throw error }
                fail(&state, error)
            }
        }
    }

    // MARK: What is known without waiting

    package var health: StoreHealth { currentHealth.withLock(\.self) }

    /// What the store has lost.
    package var damage: StoreDamage { reporter.damage }

    // MARK: Reading

    /// All owners that can be found by their names; none if the store fails.
    package func owners() -> [StoredOwner] {
        let owners = try? use { (store) throws(StoreError) in
            try store.owners()
        } orReading: {
            (reader) throws(StoreError) in
            try reader.owners()
        }
        return reporter.intact(owners ?? [])
    }

    /// What there is of an owner, without what is damaged; throws if the store cannot be read now.
    package func contents(of owner: StoreKey) throws(StoreError) -> OwnerContents {
        try use { (store) throws(StoreError) in
            let contents = try store.contents(of: owner)
            reporter.report(contents, of: owner, isPutAside: true)
            return contents
        } orReading: {
            (reader) throws(StoreError) in
            let contents = try reader.contents(of: owner)
            reporter.report(contents, of: owner, isPutAside: false)
            return contents
        }
    }

    /// The records of an owner that are as they were written; throws if the store cannot be read now.
    package func records(of owner: StoreKey) throws(StoreError) -> [StoredRecord] {
        try contents(of: owner).records
    }

    /// The records of an owner that have these names.
    package func records(of owner: StoreKey, named names: [String]) throws(StoreError) -> [StoredRecord] {
        try use { (store) throws(StoreError) in try store.records(of: owner, named: names) }
    }

    // MARK: Claims

    /// Who has an owner; `nil` if there is no such owner.
    package func claim(of owner: StoreKey) throws(StoreError) -> StoreClaim? {
        try use { (store) throws(StoreError) in try store.claim(of: owner) }
    }

    /// Claims an owner, if `former` is still its claim.
    package func claim(
        _ owner: StoreKey, for server: UInt64, after former: StoreClaim
    ) throws(StoreError) -> StoreClaim? {
        try use { (store) throws(StoreError) in try store.claim(owner, for: server, after: former) }
    }

    // MARK: Changing

    /// Makes changes at once, whatever else waits; throws if they cannot be made now.
    func apply(_ batch: StoreBatch) throws(StoreError) {
        try use { (store) throws(StoreError) in try store.apply(batch) }
    }

    /// Stores a batch, with all that waits.
    package func commit(_ batch: StoreBatch) -> StoreCommit {
        state.withLock { state in
            if !batch.isEmpty { state.waiting.add(batch) }
            var commit = StoreCommit(isDurable: false)
            guard !state.waiting.isEmpty else { return StoreCommit(isDurable: true) }
            guard isDue(state) else {
                state.waiting.shorten()
                return commit
            }
            do throws(StoreError) {
                try open(&state)
                guard let store = state.store else { return commit }
                try apply(&state, store, &commit)
                succeed(&state)
                let size = try store.size()
                statistics.update(size)
                if size.exceeds(limit) { commit.evicted += try evict(store) }
            } catch {
                commit.isDurable = false
                fail(&state, error)
                state.waiting.shorten()
            }
            return commit
        }
    }

    /// Counts what the store has, for ``statistics`` and ``damage``.
    func countContents() {
        if let size = try? use({ (store) throws(StoreError) in try store.size() }) { statistics.update(size) }
        if let count = try? use({ (store) throws(StoreError) in try store.damagedRecords() }) {
            reporter.count(putAside: count)
        }
    }

    /// Deletes what has expired, and returns it. Call it now and then.
    package func deleteExpired(now: Int64) -> [StoreKey] {
        let keys = try? use { (store) throws(StoreError) in
            let keys = try store.deleteExpired(now: now)
            if !keys.isEmpty { statistics.update(try store.size()) }
            return keys
        }
        return keys ?? []
    }

    /// Ends the use of the store. What waits is tried once more. Returns whether everything is stored.
    @discardableResult
    package func close() -> Bool {
        state.withLock { state in
            guard !state.isClosed else { return true }
            var commit = StoreCommit(isDurable: true)
            if !state.waiting.isEmpty {
                try? open(&state)
                if let store = state.store { try? apply(&state, store, &commit) }
            }
            let isComplete = state.waiting.isEmpty && commit.isDurable
            if !isComplete {
                logger.error(
                    "The server ends with changes that the store has not taken: they are lost. \(health.line ?? "")")
            }
            state.store?.close()
            (state.store, state.reader) = (nil, nil)
            state.lock = nil
            state.isClosed = true
            return isComplete
        }
    }

    // MARK: With the lock

    /// Applies what waits. An owner that the store refuses is left out.
    private func apply(_ state: inout State, _ store: any Store, _ commit: inout StoreCommit) throws(StoreError) {
        if state.waiting.isUnknown { while try !store.evict(to: StoreSize()).isEmpty {} }
        let start = ContinuousClock.now
        while !state.waiting.batch.isEmpty {
            do throws(StoreError) {
                let batch = state.waiting.batch
                try store.apply(batch)
                if let memory, let mark = (try? store.lastCommit()) ?? nil { memory.lastCommit = mark }
                statistics.commits.add(1)
                statistics.records.add(batch.records)
                statistics.bytes.add(batch.bytes)
                statistics.durations.record(nanoseconds: (ContinuousClock.now - start).nanoseconds)
                break
            } catch {
                let refusals = error.refusals
                guard !refusals.isEmpty else { throw error }
                for (owner, error) in refusals { refuse(owner, error, &state, &commit) }
            }
        }
        commit.needsEverything = state.waiting.isIncomplete
        commit.isDurable = !commit.needsEverything
        state.waiting = WaitingChanges()
    }

    private func refuse(_ owner: StoreKey, _ error: StoreError, _ state: inout State, _ commit: inout StoreCommit) {
        switch error.reason {
        case .claimed where owner.isOfProgram:
            // Who has lost a shared value has lost its lease. No session may be stored now with what its posts have done to
            // the value: they are done again elsewhere, on the value as it is there.
            commit.claimed += [owner] + state.waiting.removeFenced()
        case .claimed:
            state.waiting.removeChanges(of: owner, withOthers: true)
            commit.claimed.append(owner)
        case .absent:
            state.waiting.removeChanges(of: owner, withOthers: false)
            commit.evicted.append(owner)
        default:
            state.waiting.removeChanges(of: owner, withOthers: false)
            commit.refused.append(owner)
        }
        if statistics.refusals.current % 1_000 == 0 { logger.warning("\(error)") }
        statistics.refusals.add(1)
    }

    private func evict(_ store: any Store) throws(StoreError) -> [StoreKey] {
        // A little more than necessary, so that not every new session evicts another one.
        let keys = try store.evict(
            to: StoreSize(owners: limit.owners - limit.owners / 100, bytes: limit.bytes - limit.bytes / 100), shares)
        if statistics.evictions.current == 0 {
            logger.warning(
                "The store has no room for more sessions: those that have more than a share of it are deleted, and then those that expire first (stored-sessions, stored-bytes, stored-bytes-per-address)."
            )
        }
        statistics.evictions.add(keys.count)
        statistics.update(try store.size())
        return keys
    }
}
