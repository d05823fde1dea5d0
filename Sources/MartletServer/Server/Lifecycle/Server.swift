package import Logging
public import MartletUI
import MartletValues
import Synchronization

/// Serves one program: the front, and behind it the sessions.
public final class Server: Sendable {
    package let context: ServerContext
    let front: HTTPFront
    private let handler: RequestHandler
    private let metricsFront: MetricsFront?

    /// Starts listening. Throws if the address, the port or the program's brand cannot be used; the error says why.
    package init(_ configuration: ServerConfiguration, app: AppDefinition, logger: Logger) throws {
        let differences = LayoutSelfTest.differences()
        guard differences.isEmpty else { throw LayoutSelfTest.Failure(differences: differences) }
        let unknown = StoredValueLayout.differences()
        if !unknown.isEmpty {
            StoredValueLayout.distrust()
            logger.warning("\(StoredValueLayout.warning(unknown))")
        }
        try configuration.validate()
        let configuration = try Self.joined(configuration, logger)
        context = ServerContext(configuration, app, logger, store: try StoreService.open(configuration, logger))
        handler = RequestHandler(context, try ProgramFiles(app.brand))
        context.joinProcess()
        // Workers of one supervisor have the same configuration.
        let isFirst = configuration.workerGroup.map { $0.slot == 0 } ?? true
        if isFirst { Self.warn(of: configuration, logger) }
        metricsFront = try MetricsFront(context)
        var frontConfiguration = HTTPFrontConfiguration(configuration)
        frontConfiguration.freedMemory = context.freedMemory
        frontConfiguration.answers = context.budgets.answers
        frontConfiguration.companion = context.cluster?.forwarder
        frontConfiguration.tick = { [renders = context.budgets.renders] in renders.lapse() }
        do {
            front = try HTTPFront(configuration: frontConfiguration, handler: handler, logger: logger)
        } catch {
            metricsFront?.stop()
            throw error
        }
        if !configuration.waitsToAccept { begin() }
        context.metrics.start(context)
        context.watchBuilds()
        context.actionWatch?.start()
        if let watch = context.mainActorWatch {
            watch.start()
            if isFirst {
                logger.notice(
                    "This program belongs to the main actor: its visitors share one core, and each waits for the others' handlers. For more cores give it --workers and a store in Redis, or run several processes behind a proxy (docs/deployment.md, \"Main-actor programs\")."
                )
            }
        }
    }

    /// Warns of what is probably not meant.
    private static func warn(of configuration: ServerConfiguration, _ logger: Logger) {
        if !configuration.trustedProxies.isEmpty, configuration.publicOrigin == nil {
            logger.warning(
                "There are trusted proxies but no public origin: names in Host are refused, and cookies are not bound to HTTPS. Set it."
            )
        }
        if configuration.publicOrigin != nil, configuration.trustedProxies.isEmpty,
            configuration.listensOnThisMachineOnly
        {
            logger.warning(
                "Visitors come through a proxy on this machine that is not named, so all of them count as one, and share the limits for all. Name it with --trusted-proxies 127.0.0.1, if it sets X-Forwarded-For."
            )
        }
    }

    /// Begins what waits for its turn: the store is this server's.
    func begin() {
        startCluster()
        context.tasks.start()
    }

    /// Starts serving `app`.
    public convenience init<Content: App>(_ configuration: ServerConfiguration, app: Content.Type) throws {
        try self.init(configuration, app: AppDefinition(app), logger: Logger(label: "martlet"))
    }

    /// The port it listens on.
    public var port: Int {
        context.configuration.workerGroup.flatMap { ListeningSocket.port(of: $0.sockets.listening) } ?? front.port
    }

    /// The port of the metrics; `nil` if they have none of their own.
    public var metricsPort: Int? { metricsFront?.port }

    /// The sessions of all visitors, to end them from anywhere in the process.
    public var sessions: Sessions { context.sessions }

    /// Stops: nothing new is accepted, requests under way are answered, streams end. May be called twice. Returns whether
    /// the store, if there is one, has taken all changes.
    @discardableResult
    public func stop() -> Bool {
        context.tasks.stop()
        // Before the streams end, so that the browsers know what they need not keep.
        if context.durability?.isReleasing.load(ordering: .relaxed) == false {
            context.durability?.commitLast(context.registry)
        }
        context.buildStatus?.stop()
        front.stop()
        metricsFront?.stop()
        context.metrics.stop()
        context.mainActorWatch?.stop()
        context.actionWatch?.stop()
        context.expiry.stop()
        let isStored = context.durability?.stop(context.registry) ?? true
        // What is not stored is not given up at once either: the store may be back before the lease ends.
        context.cluster?.stop()
        if isStored { context.cluster?.release() }
        context.cluster?.forwarder.stop()
        for session in context.registry.all { session.enter { $0.end() } }
        context.pool.stop()
        context.leaveProcess()
        context.logLimiter.report()
        return isStored
    }

    /// What the server has counted, for tests.
    package var statistics: (sessions: Int, pages: Int, streams: Int) {
        (context.registry.count, context.statistics.pages.current, context.statistics.streams.current)
    }
}
