import MartletUI
import Synchronization

/// Writes what sessions have changed into the store, together and in turns.
///
/// Work in a session only marks it. Some milliseconds later each marked session is asked for its records, once, however
/// often it was marked; all of them go into the store as one batch, and then each session hears what is durable.
final class Committer: Sendable {
    private struct State {
        var marked: [Session] = []
        var deletions: [(key: StoreKey, fence: StoreFence)] = []
        var moves: [(from: StoreKey, to: StoreKey, fence: StoreFence)] = []
        /// Who waits for the end of the next round.
        var waiting: [Semaphore] = []
        var hasShared = false
        /// Changes of the server's own records.
        var own: [StoreBatch.Change] = []
        /// What the store has not taken yet, because it fails, without the changes: they wait with the store.
        var unsettled: [ObjectIdentifier: SessionCapture] = [:]
        /// Whether a browser waits for the next round.
        var isUrgent = false
        var isAsleep = true
        var isStopped = false
        var hasStopped = false

        var isEmpty: Bool {
            marked.isEmpty && deletions.isEmpty && moves.isEmpty && waiting.isEmpty && !hasShared && own.isEmpty
        }
    }

    private let state = Mutex(State())
    private let store: StoreService
    private let sleeping: SleepingSessions
    private let shared: any SharedCommitting
    private let types: StoredTypes
    private let contents: StoreContents
    private let capturing = CaptureThread()
    private let wake = Semaphore()
    private let hurried = Semaphore()
    private let ended = Semaphore()
    private let milliseconds: UInt64
    /// How long a round waits for sessions that are busy: those that are late are in the next one.
    private static let patience: UInt64 = 100
    /// The same for a round for which a browser waits: another visitor's slow action must not hold it up.
    private static let urgentPatience: UInt64 = 20
    /// Milliseconds after which the store is asked again whether it works. It decides itself when it tries.
    private static let pauseOfFailure: UInt64 = 50
    /// Milliseconds before a round for which a browser waits: others come with it, as after a crash.
    private static let urgentPause: UInt64 = 4

    init(
        _ store: StoreService, _ sleeping: SleepingSessions, _ shared: any SharedCommitting, _ types: StoredTypes,
        _ contents: StoreContents, interval: Double
    ) {
        (self.store, self.sleeping, self.shared, self.types, self.contents) = (store, sleeping, shared, types, contents)
        milliseconds = UInt64(max(0, interval) * 1_000)
        let hasStarted = Thread.start(name: "martlet-commit") { [self] in run() }
        if !hasStarted { state.withLock { $0.hasStopped = true } }
    }

    /// The session may have changed. Called once until it has been asked for its records.
    func mark(_ session: Session) { add { $0.marked.append(session) } }

    /// A browser waits for what was marked.
    func hurry() {
        let isFirst = state.withLock { state in
            defer { state.isUrgent = true }
            return !state.isUrgent
        }
        if isFirst { hurried.signal() }
    }

    /// A shared value may have changed.
    func markShared() { add { $0.hasShared = true } }

    /// Changes a record of the server's own.
    func add(_ change: StoreBatch.Change) { add { $0.own.append(change) } }

    /// Deletes a session's records.
    func delete(_ key: StoreKey, fence: StoreFence = .none) { add { $0.deletions.append((key, fence)) } }

    /// A session has another name from now on.
    func move(_ key: StoreKey, to new: StoreKey, fence: StoreFence = .none) {
        add { $0.moves.append((key, new, fence)) }
    }

    private func add(_ change: (inout State) -> Void) {
        let wasAsleep = state.withLock { state in
            // What happens to sessions after the end does not concern their records.
            guard !state.hasStopped else { return false }
            change(&state)
            defer { state.isAsleep = false }
            return state.isAsleep
        }
        if wasAsleep { wake.signal() }
    }

    /// Returns when everything that was marked before has been committed.
    func flush() {
        let done = Semaphore()
        let mustWait = state.withLock { state in
            guard !state.hasStopped else { return false }
            state.waiting.append(done)
            return true
        }
        guard mustWait else { return }
        add { _ in }
        done.wait()
    }

