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
        var work: [@Sendable () -> Void] = []
        var stops = false
    }

    private let orders = Mutex(Orders())
    private let poller = HopPoller()
    private let statistics: ClusterStatistics
    /// What answers may take while they come.
    private let answers: ByteBudget
    @exclusivity(unchecked) private var hops: [UInt64: Hop] = [:]
    @exclusivity(unchecked) private var kept = KeptConnections<PeerConnection>()
    /// What is under way on links, those links by their servers' addresses, and what other servers have made.
    @exclusivity(unchecked) private var linked: [UInt32: LinkedHop] = [:]
    @exclusivity(unchecked) private var links: [String: OutgoingLink] = [:]
    @exclusivity(unchecked) private var incoming: [UInt64: IncomingLink] = [:]
    @exclusivity(unchecked) private var lastNumber: UInt32 = 0
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

    /// Has the front's thread do something.
    private func order(_ work: @escaping @Sendable () -> Void) {
        orders.withLock { $0.work.append(work) }
        poller.wake()
    }

    func stop() {
        orders.withLock { $0.stops = true }
        poller.wake()
    }

    // MARK: On the front's thread

    var descriptor: Int32 { poller.descriptor }

    /// Whether one more request may be under way, of this address.
    private func hasRoom(for visitor: AddressBlock?) -> Bool {
        guard !isStopped, hops.count + linked.count < Self.limit else { return false }
        return visitor.map { counts[$0, default: 0] < Self.limitOfAddress } ?? true
    }

    /// Begins to pass a request on whose answer may be large. `false` if there is no room, or no such address. `onFailure` is
    /// called if the other server does not answer, or has the session no more.
    func forward(
        _ bytes: [UInt8], to address: String, for visitor: AddressBlock?, _ later: DeferredResponse,
        failure: HTTPResponse, onFailure: @escaping @Sendable () -> Void
    ) -> Bool {
        guard hasRoom(for: visitor) else { return false }
        let kept = keptConnection(to: address)
        guard let connection = kept ?? PeerConnection(to: address) else { return false }
        let hop = Hop(
            connection, to: address, bytes, later, failure: failure, for: visitor, answers, onFailure: onFailure)
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

    /// Begins to pass a request on whose answer is small, or a stream, on the link to that server, which is made with `question` if
    /// there is none.
    func link(
        _ content: [UInt8], to address: String, for visitor: AddressBlock?, _ receiver: HopReceiver,
        question: () -> [UInt8], onFailure: @escaping @Sendable () -> Void
    ) -> Bool {
        guard hasRoom(for: visitor), let link = links[address] ?? makeLink(to: address, question()), !link.link.isFull
        else { return false }
        repeat { lastNumber &+= 1 } while linked[lastNumber] != nil
        if let visitor { counts[visitor, default: 0] += 1 }
        linked[lastNumber] = LinkedHop(link.link, lastNumber, receiver, for: visitor, answers, onFailure: onFailure)
        statistics.hops.add(1)
        link.link.send(.request, lastNumber, content)
        return true
    }

    private func makeLink(to address: String, _ question: [UInt8]) -> OutgoingLink? {
        let link = OutgoingLink(to: address, question, poller)
        if link != nil { statistics.connections.add(1) }
        links[address] = link
        return link
    }

    /// Other servers of the cluster.
    private static let limitOfIncoming = 1_024

    func accept(_ socket: StreamSocket, _ front: FrontContext) -> Bool {
        guard !isStopped, incoming.count < Self.limitOfIncoming, let descriptor = socket.descriptor else {
            return false
        }
        PeerConnection.noticeLoss(descriptor)
        let number = PeerConnection(socket: descriptor).number
        let link = IncomingLink(Link(socket, number: number, poller, waits: false), front) { [weak self] in
            self?.order($0)
        }
        incoming[number] = link
        poller.add(descriptor, number: number, events: HopPoller.reading)
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
        poller.beginTurns()
        let now = SystemTime.milliseconds
        if isReady { readWhatIsReady() }
        guard now >= nextLook, !isStopped else { return }
        nextLook = now + Self.interval
        for hop in Array(hops.values) where now >= hop.deadline || hop.isAbandoned {
            hop.fail()
            settle(hop)
        }
        for hop in Array(linked.values) where now >= hop.deadline || hop.receiver.isAbandoned {
            if hop.receiver.isAbandoned { hop.leave() } else { hop.fail() }
            settle(hop)
        }
        for link in Array(links.values) where !link.isOpen && now >= link.deadline { end(link) }
        for each in kept.expire(now: now) { each.close() }
    }

    func turnEnds() { poller.endTurn() }

    private func readWhatIsReady() {
        let ready = poller.ready()
        let (awake, work, stops) = orders.withLock { orders in
            defer { (orders.awake, orders.work) = ([], []) }
            return (orders.awake, orders.work, orders.stops)
        }
        if stops { return end() }
        for work in work { work() }
        for number in awake {
            guard let hop = linked[UInt32(truncatingIfNeeded: number)] else { continue }
            if hop.receiver.isAbandoned { hop.leave() } else { hop.resume() }
            settle(hop)
        }
        for ready in ready { handle(ready) }
    }

    private func handle(_ ready: HopPoller.Readiness) {
        if let link = incoming[ready.number] {
            guard !link.advance(isWritable: ready.isWritable) else { return }
            incoming[ready.number] = nil
            link.end()
        } else if let link = links.values.first(where: { $0.link.number == ready.number }) {
            let goesOn = link.advance(poller, isWritable: ready.isWritable) { message in
                guard let hop = linked[message.number] else { return }
                hop.handle(message)
                settle(hop)
            }
            if !goesOn { end(link) }
        } else if let hop = hops[ready.number] {
            hop.advance()
            settle(hop)
        } else {
            // A connection on which nothing is under way has ended.
            for each in kept.remove({ $0.number == ready.number }) { each.close() }
        }
    }

    /// The other server has gone, or has not answered.
    private func end(_ link: OutgoingLink) {
        links[link.peer] = nil
        link.link.close()
        for hop in Array(linked.values) where hop.link === link.link {
            hop.fail()
            settle(hop)
        }
    }

    private func settle(_ hop: LinkedHop) {
        guard hop.isOver, linked.removeValue(forKey: hop.number) != nil else { return }
        giveBack(hop.address)
        if hop.hasFailed { statistics.failedHops.add(1) }
    }

    private func giveBack(_ address: AddressBlock?) {
        guard let address else { return }
        counts[address, default: 0] -= 1
        if counts[address] == 0 { counts[address] = nil }
    }

    func end() {
        guard !isStopped else { return }
        isStopped = true
        for hop in hops.values { hop.fail() }
        for hop in linked.values { hop.fail() }
        for link in links.values { link.link.close() }
        for link in incoming.values { link.end() }
        (hops, linked, links, incoming, counts) = ([:], [:], [:], [:], [:])
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
        giveBack(hop.address)
        guard !hop.hasFailed else {
            statistics.failedHops.add(1)
            // Of a server that has failed once, others may hang as well.
            for each in kept.remove(to: hop.peer) { each.close() }
            return
        }
        // It stays watched: if the other server closes it, there is something to read.
        guard let connection = hop.removeConnection() else { return }
        kept.keep(connection, to: hop.peer, now: SystemTime.milliseconds)?.close()
    }
}
