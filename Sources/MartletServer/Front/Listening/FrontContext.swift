import CMicrohttpd
import Logging
import Synchronization

/// What the callbacks of one front share.
final class FrontContext: Sendable {
    let configuration: HTTPFrontConfiguration
    let clock: ServerClock
    let handler: any HTTPHandler
    let watcher: StreamWatcher
    let connections: ConnectionTable
    let waiting: WaitingAnswers
    let lingering: LingeringSockets
    let memory: FrontMemory
    let batch = ReplyBatch()
    let library = LibraryAnswers()
    let loop: FrontLoop
    let methods: FrontMethods
    let traffic = FrontTraffic()
    let log: FrontLog

    init(
        configuration: HTTPFrontConfiguration, handler: any HTTPHandler, logger: Logger, abilities: LibraryAbilities
    ) throws(HTTPFrontError) {
        self.configuration = configuration
        let clock = configuration.clock
        self.clock = clock
        self.handler = handler
        methods = FrontMethods(configuration, abilities)
        log = FrontLog(logger, clock)
        let limit = DescriptorLimit.connections(wanted: configuration.limits.connections)
        let connections = ConnectionTable(limit: limit, limitOfAddress: configuration.limits.connectionsPerAddress)
        let dealer: ConnectionDealer? =
            if let shared = configuration.sharedConnections {
                try ConnectionDealer(shared, connections, limit: limit)
            } else { nil }
        loop = try FrontLoop(
            waitsToAccept: configuration.waitsToAccept, countTurn: configuration.countTurn,
            companion: configuration.companion, dealer: dealer)
        let waiting = WaitingAnswers()
        let lingering = LingeringSockets(clock)
        let freedMemory = configuration.freedMemory
        let stall = configuration.limits.answerStallDeadline
        let tick = configuration.tick
        memory = FrontMemory(configuration)
        self.connections = connections
        self.waiting = waiting
        self.lingering = lingering
        watcher = try StreamWatcher(
            heartbeatInterval: configuration.limits.heartbeatInterval,
            stallDeadline: configuration.limits.stallDeadline,
            clock: clock
        ) {
            let now = clock.milliseconds
            connections.reap(now: now, answerStallDeadline: stall)
            waiting.expire(now: now)
            lingering.release(now: now)
            freedMemory.giveBack(now: now)
            tick()
        }
    }

    /// The address that a connection counts for; `nil` for proxies, and for this machine unless that is counted.
    func peer(of connection: OpaquePointer) -> AddressBlock? {
        guard let address = martlet_client_address(connection).flatMap(InternetAddress.init),
            !configuration.proxies.contains(where: { $0.contains(address) })
        else { return nil }
        return AddressBlock(address, countsLoopback: configuration.countsLoopback)
    }

    /// The first request of a connection has come, or the connection has ended. On the front's thread.
    func endNewcomer(_ state: ConnectionState) {
        guard state.isNewcomer else { return }
        state.isNewcomer = false
        traffic.newcomers.subtract(1, ordering: .relaxed)
    }
}
