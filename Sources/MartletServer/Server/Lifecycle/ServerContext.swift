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
    let addresses: AddressLedger
    /// HTML of heavy pages for visitors whose cookie has not come back.
    let strangersPages: ByteBudget
    /// The views of all heavy pages, in bytes of memory, by the address whose visitors use them.
    let pageBytes: ByteBudget
    /// The answers that are being read.
    let answers: ByteBudget
    /// The files of all visitors.
    let uploads: UploadFolder
    /// Gives turns to first renders that may cost much.
    let renders: RenderGate
    /// What the front's thread may lose to code that was expected to be quick.
    let overruns = OverrunBudget()
    package let freedMemory = FreedMemory()
    package let metrics: MetricsCollector
    /// Keeps state beyond the memory; `nil` if the server has none.
    package let store: StoreService?
    /// Set in a main-actor program, where all visitors wait for one another.
    let mainActorWatch: MainActorWatch?
    /// Set under a supervisor: records the actions that run.
    let runningActions: RunningActions?
    /// Set under a supervisor: refuses visitors whose actions have ended the process repeatedly.
    let repeatedCrashes: RepeatedCrashes?
    package let interrupted = InterruptedActions()
    let sessionHandOver: any SessionHandOver
    /// Set if several servers may have the store.
    package let cluster: Cluster?
    let owners = SessionOwners()
    let forwarder: Forwarder?
    /// Runs what the program does beside its visitors.
    let tasks: TaskRunner
    /// Set under `martlet dev`: the result of the program's latest build.
    let buildStatus: BuildStatusFile?

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
        self.store = store
        let membership = configuration.clusterEngine.map { ($0, configuration.clusterMembership) }
        cluster = membership.map { Cluster($0.0, release: configuration.release, configuration.leaseTerms, logger) }
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
        renders = RenderGate(clock)
        buildStatus = configuration.buildStatusPath.map { BuildStatusFile($0) }
        expiry = Expiry(clock)
        self.app = app
        self.logger = logger
        addresses = AddressLedger(configuration.limits, clock)
        let limits = configuration.limits
        strangersPages = ByteBudget(limit: limits.strangerBytes, limitOfAddress: .max)
        pageBytes = ByteBudget(limit: limits.pageBytes, limitOfAddress: limits.pageBytesPerAddress)
        answers = ByteBudget(limit: limits.answerBytes, limitOfAddress: limits.answerBytesPerAddress)
        uploads = UploadFolder(limits)
        forwarder = cluster.map { [answers] in Forwarder($0.statistics, answers) }
        logLimiter = LogLimiter(logger, clock)
        metrics = MetricsCollector(configuration.metrics ?? MetricsCollector.factory)
        mainActorWatch =
            app.place == .mainActor
            ? MainActorWatch(limit: configuration.limits.slowHandlerTime, logger, logLimiter) : nil
        let worker = configuration.workerMemory
        runningActions = worker.flatMap { RunningActions($0.memory, area: $0.area) }
        repeatedCrashes = worker.map { RepeatedCrashes($0.memory, configuration.limits) }
        // Here and not in `Server`, since tests have sessions without a server.
        PendingGraphs.finder.withLock { $0 = .init { CurrentSession.changedGraphs } }
        CurrentIsolation.finder.withLock { $0 = .init { CurrentSession.executor } }
        outline = ProgramOutline(of: app)
    }
}

/// The counters of a server.
package struct Statistics: ~Copyable, Sendable {
    package let pages = Counter()
    package let dehydratedPages = Counter()
    package let streams = Counter()
    package let events = Counter()
    package let rejectedEvents = Counter()
    package let frames = Counter()
    package let resyncs = Counter()
    package let mismatches = Counter()
    /// Streams whose client has asked for a resync.
    package let requestedResyncs = Counter()
    /// Answers that make the client load its page afresh.
    package let forcedReloads = Counter()
    /// Posts of events that wait for their session.
    package let queuedEvents = Counter()
    /// Requests that a route has answered.
    package let routes = Counter()
    /// From an event's arrival to the end of its frame.
    package let eventDurations = DurationHistogram()
    private let rejections = InlineArray<8, Counter> { _ in Counter() }

    /// Counts a request or an event that was answered with this status.
    package func noteRejection(status: Int) {
        rejectedEvents.add(1)
        rejections[RejectionCause(status: status).rawValue].add(1)
    }

    package func rejections(for cause: RejectionCause) -> Int { rejections[cause.rawValue].current }

    /// A number that threads change.
    package struct Counter: ~Copyable, Sendable {
        private let value = Atomic<Int>(0)

        package init() {}

        package func add(_ amount: Int) { value.wrappingAdd(amount, ordering: .relaxed) }
        package var current: Int { value.load(ordering: .relaxed) }
    }
}
