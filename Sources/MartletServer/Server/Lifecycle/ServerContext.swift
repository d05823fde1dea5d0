package import Logging
package import MartletUI
import Synchronization

/// The objects that the parts of one server share.
package final class ServerContext: Sendable {
    package let configuration: ServerConfiguration
    package let app: AppDefinition
    let outline: ProgramOutline
    package let logger: Logger
    /// Limits the log lines that visitors cause.
    let logLimiter: LogLimiter
    package let pool = ThreadPool()
    package let registry = SessionRegistry()
    package let clock: ServerClock
    package let expiry: Expiry
    package let authority: PageIdentifier.Authority
    /// Keeps sessions beyond the process; `nil` without a store.
    package let durability: Durability?
    package let statistics = Statistics()
    let budgets: ServerBudgets
    /// The files of all visitors.
    let uploads: UploadFolder
    package let freedMemory = FreedMemory()
    package let metrics: MetricsCollector
    /// Set in a main-actor program, where all visitors wait for one another.
    let mainActorWatch: MainActorWatch?
    package let crashes: CrashRecords
    let actionWatch: ActionWatch?
    let sessionHandOver: any SessionHandOver
    /// Set if several servers may have the store.
    package let cluster: Cluster?
    /// Runs what the program does beside its visitors.
    let tasks: TaskRunner
    /// Set under `martlet dev`: the result of the program's latest build.
    let buildStatus: BuildStatusFile?

    /// Keeps state beyond the memory; `nil` if the server has none.
    package var store: StoreService? { durability?.store }

    /// A name for a new session.
    func newName() -> SessionIdentifier { cluster?.newName() ?? .random() }

    /// The interface through which programs end sessions.
    package var sessions: Sessions {
        Sessions { [registry, durability] userID in
            let sleeping = durability?.revoke(userID: userID) ?? 0
            let ended = registry.take(userID: userID)
            for session in ended { session.revoke() }
            return sleeping + ended.count
        }
    }

    package init(
        _ configuration: ServerConfiguration, _ app: AppDefinition, _ logger: Logger, store: StoreService? = nil
    ) {
        self.configuration = configuration
        let budgets = ServerBudgets(configuration.limits, configuration.clock)
        self.budgets = budgets
        let membership = configuration.clusterEngine.map { ($0, configuration.clusterMembership) }
        cluster = membership.map {
            Cluster(
                $0.0, release: configuration.release, configuration.leaseTerms, answers: budgets.answers, logger)
        }
        durability = store.map { [registry, cluster] in
            Durability(
                $0, registry, logger, retention: configuration.limits.storedRetention,
                memory: configuration.workerMemory?.memory, now: configuration.clock.milliseconds,
                membership: membership.map { $0.1 }, cluster: cluster)
        }
        authority = durability.map { PageIdentifier.Authority(keys: $0.pageKeys) } ?? PageIdentifier.Authority()
        if let durability {
            sessionHandOver = DurableHandOver(
                durability, registry, grace: configuration.limits.stopDeadline, cluster: cluster)
        } else {
            sessionHandOver = EndingSessions()
        }
        tasks = TaskRunner(app.tasks, cluster, store, logger)
        clock = configuration.clock
        buildStatus = configuration.buildStatusPath.map { BuildStatusFile($0) }
        expiry = Expiry(clock)
        self.app = app
        self.logger = logger
        uploads = UploadFolder(configuration.limits)
        logLimiter = LogLimiter(logger, clock)
        metrics = MetricsCollector(configuration.metrics ?? MetricsCollector.factory)
        mainActorWatch =
            app.place == .mainActor
            ? MainActorWatch(limit: configuration.limits.slowHandlerTime, logger, logLimiter) : nil
        crashes = CrashRecords(configuration.workerMemory, configuration.limits)
        actionWatch =
            app.place == .mainActor
            ? nil : ActionWatch(isDevelopment: configuration.isDevelopment, pool: pool, logger, logLimiter)
        // Here and not in `Server`, since tests have sessions without a server.
        PendingGraphs.finder.withLock { $0 = .init { CurrentSession.changedGraphs } }
        CurrentIsolation.finder.withLock { $0 = .init { CurrentSession.executor } }
        outline = ProgramOutline(of: app)
    }
}
