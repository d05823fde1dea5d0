import Synchronization

/// The streams, requests and work of each address.
///
/// An address has an entry while there is something to remember: a stream, or a bucket that is not full. When the
/// ledger is full, further addresses are not counted; other limits bound what all clients use together.
final class AddressLedger: Sendable {
    private struct Entry {
        var streams = 0
        /// The budget for requests.
        var requests: TokenBucket
        /// The budget for the work for visitors without a session.
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
    private let clock: ServerClock
    private let capacity: Int

    init(_ limits: ServerConfiguration.Limits, _ clock: ServerClock, capacity: Int = 16_384) {
        self.limits = limits
        self.clock = clock
        self.capacity = capacity
    }

    /// The number of entries.
    var count: Int { state.withLock { $0.entries.count } }

    /// Counts a request. If it is refused, returns the seconds after which to try again.
    func takeRequest(_ address: AddressBlock?) -> Double? {
        change(address) { $0.requests.take(1, now: $1) } ?? nil
    }

    /// Charges the expected cost of a page for a visitor without a session. If it is refused, returns the seconds after
    /// which to try again.
    func takeWork(_ count: Double, of address: AddressBlock?) -> Double? {
        change(address) { $0.strangers.take(count, now: $1) } ?? nil
    }

    /// Corrects a charge by the difference to the actual cost.
    func settleWork(_ count: Double, of address: AddressBlock?) {
        change(address) { $0.strangers.settle(count, now: $1) }
    }

    /// Counts a stream; `false` if the address has reached its limit.
    func openStream(of address: AddressBlock?) -> Bool {
        let isOpened = change(address) { entry, _ in
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
        _ address: AddressBlock?, _ body: (inout Entry, _ now: UInt64) -> Result
    ) -> Result? {
        guard let address else { return nil }
        let now = clock.milliseconds
        return state.withLock { state in
            if state.entries[address] == nil {
                if state.entries.count >= capacity { sweep(&state, now: now) }
                guard state.entries.count < capacity else { return nil }
            }
            return body(&state.entries[address, default: makeEntry(now: now)], now)
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
