import Synchronization

/// The streams, requests and work of each address.
///
/// An address has an entry while there is something to remember: a stream, or a bucket that is not full. When the
/// ledger is full, further addresses share the entry of the next wider network that has room, and in the end one of all:
/// nobody is not counted.
final class AddressLedger: Sendable {
    private struct Entry {
        var streams = 0
        /// The budget for requests.
        var requests: TokenBucket
        /// The budget for the work for visitors without a session.
        var strangers: TokenBucket
        /// The budget for the work for visitors with a session.
        var visitors: TokenBucket

        mutating func isIdle(now: UInt64) -> Bool {
            streams == 0 && requests.isFull(now: now) && strangers.isFull(now: now) && visitors.isFull(now: now)
        }
    }

    private struct State {
        var entries: [AddressBlock: Entry] = [:]
        /// How many of them there are of each width.
        var counts = [Int](repeating: 0, count: 5)
        var nextSweep: UInt64 = 0
    }

    private static let sweepMilliseconds: UInt64 = 1_000

    private let state = Mutex(State())
    /// When no address has a debt any more, so that an event takes no lock.
    private let lastDebtEnd = Atomic<UInt64>(0)
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
    func chargeRequest(_ address: AddressBlock?) -> Double? {
        change(address) { $0.requests.take(1, now: $1) } ?? nil
    }

    /// Charges the expected cost of a page for a visitor without a session. If it is refused, returns the seconds after
    /// which to try again.
    func chargeWork(_ count: Double, of address: AddressBlock?) -> Double? {
        change(address) { $0.strangers.take(count, now: $1) } ?? nil
    }

    /// Corrects a charge by the difference to the actual cost.
    func settleWork(_ count: Double, of address: AddressBlock?) {
        change(address) { $0.strangers.settle(count, now: $1) }
    }

    /// Charges work that was done for a visitor with a session.
    func chargeVisitor(_ work: Double, of address: AddressBlock?) {
        let end = change(address) { entry, now in
            entry.visitors.settle(work, now: now)
            return entry.visitors.debt(now: now).map { now + UInt64(min($0, 86_400) * 1_000) + 1 }
        }
        if let end = end ?? nil { lastDebtEnd.max(end, ordering: .relaxed) }
    }

    /// The seconds until more is done for visitors of the address who have a session; `nil` if that is now.
    func debtOfVisitors(of address: AddressBlock?) -> Double? {
        guard clock.milliseconds < lastDebtEnd.load(ordering: .relaxed) else { return nil }
        return change(address) { $0.visitors.debt(now: $1) } ?? nil
    }

    /// A stream that is counted, and the network for which it is.
    struct CountedStream: Sendable {
        fileprivate let address: AddressBlock?
    }

    /// Counts a stream; `nil` if the address has reached its limit.
    func openStream(of address: AddressBlock?) -> CountedStream? {
        let counted = changeEntry(of: address) { entry, counted, _ -> AddressBlock? in
            guard entry.streams < limits.streamsPerAddress else { return nil }
            entry.streams += 1
            return counted
        }
        guard let counted else { return CountedStream(address: nil) }
        return counted.map { CountedStream(address: $0) }
    }

    func close(_ stream: CountedStream) {
        guard let address = stream.address else { return }
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
        changeEntry(of: address) { body(&$0, $2) }
    }

    private func changeEntry<Result>(
        of address: AddressBlock?, _ body: (inout Entry, AddressBlock, _ now: UInt64) -> Result
    ) -> Result? {
        guard let address else { return nil }
        let now = clock.milliseconds
        return state.withLock { state in
            let counted = place(for: address, &state, now: now)
            return body(&state.entries[counted, default: makeEntry(now: now)], counted, now)
        }
    }

    /// The address, if it has an entry or there is room for one, and otherwise the next wider network.
    private func place(for address: AddressBlock, _ state: inout State, now: UInt64) -> AddressBlock {
        var address = address
        while state.entries[address] == nil {
            if !hasRoom(state, address) { sweep(&state, now: now) }
            guard !hasRoom(state, address), let wider = address.wider else {
                state.counts[address.level] += 1
                return address
            }
            address = wider
        }
        return address
    }

    /// Of each width, so that many narrow networks leave room for wider ones.
    private func hasRoom(_ state: State, _ address: AddressBlock) -> Bool {
        state.counts[address.level] < (address.level == 0 ? capacity : max(1, capacity / 4))
    }

    private func makeEntry(now: UInt64) -> Entry {
        Entry(
            requests: TokenBucket(
                capacity: limits.requestBurstPerAddress, rate: limits.requestsPerSecondPerAddress, now: now),
            strangers: TokenBucket(
                capacity: limits.strangerWorkBurst, rate: limits.strangerWorkPerSecond, now: now),
            visitors: TokenBucket(
                capacity: limits.visitorWorkBurstPerAddress, rate: limits.visitorWorkPerSecondPerAddress, now: now))
    }

    private func sweep(_ state: inout State, now: UInt64) {
        guard now >= state.nextSweep else { return }
        state.nextSweep = now + Self.sweepMilliseconds
        state.entries = state.entries.filter { entry in
            var value = entry.value
            return !value.isIdle(now: now)
        }
        state.counts = state.entries.keys.reduce(into: [Int](repeating: 0, count: 5)) { $0[$1.level] += 1 }
    }
}
