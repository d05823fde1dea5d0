import Logging
import MartletUI
import Synchronization

/// How this server gets the right to change a value.
extension ClusterValues {
    /// After so many milliseconds without an answer, the server that has the right is asked again.
    private static let pauseOfWish: UInt64 = 200
    /// Milliseconds for which a thread of its own tries, where nobody waits so long.
    private static let patience: UInt64 = 5_000
    /// Milliseconds until the server may have its lease again.
    private static let pauseOfLapse: UInt64 = 20
    /// Milliseconds after a failure of the store.
    private static let pauseOfFailure: UInt64 = 100

    func acquire(_ shared: any StoredShared, within milliseconds: UInt64) -> Bool {
        let key = StoreKey.shared(shared.storedName)
        let end = SystemTime.milliseconds + milliseconds
        repeat {
            let arrival = Semaphore()
            switch ask(key, arrival.signal) {
            case .held: return true
            case .never: return false
            // Nobody asks a store on a thread that may not wait for it.
            case .first where milliseconds >= Self.pauseOfWish: return get(key, shared, until: end)
            case .first: startGetting(key, shared)
            case .wait: break
            }
            let now = SystemTime.milliseconds
            if now < end { arrival.wait(milliseconds: min(end - now, Self.pauseOfWish)) }
        } while SystemTime.milliseconds < end
        return false
    }

    func acquire(_ shared: any StoredShared, within duration: Duration) async -> Bool {
        let key = StoreKey.shared(shared.storedName)
        let end = ContinuousClock.now + duration
        repeat {
            let arrival = TaskArrival()
            switch ask(key, arrival.signal) {
            case .held: return true
            case .never: return false
            case .first: startGetting(key, shared)
            case .wait: break
            }
            await arrival.wait(until: end)
        } while ContinuousClock.now < end && !Task.isCancelled
        return false
    }

    private enum Turn {
        case held
        /// Nobody gets the right for this server yet.
        case first
        /// Somebody does. The signal comes when that has ended.
        case wait
        case never
    }

    private func ask(_ key: StoreKey, _ signal: @escaping @Sendable () -> Void) -> Turn {
        state.withLock { state in
            guard !state.isReleased, state.entries[key] != nil else { return .never }
            if state.entries[key]?.right.isHeld == true { return .held }
            state.entries[key]?.waiting.append(signal)
            return state.entries[key]?.right.beginAcquiring() == true ? .first : .wait
        }
    }

    /// Gets the right on a thread of its own.
    private func startGetting(_ key: StoreKey, _ shared: any StoredShared) {
        let isStarted = Thread.start(name: "martlet-value") { [self] in
            _ = get(key, shared, until: SystemTime.milliseconds + Self.patience)
        }
        if !isStarted { endAcquiring(key, since: nil) }
    }

    func endAcquiring(_ key: StoreKey, since now: UInt64?, fence: StoreFence = .none) {
        state.withLock { state in
            state.entries[key]?.right.endAcquiring(since: now)
            if now != nil { state.entries[key]?.fence = fence }
            state.entries[key]?.wake()
        }
    }

    /// Gets the right, by the only thread that does so for this value. Returns whether that was possible in time.
    private func get(_ key: StoreKey, _ shared: any StoredShared, until end: UInt64) -> Bool {
        while SystemTime.milliseconds < end, state.withLock({ !$0.isReleased }) {
            let number = cluster.number
            do throws(StoreError) {
                // A server that has slept gets nothing before it knows whether others have taken it for dead: what its
                // sessions have done since would stand with the value, and what they had done before be taken for done.
                guard cluster.allowsAnswers else {
                    SystemTime.sleep(milliseconds: Self.pauseOfLapse)
                    continue
                }
                if let fence = try claim(key, shared, number, until: end) {
                    // A lease that was lost meanwhile ends all claims of this number.
                    guard number == cluster.number, cluster.allowsAnswers else { continue }
                    shared.open()
                    endAcquiring(key, since: SystemTime.milliseconds, fence: fence)
                    cluster.statistics.values.add(1)
                    return true
                }
            } catch {
                SystemTime.sleep(milliseconds: Self.pauseOfFailure)
            }
        }
        endAcquiring(key, since: nil)
        return false
    }

    /// One attempt. Returns with what the value is written from now on.
    private func claim(
        _ key: StoreKey, _ shared: any StoredShared, _ number: UInt64, until end: UInt64
    ) throws(StoreError) -> StoreFence? {
        // Servers of all releases that are at work change the values.
        var steps = ClaimSteps(for: number, release: .max)
        switch try steps.claim(key, store, cluster.engine.leases) {
        case .mine(let claim):
            guard let found = try read(key) else { return nil }
            state.withLock { $0.entries[key]?.raiseVersion(to: found.version) }
            if !shared.adopt(found.record, version: found.version) {
                // Another release has stored what this one cannot read: the value begins anew with what it is here.
                logger.warning("A shared value that another release has stored begins anew: \(found.name.text)")
                shared.forgetStored()
            }
            return .held(claim)
        case .absent: return try begin(key, shared, .first(of: number))
        case .elsewhere(let owner, _):
            let answer = Semaphore()
            state.withLock { $0.entries[key]?.waiting.append(answer.signal) }
            try news.publish(.wanted(key, server: number, from: owner))
            let now = SystemTime.milliseconds
            if now < end { answer.wait(milliseconds: min(end - now, Self.pauseOfWish)) }
            return nil
        case .unsettled:
            SystemTime.sleep(milliseconds: 5)
            return nil
        }
    }

    /// Stores a value that the store does not have; `nil` if another server was quicker.
    private func begin(
        _ key: StoreKey, _ shared: any StoredShared, _ claim: StoreClaim
    ) throws(StoreError) -> StoreFence? {
        guard let change = shared.makeChange() else {
            // It cannot be stored, as has been reported: each server has its own.
            return .new(claim)
        }
        var batch = StoreBatch()
        let (changes, version) = numbered(change, key)
        batch.change(.process, expires: .max, [SharedIndex.change(key, shared.storedName)])
        batch.change(key, expires: .max, fence: .new(claim), changes)
        do throws(StoreError) {
            try store.apply(batch)
        } catch {
            shared.forgetStored()
            if error.refusals.contains(where: { $0.0 == key }) { return nil }
            throw error
        }
        shared.didWrite(version)
        return .held(claim)
    }

    /// What writes a value, and the version of its record.
    func numbered(_ change: SharedChange, _ key: StoreKey) -> ([StoreBatch.Change], Int64) {
        state.withLock { state in
            let name = state.entries[key]?.name ?? SharedName(text: "", position: "")
            var version = state.entries[key]?.version ?? 0
            let changes = SharedRecords.changes(name, change) {
                version += 1
                return version
            }
            state.entries[key]?.version = version
            for (name, bytes) in change.newBlobs { state.entries[key]?.parts[name] = bytes }
            for name in change.unusedBlobs { state.entries[key]?.parts[name] = nil }
            return (changes, version)
        }
    }
}
