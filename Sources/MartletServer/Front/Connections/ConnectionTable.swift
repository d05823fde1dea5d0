import CMicrohttpd
import Glibc
import Synchronization

/// The open connections: what ends those that take too long, and keeps room for newcomers.
///
/// libmicrohttpd closes a connection some time after its *last* byte, so that a byte every few seconds keeps one for
/// ever. The reaper shuts down what is past its deadline; the library then sees the end and cleans up.
final class ConnectionTable: Sendable {
    fileprivate struct State {
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        /// Those that have not been shut down to make room, and carry no stream.
        var count = 0
        var counts: [AddressBlock: Int] = [:]
    }

    private let state = Mutex(State())
    /// From here on the oldest that wait are ended when others come. The library's own limit is a little higher, since it
    /// goes on accepting before it sees that a connection has been ended.
    private let limit: Int
    private let limitOfAddress: Int
    /// There are as many as may be, and when others came all were at work. Read for every request, so without the lock.
    private let isFull = Atomic<Bool>(false)

    init(limit: Int, limitOfAddress: Int) {
        self.limit = limit - min(64, limit / 8)
        self.limitOfAddress = limitOfAddress
    }

    var count: Int { state.withLock { $0.exchanges.count } }

    // MARK: On the front's thread

    /// A connection has come. Those that have waited longest make room for it; if its own address has as many as it may,
    /// and all of them are at work, it is ended itself.
    func add(_ exchange: Exchange, now: UInt64) {
        state.withLock { state in
            state.exchanges[ObjectIdentifier(exchange)] = exchange
            state.count += 1
            if let peer = exchange.peer {
                state.counts[peer, default: 0] += 1
                if state.counts[peer, default: 0] > limitOfAddress,
                    !state.makeRoom(max(1, limitOfAddress / 16), of: peer, except: exchange, now: now)
                {
                    state.end(exchange)
                }
            }
            if state.count > limit { makeRoom(in: &state, except: exchange, now: now) }
        }
    }

    /// A connection is at work no more. The library accepts nobody while it holds as many as it may, so nobody who waits to
    /// be accepted can ask for room.
    func requestHasEnded(now: UInt64) {
        guard isFull.load(ordering: .relaxed) else { return }
        state.withLock { makeRoom(in: &$0, except: nil, now: now) }
    }

    /// The connection whose head the library is about to refuse by itself: it was not handed to anybody, and yet its head is
    /// over. A head that is too long is not over, and can be told where there is no other that is still coming.
    func refused(isTooLong: Bool) -> Exchange? {
        state.withLock { state in
            var coming: Exchange?
            var count = 0
            for exchange in state.exchanges.values where exchange.hasBegun && !exchange.isEnding {
                guard case .head = exchange.stage else { continue }
                if let connection = exchange.connection, martlet_head_is_over(connection) != 0 { return exchange }
                (coming, count) = (exchange, count + 1)
            }
            return isTooLong && count == 1 ? coming : nil
        }
    }

    private func makeRoom(in state: inout State, except newcomer: Exchange?, now: UInt64) {
        let hasRoom = state.makeRoom(max(1, limit / 64), of: nil, except: newcomer, now: now)
        isFull.store(!hasRoom, ordering: .relaxed)
    }

    /// A connection carries a stream from now on, which the library keeps.
    func becameStream(_ exchange: Exchange) { state.withLock { $0.discount(exchange) } }

    /// Called before the library closes the descriptor, so that the reaper, which holds the same lock, never shuts
    /// down a descriptor that is somebody else's by now.
    ///
    /// True if the library had as many connections as it may, or nearly: then it must be called once more before it accepts
    /// others.
    func remove(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            let isNearLimit = state.exchanges.count > limit
            state.exchanges[ObjectIdentifier(exchange)] = nil
            state.discount(exchange)
            if state.count <= limit { isFull.store(false, ordering: .relaxed) }
            return isNearLimit
        }
    }

    // MARK: The reaper

    /// Shuts down the connections whose deadline is before `now`, and those whose client has not read on in time, and
    /// returns their number.
    @discardableResult
    func reap(now: UInt64, answerStallDeadline: Double) -> Int {
        state.withLock { state in
            var count = 0
            for exchange in state.exchanges.values {
                guard
                    exchange.deadline.load(ordering: .relaxed) < now
                        || Self.isStuck(exchange, now: now, answerStallDeadline)
                else { continue }
                exchange.deadline.store(Clock.never, ordering: .relaxed)
                exchange.progressDeadline.store(Clock.never, ordering: .relaxed)
                martlet_shut_down(exchange.descriptor)
                count += 1
            }
            return count
        }
    }

    /// Whether a large answer is under way of which the client has read nothing for too long.
    private static func isStuck(_ exchange: Exchange, now: UInt64, _ seconds: Double) -> Bool {
        let deadline = exchange.progressDeadline.load(ordering: .relaxed)
        guard deadline != Clock.never else { return false }
        let acknowledged = martlet_acknowledged(exchange.descriptor)
        guard acknowledged == exchange.acknowledged else {
            exchange.acknowledged = acknowledged
            // Unless the answer has ended meanwhile.
            _ = exchange.progressDeadline.compareExchange(
                expected: deadline, desired: Clock.after(seconds: seconds, from: now), ordering: .relaxed)
            return false
        }
        return deadline < now
    }
}

extension ConnectionTable.State {
    /// Milliseconds after which a request that is still coming, or an answer that is still being read, may be ended for
    /// somebody who has not been heard yet.
    private static let patience: UInt64 = 5_000

    /// Ends up to `wanted` connections that wait, the longest first. False if there are none.
    fileprivate mutating func makeRoom(
        _ wanted: Int, of peer: AddressBlock?, except newcomer: Exchange?, now: UInt64
    ) -> Bool {
        let waiting = exchanges.values.filter {
            $0 !== newcomer && !$0.isEnding && (peer == nil || $0.peer == peer) && Self.mayEnd($0, now: now)
        }
        for exchange in waiting.sorted(by: { $0.since < $1.since }).prefix(wanted) { end(exchange) }
        return !waiting.isEmpty
    }

    private static func mayEnd(_ exchange: Exchange, now: UInt64) -> Bool {
        switch exchange.stage {
        case .head: true
        case .body: now - exchange.since > patience
        // A stream that the library keeps has no deadline.
        case .answered:
            now - exchange.since > patience && exchange.deadline.load(ordering: .relaxed) != Clock.never
        case .afterReading, .deferred: false
        }
    }

    /// Shuts a connection down; the library sees its end soon.
    fileprivate mutating func end(_ exchange: Exchange) {
        discount(exchange)
        exchange.isEnding = true
        martlet_shut_down(exchange.descriptor)
    }

    fileprivate mutating func discount(_ exchange: Exchange) {
        guard !exchange.isUncounted else { return }
        exchange.isUncounted = true
        count -= 1
        guard let peer = exchange.peer, let number = counts[peer] else { return }
        counts[peer] = number > 1 ? number - 1 : nil
    }
}
