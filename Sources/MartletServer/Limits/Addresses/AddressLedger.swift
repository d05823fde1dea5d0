import Synchronization

/// What each address has and asks for.
///
/// An entry is there while there is something to remember: a stream, or less than a full bucket. Where so many addresses ask
/// at once that there is no place for another, it is not counted; what all may have together is bounded elsewhere.
final class AddressLedger: Sendable {
    private struct Entry {
        var streams = 0
        /// Requests, and the work for visitors without a session.
        var requests: TokenBucket
        var strangers: TokenBucket

        mutating func isIdle(now: UInt64) -> Bool {
            streams == 0 && requests.isFull(now: now) && strangers.isFull(now: now)
        }
    }

    private struct State {
        var entries: [AddressBlock: Entry] = [:]
        var nextSweep: UInt64 = 0
    }

    private static let sweepMilliseconds: UInt64 = 1_000

    private let state = Mutex(State())
    private let limits: ServerConfiguration.Limits
    private let capacity: Int

    init(_ limits: ServerConfiguration.Limits, capacity: Int = 16_384) {
        self.limits = limits
        self.capacity = capacity
    }

    /// How many addresses there are entries for.
    var count: Int { state.withLock { $0.entries.count } }

    /// Counts a request; or gives the seconds after which it is worth asking again.
    func takeRequest(_ address: AddressBlock?, now: UInt64 = Clock.milliseconds) -> Double? {
        change(address, now: now) { $0.requests.take(1, now: now) } ?? nil
    }

    /// Takes what a page for a visitor without a session will cost, as far as that is known.
    func takeWork(_ count: Double, of address: AddressBlock?, now: UInt64 = Clock.milliseconds) -> Double? {
        change(address, now: now) { $0.strangers.take(count, now: now) } ?? nil
    }

    /// Settles what it has cost more, or less.
    func settleWork(_ count: Double, of address: AddressBlock?, now: UInt64 = Clock.milliseconds) {
        change(address, now: now) { $0.strangers.settle(count, now: now) }
    }

    /// Counts a stream; `false` if the address has as many as it may.
    func openStream(of address: AddressBlock?) -> Bool {
        let isOpened = change(address, now: Clock.milliseconds) { entry in
            guard entry.streams < limits.streamsPerAddress else { return false }
            entry.streams += 1
            return true
        }
        return isOpened ?? true
    }

    func closeStream(of address: AddressBlock?) {
        guard let address else { return }
        state.withLock { state in
            guard let streams = state.entries[address]?.streams, streams > 0 else { return }
            state.entries[address]?.streams = streams - 1
        }
    }

    /// `nil` if the address is not counted.
    @discardableResult
    private func change<Result>(
        _ address: AddressBlock?, now: UInt64, _ body: (inout Entry) -> Result
    ) -> Result? {
        guard let address else { return nil }
        return state.withLock { state in
            if state.entries[address] == nil {
                if state.entries.count >= capacity { sweep(&state, now: now) }
                guard state.entries.count < capacity else { return nil }
            }
            return body(&state.entries[address, default: makeEntry(now: now)])
        }
    }

    private func makeEntry(now: UInt64) -> Entry {
        Entry(
            requests: TokenBucket(
                capacity: limits.requestBurstPerAddress, rate: limits.requestsPerSecondPerAddress, now: now),
            strangers: TokenBucket(
                capacity: limits.strangerWorkBurst, rate: limits.strangerWorkPerSecond, now: now))
    }

    private func sweep(_ state: inout State, now: UInt64) {
        guard now >= state.nextSweep else { return }
        state.nextSweep = now + Self.sweepMilliseconds
        state.entries = state.entries.filter { entry in
            var value = entry.value
            return !value.isIdle(now: now)
        }
    }
}
