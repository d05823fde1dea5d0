import CMicrohttpd
import Logging
import Synchronization

/// What the callbacks of one front share.
final class FrontContext: Sendable {
    let configuration: HTTPFrontConfiguration
    let handler: any HTTPHandler
    let logger: Logger
    let watcher: StreamWatcher
    let connections: ConnectionTable
    let waiting: WaitingAnswers
    let lingering: LingeringSockets
    /// What bodies and answers under way may take.
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
    let isStopping = Atomic<Bool>(false)
    let log: LibraryLog
    let logLimiter: LogLimiter

    init(
        configuration: HTTPFrontConfiguration, handler: any HTTPHandler, logger: Logger, abilities: LibraryAbilities
    ) throws(HTTPFrontError) {
        self.configuration = configuration
        self.handler = handler
        self.logger = logger
        switch configuration.streamMethod {
        case .automatic: takesOver = abilities.takesOver
        case .takeover: takesOver = true
        case .suspended: takesOver = false
        }
        checksLayout = abilities.layoutIsKnown
        streamLimit = configuration.streamLimit ?? DescriptorLimit.streams(besides: configuration.connectionLimit)
        log = LibraryLog(logger: logger)
        logLimiter = LogLimiter(logger)
        loop = try FrontLoop()
        let connections = ConnectionTable(
            limit: DescriptorLimit.connections(wanted: configuration.connectionLimit),
            limitOfAddress: configuration.connectionsPerAddress)
        let waiting = WaitingAnswers()
        let lingering = LingeringSockets()
        let freedMemory = configuration.freedMemory
        let stall = configuration.answerStallDeadline
        bodies = ByteBudget(limit: configuration.bodyBytes, limitOfAddress: configuration.bodyBytesPerAddress)
        answers = ByteBudget(limit: configuration.answerBytes, limitOfAddress: configuration.answerBytesPerAddress)
        self.freedMemory = freedMemory
        self.connections = connections
        self.waiting = waiting
        self.lingering = lingering
        watcher = try StreamWatcher(
            heartbeatInterval: configuration.heartbeatInterval, stallDeadline: configuration.stallDeadline
        ) {
            let now = Clock.milliseconds
            connections.reap(now: now, answerStallDeadline: stall)
            waiting.expire(now: now)
            lingering.release(now: now)
            freedMemory.giveBack(now: now)
        }
    }

    /// Whom a connection is counted for.
    func peer(of connection: OpaquePointer) -> AddressBlock? {
        guard let address = martlet_client_address(connection).flatMap(InternetAddress.init),
            !configuration.proxies.contains(where: { $0.contains(address) })
        else { return nil }
        return AddressBlock(address, countsLoopback: configuration.countsLoopback)
    }

    /// Tells the log of a header that was left out of an answer, unless there are too many.
    func noteHeader(_ text: @autoclosure () -> String) {
        if logLimiter.admits(.header) { logger.warning("\(text())") }
    }
}