    /// Commits what is left and ends.
    func stop() {
        let hasStopped = state.withLock { state in
            state.isStopped = true
            return state.hasStopped
        }
        guard !hasStopped else { return }
        wake.signal()
        ended.wait()
    }

    private func run() {
        while true {
            wake.wait()
            while true {
                pause()
                let isDurable = commit()
                let (goesOn, ends) = state.withLock { state in
                    if state.isEmpty, state.isStopped { state.hasStopped = true }
                    let goesOn = !state.isEmpty || !isDurable
                    state.isAsleep = !goesOn
                    return (goesOn, state.hasStopped)
                }
                if ends {
                    capturing.stop()
                    return ended.signal()
                }
                if !goesOn { break }
            }
        }
    }

    /// Lets changes come together.
    private func pause() {
        let (mustNotWait, isFailing) = state.withLock {
            ($0.isStopped || !$0.waiting.isEmpty, !$0.unsettled.isEmpty)
        }
        if mustNotWait { return }
        if isFailing { return SystemTime.sleep(milliseconds: max(milliseconds, Self.pauseOfFailure)) }
        // A signal that is left over from an earlier round only makes this one shorter.
        hurried.wait(milliseconds: milliseconds)
        if state.withLock({ $0.isUrgent }) { SystemTime.sleep(milliseconds: min(milliseconds, Self.urgentPause)) }
    }

    /// Adds what belongs to no session.
    private func addOwn(_ own: [StoreBatch.Change], to batch: inout StoreBatch) {
        // After the sessions, so that they contain what the sessions' posts have done.
        if !shared.isFirst { shared.addChanges(to: &batch) }
        let changes = own + (contents.isOneOfSeveral ? [] : [types.captureNewNames()].compactMap(\.self))
        if !changes.isEmpty { batch.change(.process, expires: .max, changes) }
    }

    /// Passes shared values on to servers that wait for them, whatever sessions do.
    private func passOn() {
        guard shared.closeWanted() else { return }
        var batch = StoreBatch()
        shared.addChanges(to: &batch)
        // Also if nothing is new: what waits since the store did not answer is to be there as well.
        let result = store.commit(batch)
        settle([], result)
        if result.isDurable { shared.passOn() }
        if result.needsEverything { storeEverything() }
    }

    /// One round. Returns whether the store has everything that it was given.
    private func commit() -> Bool {
        let (sessions, deletions, moves, waiting, own, isUrgent) = state.withLock { state in
            defer {
                state.own = []
                (state.marked, state.deletions, state.moves, state.waiting) = ([], [], [], [])
                (state.hasShared, state.isUrgent) = (false, false)
            }
            return (state.marked, state.deletions, state.moves, state.waiting, state.own, state.isUrgent)
        }
        defer { for semaphore in waiting { semaphore.signal() } }
        passOn()
        var batch = StoreBatch()
        for (from, to, fence) in moves { batch.move(from, to: to, fence: fence) }
        for (key, fence) in deletions { batch.delete(key, fence: fence) }
        if !waiting.isEmpty { for session in sessions { session.storing.isAwaited.store(true, ordering: .relaxed) } }
        let losses = shared.losses
        let captures = captures(of: sessions, within: isUrgent ? Self.urgentPatience : Self.patience)
        for capture in captures where !deletions.contains(where: { $0.key == capture.owner }) {
            batch.change(
                capture.owner, expires: capture.expires, tags: capture.tags, fence: capture.fence, capture.changes)
        }
        addOwn(own, to: &batch)
        let result = commit(batch, losses: losses)
        settle(captures, result)
        if !result.evicted.isEmpty { didDelete(Set(result.evicted)) }
        if result.needsEverything { storeEverything() }
        return result.isDurable
    }

