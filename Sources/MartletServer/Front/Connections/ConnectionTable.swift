import CMicrohttpd
import Glibc
import Synchronization

/// The open connections. The table ends those that take too long, and makes room for new ones.
///
/// libmicrohttpd closes a connection some time after its *last* byte, so that a byte every few seconds keeps it open
/// indefinitely. The reaper shuts down connections past their deadline; the library then sees the end and cleans up.
final class ConnectionTable: Sendable {
    fileprivate struct State {
        var connections: [ObjectIdentifier: ConnectionState] = [:]
        /// The number of connections that have not been shut down to make room, and carry no stream.
        var count = 0
        var counts: [AddressBlock: Int] = [:]
    }

    private let state = Mutex(State())
    /// Beyond it, the connections that have waited longest are ended when others come. The library's own limit is a
    /// little higher, since it continues to accept before it sees that a connection has been ended.
    private let limit: Int
    private let limitOfAddress: Int
    /// The limit is reached, and no connection waited when others came. Read for every request, so without the lock.
    private let isFull = Atomic<Bool>(false)

    init(limit: Int, limitOfAddress: Int) {
        self.limit = limit - min(64, limit / 8)
        self.limitOfAddress = limitOfAddress
    }

    var count: Int { state.withLock { $0.connections.count } }

    /// How many connections can be added before others are ended for them.
    var room: Int { state.withLock { max(0, limit - $0.count) } }

    // MARK: On the front's thread

    /// Adds a new connection. Those that have waited longest are ended to make room; if its own address has reached its
    /// limit and none of its connections waits, the new one is ended.
    func add(_ connection: ConnectionState, now: UInt64) {
        state.withLock { state in
            state.connections[ObjectIdentifier(connection)] = connection
            state.count += 1
            if let peer = connection.peer {
                state.counts[peer, default: 0] += 1
                if state.counts[peer, default: 0] > limitOfAddress,
                    !state.makeRoom(max(1, limitOfAddress / 16), of: peer, except: connection, now: now)
                {
                    state.end(connection)
                }
            }
            if state.count > limit { makeRoom(in: &state, except: connection, now: now) }
        }
    }

    /// A request has ended. The library accepts no connection while it is at its limit, so a client that waits to be
    /// accepted cannot cause room to be made.
    func requestHasEnded(now: UInt64) {
        guard isFull.load(ordering: .relaxed) else { return }
        state.withLock { makeRoom(in: &$0, except: nil, now: now) }
    }

    /// The connection whose head the library is about to refuse by itself: its head is complete, but no handler was
    /// called. A head that is too long is not complete; its connection is known only if no other head is still
    /// arriving.
    func refused(isTooLong: Bool) -> ConnectionState? {
        state.withLock { state in
            var coming: ConnectionState?
            var count = 0
            for connection in state.connections.values where connection.request.hasBegun && !connection.isEnding {
                guard case .head = connection.request.stage else { continue }
                if let handle = connection.handle, martlet_head_is_over(handle) != 0 { return connection }
                (coming, count) = (connection, count + 1)
            }
            return isTooLong && count == 1 ? coming : nil
        }
    }

    private func makeRoom(in state: inout State, except newcomer: ConnectionState?, now: UInt64) {
        let hasRoom = state.makeRoom(max(1, limit / 64), of: nil, except: newcomer, now: now)
        isFull.store(!hasRoom, ordering: .relaxed)
    }

    /// A connection carries a stream from now on: it is not counted any more, and not ended to make room.
    func becameStream(_ connection: ConnectionState) {
        connection.carriesStream = true
        state.withLock { $0.discount(connection) }
    }

    /// Called before the library closes the descriptor, so that the reaper, which holds the same lock, never shuts
    /// down a descriptor that is somebody else's by now.
    ///
    /// True if the library had as many connections as it may, or nearly: then it must be called once more before it
    /// accepts others.
    func remove(_ connection: ConnectionState) -> Bool {
        state.withLock { state in
            let isNearLimit = state.connections.count > limit
            state.connections[ObjectIdentifier(connection)] = nil
            state.discount(connection)
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
            for connection in state.connections.values {
                guard
                    connection.deadline.load(ordering: .relaxed) < now
                        || Self.isStuck(connection, now: now, answerStallDeadline)
                else { continue }
                connection.deadline.store(ServerClock.never, ordering: .relaxed)
                connection.progressDeadline.store(ServerClock.never, ordering: .relaxed)
                martlet_shut_down(connection.descriptor)
                count += 1
            }
            return count
        }
    }

    /// Whether a large answer is under way of which the client has read nothing for too long.
    private static func isStuck(_ connection: ConnectionState, now: UInt64, _ seconds: Double) -> Bool {
        let deadline = connection.progressDeadline.load(ordering: .relaxed)
        guard deadline != ServerClock.never else { return false }
        let acknowledged = martlet_acknowledged(connection.descriptor)
        guard acknowledged == connection.acknowledged else {
            connection.acknowledged = acknowledged
            // Unless the answer has ended meanwhile.
            _ = connection.progressDeadline.compareExchange(
                expected: deadline, desired: ServerClock.after(seconds: seconds, from: now), ordering: .relaxed)
            return false
        }
        return deadline < now
    }
}

extension ConnectionTable.State {
    /// Milliseconds after which a request that is still arriving, or an answer that is still being read, may be ended
    /// to make room for a new connection.
    private static let patience: UInt64 = 5_000

    /// Ends up to `wanted` connections that wait, the longest first. False if there are none.
    fileprivate mutating func makeRoom(
        _ wanted: Int, of peer: AddressBlock?, except newcomer: ConnectionState?, now: UInt64
    ) -> Bool {
        let waiting = connections.values.filter {
            $0 !== newcomer && !$0.isEnding && !$0.carriesStream && (peer == nil || $0.peer == peer)
                && Self.mayEnd($0, now: now)
        }
        for connection in waiting.sorted(by: { $0.since < $1.since }).prefix(wanted) { end(connection) }
        return !waiting.isEmpty
    }

    private static func mayEnd(_ connection: ConnectionState, now: UInt64) -> Bool {
        switch connection.request.stage {
        case .head: true
        case .body, .answered: now - connection.since > patience
        case .batched, .deferred: false
        }
    }

    /// Shuts a connection down; the library sees its end soon.
    fileprivate mutating func end(_ connection: ConnectionState) {
        discount(connection)
        connection.isEnding = true
        martlet_shut_down(connection.descriptor)
    }

    fileprivate mutating func discount(_ connection: ConnectionState) {
        guard !connection.isUncounted else { return }
        connection.isUncounted = true
        count -= 1
        guard let peer = connection.peer, let number = counts[peer] else { return }
        counts[peer] = number > 1 ? number - 1 : nil
    }
}
