import CMicrohttpd
import Logging
import Synchronization

/// What the callbacks of one front share.
final class FrontContext: Sendable {
    let configuration: HTTPFrontConfiguration
    let clock: ServerClock
    let handler: any HTTPHandler
    let logger: Logger
    let watcher: StreamWatcher
    let connections: ConnectionTable
    let waiting: WaitingAnswers
    let lingering: LingeringSockets
    /// The memory that bodies and answers under way may take.
    let bodies: ByteBudget
    let answers: ByteBudget
    let freedMemory: FreedMemory
    let batch = ReplyBatch()
    let library = LibraryAnswers()
    let loop: FrontLoop
    /// Streams are taken over from the library.
    let takesOver: Bool
    /// Heads are checked where the library parsed them.
    let checksLayout: Bool
    let streamLimit: Int
    /// Requests between their head and the end of their answer.
    let underWay = Atomic<Int>(0)
    /// Connections from which no request has come yet.
    let newcomers = Atomic<Int>(0)
    let isStopping = Atomic<Bool>(false)
    let log: LibraryLog
    let logLimiter: LogLimiter

    init(
        configuration: HTTPFrontConfiguration, handler: any HTTPHandler, logger: Logger, abilities: LibraryAbilities
    ) throws(HTTPFrontError) {
        self.configuration = configuration
        let clock = configuration.clock
        self.clock = clock
        self.handler = handler
        self.logger = logger
        switch configuration.streamMethod {
        case .automatic: takesOver = abilities.takesOver
        case .takeover: takesOver = true
        case .suspended: takesOver = false
        }
        checksLayout = abilities.layoutIsKnown
        streamLimit = configuration.streamLimit ?? DescriptorLimit.streams(besides: configuration.connectionLimit)
        log = LibraryLog(logger: logger, clock: clock)
        logLimiter = LogLimiter(logger, clock)
        let limit = DescriptorLimit.connections(wanted: configuration.connectionLimit)
        let connections = ConnectionTable(limit: limit, limitOfAddress: configuration.connectionsPerAddress)
        let dealer: ConnectionDealer? =
            if let shared = configuration.sharedConnections {
                try ConnectionDealer(shared, connections, limit: limit)
            } else { nil }
        loop = try FrontLoop(
            waitsToAccept: configuration.waitsToAccept, noteTurn: configuration.noteTurn,
            companion: configuration.companion, dealer: dealer)
        let waiting = WaitingAnswers()
        let lingering = LingeringSockets(clock)
        let freedMemory = configuration.freedMemory
        let stall = configuration.answerStallDeadline
        let tick = configuration.tick
        bodies = ByteBudget(limit: configuration.bodyBytes, limitOfAddress: configuration.bodyBytesPerAddress)
        answers =
            configuration.answers
            ?? ByteBudget(limit: configuration.answerBytes, limitOfAddress: configuration.answerBytesPerAddress)
        self.freedMemory = freedMemory
        self.connections = connections
        self.waiting = waiting
        self.lingering = lingering
        watcher = try StreamWatcher(
            heartbeatInterval: configuration.heartbeatInterval, stallDeadline: configuration.stallDeadline,
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
    func noteRequest(_ state: ConnectionState) {
        guard state.isNewcomer else { return }
        state.isNewcomer = false
        newcomers.subtract(1, ordering: .relaxed)
    }

    /// Logs that a header was left out of an answer, within the limit of such lines.
    func noteHeader(_ text: @autoclosure () -> String) {
        if logLimiter.admits(.header) { logger.warning("\(text())") }
    }
}