    /// Commits what sessions have changed; before it, shared values that are no part of the same transaction. `losses` is how many values
    /// were lost before the sessions were captured: if there are more now, what the sessions have done may have been lost with them.
    private func commit(_ batch: StoreBatch, losses: Int) -> StoreCommit {
        guard shared.isFirst else { return store.commit(batch) }
        var (values, batch) = (StoreBatch(), batch)
        shared.addChanges(to: &values)
        let isIncomplete = shared.losses != losses
        guard !values.isEmpty || isIncomplete else { return store.commit(batch) }
        let first = store.commit(values)
        // Without the values, nobody may be told that what has changed them is stored.
        let given = first.claimed.isEmpty && !isIncomplete ? [] : batch.removeFenced()
        var result = store.commit(batch)
        result.claimed += first.claimed + given
        result.refused += first.refused
        result.evicted += first.evicted
        result.isDurable = result.isDurable && first.isDurable
        result.needsEverything = result.needsEverything || first.needsEverything
        return result
    }

    /// Asks sessions for their records, for so many milliseconds. Who is late is asked again in the next round.
    private func captures(of sessions: [Session], within patience: UInt64) -> [SessionCapture] {
        let round = CommitRound(count: sessions.count)
        for session in capturing.begin(sessions, for: round) { session.captureLater(for: round) }
        var waited: UInt64 = 0
        while waited < patience {
            let progress = capturing.progress
            if round.isComplete(within: min(CaptureThread.longest, patience - waited)) { break }
            waited += CaptureThread.longest
            // Nobody waits behind a session that takes too long.
            if capturing.progress == progress {
                for session in capturing.leaveBehind(since: progress) { session.captureLater(for: round) }
            }
        }
        for session in capturing.removeRest() { session.captureLater(for: round) }
        return round.close()
    }

    /// Reports to sessions what became of their captures, once that is known.
    private func settle(_ captures: [SessionCapture], _ result: StoreCommit) {
        let claimed = Set(result.claimed)
        let lost = Set(result.refused).union(result.evicted).union(claimed)
        if !claimed.isEmpty {
            // Who has lost a value has lost its lease: any session may have done something to the value that is lost with it. The
            // sessions go first: none is to change the value as others have it.
            let hasLostLease = claimed.contains(where: \.isOfProgram)
            for session in contents.sessions()
            where hasLostLease || claimed.contains(StoreKey(of: session.identifier)) {
                session.lose()
            }
        }
        shared.update(absent: result.evicted.filter(\.isOfProgram), claimed: result.claimed.filter(\.isOfProgram))
        let settled: [SessionCapture] = state.withLock { state in
            if result.isDurable, state.unsettled.isEmpty { return captures }
            for capture in captures { state.unsettled[ObjectIdentifier(capture.session)] = capture.withoutPuts }
            // Until everything is stored anew, nothing is known to be durable.
            if result.needsEverything { state.unsettled = [:] }
            let settled = state.unsettled.filter { result.isDurable || lost.contains($0.value.owner) }
            for session in settled.keys { state.unsettled[session] = nil }
            return Array(settled.values)
        }
        if !result.isDurable { for capture in captures { capture.session.storeFails() } }
        shared.didStore(settled.lazy.filter { !lost.contains($0.owner) }.flatMap(\.posts))
        for capture in settled { capture.session.didCommit(capture, isDurable: !lost.contains(capture.owner)) }
    }

    /// The store has deleted these, for their age or because it has no room: who of them is alive is stored whole after
    /// its next work.
    func didDelete(_ keys: Set<StoreKey>) {
        for key in keys { sleeping.remove(key) }
        for session in contents.sessions() where keys.contains(StoreKey(of: session.identifier)) {
            session.didEvict()
        }
    }

    /// Everything that is alive goes into a store that lacks it. Sessions that were in the store alone are lost with it.
    private func storeEverything() {
        sleeping.retain(Set(store.owners().map(\.key)))
        shared.markEverything()
        add { [contents] state in
            state.own += contents.own()
            state.hasShared = true
        }
        for session in contents.sessions() { session.storeWhole() }
    }
}
