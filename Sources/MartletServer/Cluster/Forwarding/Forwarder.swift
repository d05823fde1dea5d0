import Glibc
import Synchronization

/// Passes requests on to the servers that have their sessions. The front's thread does all of it and waits for none of them, so
/// that a slow server holds up nobody else's, and no thread wakes another.
///
/// `@unchecked Sendable`: what is not behind the lock is touched on the front's thread only.
final class Forwarder: FrontCompanion, @unchecked Sendable {
    private struct Orders {
        /// Streams whose browser reads again, or has gone.
        var awake: [UInt64] = []
        var stops = false
    }

    private let orders = Mutex(Orders())
    private let poller = HopPoller()
    private let statistics: ClusterStatistics
    /// What answers may take while they come.
    private let answers: ByteBudget
    @exclusivity(unchecked) private var hops: [UInt64: Hop] = [:]
    @exclusivity(unchecked) private var kept = KeptConnections<PeerConnection>()
    /// By the address block of the visitors.
    @exclusivity(unchecked) private var counts: [AddressBlock: Int] = [:]
    @exclusivity(unchecked) private var nextLook: UInt64 = 0
    @exclusivity(unchecked) private var isStopped = false

    /// Requests that are under way at a time, of all visitors and of one address.
    private static let limit = 4_000
    private static let limitOfAddress = 256
    /// Milliseconds between two looks at what takes too long.
    private static let interval: UInt64 = 1_000

    init(_ statistics: ClusterStatistics, _ answers: ByteBudget) {
        (self.statistics, self.answers) = (statistics, answers)
    }

    // MARK: From any thread

    /// The stream of the hop with this number can be written again, or has ended.
    func wake(_ number: UInt64) {
        orders.withLock { $0.awake.append(number) }
        poller.wake()
    }

    func stop() {
        orders.withLock { $0.stops = true }
        poller.wake()
    }

    // MARK: On the front's thread

    var descriptor: Int32 { poller.descriptor }

    /// Begins to pass a request on. `false` if there is no room, or no such address. `onFailure` is
    /// called if the other server does not answer, or has the session no more.
    func forward(
        _ bytes: [UInt8], to address: String, for visitor: AddressBlock?, _ receiver: Hop.Receiver,
        onFailure: @escaping @Sendable () -> Void
    ) -> Bool {
        guard !isStopped, hops.count < Self.limit else { return false }
        if let visitor, counts[visitor, default: 0] >= Self.limitOfAddress { return false }
        let kept = receiver.isStream ? nil : keptConnection(to: address)
        guard let connection = kept ?? PeerConnection(to: address) else { return false }
        let hop = Hop(connection, to: address, bytes, receiver, for: visitor, answers, onFailure: onFailure)
        if let visitor { counts[visitor, default: 0] += 1 }
        hops[hop.number] = hop
        statistics.hops.add(1)
        if kept == nil {
            statistics.connections.add(1)
            hop.watched = hop.events
            poller.add(connection.socket, number: connection.number, events: hop.watched)
        } else {
            // A connection that is there takes a request at once, and is watched for what comes.
            hop.watched = HopPoller.reading
            hop.advance()
            settle(hop)
        }
        return true
    }

    /// A connection that the other server has not closed meanwhile.
    private func keptConnection(to address: String) -> PeerConnection? {
        while let kept = kept.take(address, now: SystemTime.milliseconds) {
            if kept.isIdle { return kept }
            kept.close()
        }
        return nil
    }

    func turn(isReady: Bool) {
        let now = SystemTime.milliseconds
        if isReady { takeWhatIsReady() }
        guard now >= nextLook, !isStopped else { return }
        nextLook = now + Self.interval
        for hop in Array(hops.values) where now >= hop.deadline || hop.isAbandoned {
            hop.fail()
            settle(hop)
        }
        for each in kept.expire(now: now) { each.close() }
    }

    private func takeWhatIsReady() {
        let ready = poller.ready()
        let (awake, stops) = orders.withLock { orders in
            defer { orders.awake = [] }
            return (orders.awake, orders.stops)
        }
        if stops { return end() }
        for number in awake {
            guard let hop = hops[number] else { continue }
            if hop.isAbandoned { hop.fail() } else { hop.resume() }
            settle(hop)
        }
        for ready in ready {
            guard let hop = hops[ready.number] else {
                // A connection on which nothing is under way has ended.
                for each in kept.remove({ $0.number == ready.number }) { each.close() }
                continue
            }
            if hop.events != 0 { hop.advance() } else if ready.hasEnded { hop.fail() }
            settle(hop)
        }
    }

    func end() {
        guard !isStopped else { return }
        isStopped = true
        for hop in hops.values { hop.fail() }
        (hops, counts) = ([:], [:])
        for each in kept.removeAll() { each.close() }
    }

    /// Waits for what a hop needs next, or lets it go.
    private func settle(_ hop: Hop) {
        guard hop.isOver else {
            guard hop.events != hop.watched else { return }
            hop.watched = hop.events
            return poller.change(hop.connection.socket, number: hop.number, events: hop.watched)
        }
        hops[hop.number] = nil
        if let address = hop.address {
            counts[address, default: 0] -= 1
            if counts[address] == 0 { counts[address] = nil }
        }
        guard !hop.hasFailed else {
            statistics.failedHops.add(1)
            // Of a server that has failed once, others may hang as well.
            for each in kept.remove(to: hop.peer) { each.close() }
            return
        }
        // It stays watched: if the other server closes it, there is something to read.
        guard let connection = hop.takeConnection() else { return }
        kept.keep(connection, to: hop.peer, now: SystemTime.milliseconds)?.close()
    }
}
