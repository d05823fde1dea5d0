import Glibc
import Synchronization

/// Passes requests on to the servers that have their sessions: one thread that waits for all of them, so that a slow server
/// holds up nobody else's.
final class Forwarder: Sendable {
    private struct State {
        var new: [Unstarted] = []
        /// Streams whose browser reads again, or has gone.
        var awake: [UInt64] = []
        var kept = KeptConnections<PeerConnection>()
        var count = 0
        /// By the address block of the visitors.
        var counts: [AddressBlock: Int] = [:]
        var isStarted = false
        var isStopped = false
    }

    private struct Unstarted: @unchecked Sendable {
        // A hop belongs to the thread that takes it from here.
        let hop: Hop
    }

    private let state = Mutex(State())
    private let poller = HopPoller()
    private let statistics: ClusterStatistics
    /// What answers may take while they come.
    private let answers: ByteBudget

    /// Requests that are under way at a time, of all visitors and of one address.
    private static let limit = 4_000
    private static let limitOfAddress = 256
    /// Milliseconds between two looks at what takes too long.
    private static let interval: UInt64 = 1_000

    init(_ statistics: ClusterStatistics, _ answers: ByteBudget) {
        (self.statistics, self.answers) = (statistics, answers)
    }

    /// Begins to pass a request on. `false` if there is no room, or no such address. `onFailure` is
    /// called if the other server does not answer, or has the session no more.
    func forward(
        _ bytes: [UInt8], to address: String, for visitor: AddressBlock?, _ receiver: Hop.Receiver,
        onFailure: @escaping @Sendable () -> Void
    ) -> Bool {
        let kept = receiver.isStream ? nil : keptConnection(to: address)
        guard let connection = kept ?? PeerConnection(to: address) else { return false }
        let hop = Unstarted(
            hop: Hop(connection, to: address, bytes, receiver, for: visitor, answers, onFailure: onFailure))
        // A connection that is there takes a request at once, which saves the thread from waking twice.
        if kept != nil { hop.hop.advance() } else { statistics.connections.add(1) }
        hop.hop.watched = hop.hop.events
        let (events, isOver) = (hop.hop.watched, hop.hop.isOver)
        let (isTaken, mustStart) = state.withLock { state in
            guard !state.isStopped, state.count < Self.limit else { return (false, false) }
            if let visitor {
                guard state.counts[visitor, default: 0] < Self.limitOfAddress else { return (false, false) }
                state.counts[visitor, default: 0] += 1
            }
            state.count += 1
            state.new.append(hop)
            defer { state.isStarted = true }
            return (true, !state.isStarted)
        }
        guard isTaken else { return false }
        statistics.hops.add(1)
        // From here on the thread has the hop: it looks for new ones before it takes what is ready.
        if isOver {
            poller.wake()
        } else if kept == nil {
            poller.add(connection.socket, number: connection.number, events: events)
        } else {
            poller.change(connection.socket, number: connection.number, events: events)
        }
        if mustStart, !Thread.start(name: "martlet-hops", { [self] in run() }) {
            state.withLock { $0.isStarted = false }
        }
        return true
    }

    /// A connection that the other server has not closed meanwhile.
    private func keptConnection(to address: String) -> PeerConnection? {
        while let kept = state.withLock({ $0.kept.take(address, now: SystemTime.milliseconds) }) {
            if kept.isIdle { return kept }
            kept.close()
        }
        return nil
    }

    /// The stream of the hop with this number can be written again, or has ended.
    func wake(_ number: UInt64) {
        state.withLock { $0.awake.append(number) }
        poller.wake()
    }

    func stop() {
        let kept = state.withLock { state in
            state.isStopped = true
            return state.kept.removeAll()
        }
        for each in kept { each.close() }
        poller.wake()
    }

    // MARK: The thread

    private func run() {
        var hops: [UInt64: Hop] = [:]
        var nextLook = SystemTime.milliseconds + Self.interval
        while true {
            let ready = poller.wait(milliseconds: Int32(Self.interval))
            let (new, awake, isStopped) = state.withLock { state in
                defer { (state.new, state.awake) = ([], []) }
                return (state.new, state.awake, state.isStopped)
            }
            for each in new {
                hops[each.hop.number] = each.hop
                // It may have failed when it was sent.
                if each.hop.isOver { settle(each.hop, &hops) }
            }
            if isStopped {
                for hop in hops.values { hop.fail() }
                return
            }
            for number in awake {
                guard let hop = hops[number] else { continue }
                if hop.isAbandoned { hop.fail() } else { hop.resume() }
                settle(hop, &hops)
            }
            for ready in ready { advance(ready, &hops) }
            let now = SystemTime.milliseconds
            guard now >= nextLook else { continue }
            nextLook = now + Self.interval
            for hop in Array(hops.values) where now >= hop.deadline || hop.isAbandoned {
                hop.fail()
                settle(hop, &hops)
            }
            for each in state.withLock({ $0.kept.expire(now: now) }) { each.close() }
        }
    }

    private func advance(_ ready: HopPoller.Readiness, _ hops: inout [UInt64: Hop]) {
        guard let hop = hops[ready.number] else {
            // A connection on which nothing is under way has failed.
            state.withLock { $0.kept.remove { $0.number == ready.number } }.forEach { $0.close() }
            return
        }
        if hop.events != 0 { hop.advance() } else if ready.hasEnded { hop.fail() }
        settle(hop, &hops)
    }

    /// Waits for what a hop needs next, or lets it go.
    private func settle(_ hop: Hop, _ hops: inout [UInt64: Hop]) {
        guard hop.isOver else {
            guard hop.events != hop.watched else { return }
            hop.watched = hop.events
            return poller.change(hop.connection.socket, number: hop.number, events: hop.watched)
        }
        hops[hop.number] = nil
        if hop.hasFailed { statistics.failedHops.add(1) }
        let connection = hop.takeConnection()
        // Before another thread may send on it: what comes then is not for this thread until it has the next hop.
        if let connection { poller.change(connection.socket, number: connection.number, events: 0) }
        let closed: [PeerConnection] = state.withLock { state in
            state.count -= 1
            if let address = hop.address {
                state.counts[address, default: 0] -= 1
                if state.counts[address] == 0 { state.counts[address] = nil }
            }
            // Of a server that has failed once, others may hang as well.
            if hop.hasFailed { return state.kept.remove(to: hop.peer) }
            guard let connection else { return [] }
            guard !state.isStopped else { return [connection] }
            return state.kept.keep(connection, to: hop.peer, now: SystemTime.milliseconds).map { [$0] } ?? []
        }
        for each in closed { each.close() }
    }
}
