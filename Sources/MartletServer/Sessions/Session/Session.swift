import MartletUI
import Synchronization

/// One visitor's browser: the isolation domain of everything the program makes for it.
///
/// Views, models and closures live inside and need not be `Sendable`. The session runs on an executor of its own; the
/// front enters it with ``enter(slowly:_:)`` and ``enterIfIdle(_:)``.
package actor Session {
    // MARK: Isolation: what any thread may ask for

    /// What the pages' identifiers are made with. No client learns it, and it stays the same when the cookie
    /// changes.
    nonisolated let secret: SessionIdentifier
    /// What the cookie says. The registry changes it when the visitor signs in.
    private nonisolated let name: Mutex<SessionIdentifier>
    private nonisolated let ended = Atomic<Bool>(false)
    /// Whether the session goes on elsewhere: in the store, or in another process.
    nonisolated let hasLeft = Atomic<Bool>(false)
    /// Whether the registry has the session; it says so under its lock.
    nonisolated let isRegistered = Atomic<Bool>(false)
    package nonisolated let executor: SessionExecutor
    nonisolated let context: ServerContext
    nonisolated let arrivals: SessionArrivals
    nonisolated let storing = SessionStoring()
    /// The visitor's streams. They open and end on the front's threads.
    nonisolated let streams = StreamRoster()
    /// What the visitor's last event worked with, to be prefetched.
    nonisolated let recent = RecentObjects()

    /// The key of the session's name, which takes time to compute.
    private var knownKey: (name: SessionIdentifier, key: SessionKey)?

    // MARK: Pages

    @exclusivity(unchecked) var pages = SessionPages()
    /// The visitor's value of the program; made with the first page, and released with the last.
    var app: AppInstance?
    /// What `@AppStorage` names. It outlives the program's value.
    let store = KeyedStore()
    /// The stream that the visitor's tabs share.
    var sharedStream: StreamAttachment?

    /// What the visitor's last event did.
    @exclusivity(unchecked) var lastHandler = RepeatedHandler()

    // MARK: Tasks

    /// The asynchronous work of the session. It belongs to the session and not to a page, because answers wait for all
    /// of it.
    var tasks = SessionTasks()

    // MARK: The visitor

    let account: SessionAccount
    /// Whether the visitor has sent the cookie back.
    private(set) var isConfirmed = false
    @exclusivity(unchecked) var budget: SessionBudget

    /// What it has in the store; `nil` without one.
    let durable: SessionDurability?

    /// The number under which this server has the session, among others with the same store; 0 if it has none.
    nonisolated let server: UInt64

    /// Creates a session; with its `secret`, one that was in the store, where `claim` is this server's. Its first page
    /// says what `unsaid` says.
    package init(
        _ identifier: SessionIdentifier, _ context: ServerContext, secret: SessionIdentifier? = nil,
        claim: StoreClaim? = nil, unsaid: String? = nil
    ) {
        name = Mutex(identifier)
        self.secret = secret ?? .random()
        let server = claim?.server ?? context.cluster?.number ?? 0
        self.server = server
        let fence = claim.map(StoreFence.held) ?? (server == 0 ? .none : .new(.first(of: server)))
        durable = context.durability.map { SessionDurability($0, StoreKey(of: identifier), fence: fence) }
        if let unsaid { durable?.unsaid = unsaid }
        self.context = context
        let limits = context.configuration.limits
        budget = SessionBudget(limits, now: context.clock.milliseconds)
        arrivals = SessionArrivals(limits, context.clock)
        executor = SessionExecutor(
            pool: context.pool, place: context.app.place, isDevelopment: context.configuration.isDevelopment)
        account = SessionAccount(executor, context)
        executor.owner.set(self)
    }

    deinit { executor.owner.clear() }

    /// What the visitor's cookie says. It changes when they sign in.
    package nonisolated var identifier: SessionIdentifier { name.withLock { $0 } }

    /// The key by which the session is known outside this process.
    func durableKey() -> SessionKey {
        let name = identifier
        if let knownKey, knownKey.name == name { return knownKey.key }
        let key = SessionKey(name)
        knownKey = (name, key)
        return key
    }

    /// Called by the registry, which finds the session by its name.
    nonisolated func rename(_ identifier: SessionIdentifier) { name.withLock { $0 = identifier } }

    /// Whether the session has ended, or is about to: nothing is answered from it any more.
    package nonisolated var hasEnded: Bool { ended.load(ordering: .acquiring) }

    /// Why a session that has ended answers nothing.
    nonisolated var absence: Problem { hasLeft.load(ordering: .acquiring) ? .hasLeft : .noSuchPage }

    nonisolated func markEnded() { ended.store(true, ordering: .releasing) }

    /// Whether a request that came with `cookie` may be answered. The session was found by it, but since then the
    /// visitor may have signed in or out.
    func answers(to cookie: SessionIdentifier) -> Bool { !hasEnded && identifier == cookie }

    /// The visitor has sent the cookie back.
    package func confirm() {
        isConfirmed = true
        if budget.strangerBytes > 0 { giveBackStrangerBytes() }
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        switch executor.place {
        case .threads: executor.asUnownedSerialExecutor()
        case .mainActor: MainActor.sharedUnownedExecutor
        }
    }
}
