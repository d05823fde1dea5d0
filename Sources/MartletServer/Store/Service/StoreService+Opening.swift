import Logging
import Synchronization

/// How the store is kept open: one that fails is tried again, and a damaged file makes way for a new one.
///
/// All of it is done with the lock.
extension StoreService {
    func use<Result>(
        _ body: (any Store) throws(StoreError) -> sending Result,
        orReading read: (SQLiteReader) throws(StoreError) -> sending Result = { _ throws(StoreError) in
            throw StoreError(.readOnly, "The store is read-only.")
        }
    ) throws(StoreError) -> sending Result {
        try state.withLock { (state) throws(StoreError) in
            let isAttempt = state.nextAttempt != nil && isDue(state)
            guard state.store != nil || isAttempt else {
                guard let reader = state.reader else { throw StoreError(.closed, "The store is not open.") }
                return try read(reader)
            }
            do throws(StoreError) {
                // Who only reads tries a store again that has failed, too: perhaps nobody writes.
                try open(&state)
                guard let store = state.store else { throw StoreError(.closed, "The store is not open.") }
                let result = try body(store)
                if isAttempt, state.waiting.isEmpty { succeed(&state) }
                return result
            } catch {
                fail(&state, error)
                guard let reader = state.reader else { throw error }
                return try read(reader)
            }
        }
    }

    /// Whether the store is to be tried now.
    func isDue(_ state: State) -> Bool {
        guard let next = state.nextAttempt else { return true }
        return clock.milliseconds >= next
    }

    /// Opens the store unless it is open. A damaged file is moved aside, and a new one begun.
    func open(_ state: inout State) throws(StoreError) {
        guard state.store == nil, !state.isClosed else { return }
        do throws(StoreError) {
            // Before anybody writes into the store.
            let remembered = memory?.lastCommit
            let store = try opening.open()
            state.store = store
            compare(try store.lastCommit(), with: remembered)
            state.reader = nil
        } catch {
            guard error.reason == .damaged else { throw error }
            try moveAside(&state, error)
            state.store = try opening.open()
        }
    }

    private func compare(_ found: CommitMark?, with remembered: CommitMark?) {
        if reporter.areMissing(after: found, remembered) { memory?.lastCommit = found }
    }

    /// Lets what the store has be read while it cannot be written.
    func openForReading(_ state: inout State) {
        guard state.reader == nil else { return }
        let remembered = memory?.lastCommit
        state.reader = opening.openForReading()
        compare((try? state.reader?.lastCommit()) ?? nil, with: remembered)
    }

    private func moveAside(_ state: inout State, _ error: StoreError) throws(StoreError) {
        state.store?.close()
        (state.store, state.reader) = (nil, nil)
        guard let files = opening.files else { return }
        let new = try files.moveAside(date: DateText.compact(WallClock.seconds))
        state.waiting.drop()
        memory?.lastCommit = nil
        logger.error("\(error) The damaged file is now \(new), and a new store begins.")
    }

    func succeed(_ state: inout State) {
        guard state.nextAttempt != nil else { return }
        (state.nextAttempt, state.pause) = (nil, 0)
        currentHealth.withLock { $0 = .healthy }
        logger.notice("The store works again.")
    }

    func fail(_ state: inout State, _ error: StoreError) {
        guard !state.isClosed else { return }
        statistics.failures.add(1)
        var error = error
        switch error.reason {
        case .busy, .full, .away: break  // The connection remains good, or makes itself anew.
        case .damaged:
            do throws(StoreError) { try moveAside(&state, error) } catch let second { error = second }
        case .replaced:
            state.waiting.drop()
            memory?.lastCommit = nil
            fallthrough
        default:
            state.store?.close()
            state.store = nil
        }
        if error.reason == .readOnly { openForReading(&state) }
        // In place of a damaged or missing file, a new one begins at once, but not again and again.
        let isAtOnce = state.pause == 0 && (error.reason == .damaged || error.reason == .replaced)
        // One beyond this machine is often back soon, and a server's visitors wait for it.
        let (shortest, longest): (UInt64, UInt64) = error.reason == .away ? (50, 500) : (1_000, 60_000)
        // Threads that only read try more often than that, and need not all say so.
        let isKnown = error.reason == .away && state.pause == longest
        state.pause = isAtOnce ? 1 : min(max(shortest, state.pause * 2), longest)
        state.nextAttempt = clock.milliseconds + state.pause
        currentHealth.withLock { [error] in $0 = .failing(error) }
        guard !isKnown else { return }
        logger.error(
            "\(error) Changes are in memory, and would be lost with this process. The next attempt is in \(state.pause) ms."
        )
    }
}
