import MartletUI
import Synchronization

/// One visitor's browser: the isolation domain of everything the program makes for it.
///
/// Views, models and closures live inside and need not be `Sendable`. The session runs on an executor of its own; the
/// front enters it with ``enter(slowly:_:)`` and ``enterIfIdle(_:)``.
package actor Session {
    // MARK: Isolation: what any thread may ask for

    /// What the pages' identifiers are made with. It never leaves the process and stays the same when the cookie
    /// changes.
    nonisolated let secret = SessionIdentifier.random()
    /// What the cookie says. The registry changes it when the visitor signs in.
    private nonisolated let name: Mutex<SessionIdentifier>
    private nonisolated let ended = Atomic<Bool>(false)
    package nonisolated let executor: SessionExecutor
    nonisolated let context: ServerContext
    /// What the visitor asks for beside events. Requests are charged before the session is entered.
    nonisolated let requests: WorkMeter
    /// The visitor's streams. They open and end on the front's threads.
    nonisolated let streams = StreamRoster()

    // MARK: Pages

    @exclusivity(unchecked) var pages = SessionPages()
    /// The visitor's value of the program; made with the first page, and released with the last.
    var app: AppInstance?
    /// What `@AppStorage` names. It outlives the program's value.
    let store = KeyedStore()
    /// The stream that the visitor's tabs share.
    var sharedStream: StreamAttachment?

    // MARK: Tasks

    /// The asynchronous work of the session. It belongs to the session and not to a page, because answers wait for all
    /// of it.
    var tasks = SessionTasks()

    // MARK: The visitor

    let account: SessionAccount
    /// What the visitor's browser asks for, on every page.
    var colorScheme = ColorScheme.light
    /// Whether the visitor has sent the cookie back.
    private(set) var isConfirmed = false
    var eventBudget: TokenBucket
    /// Bytes of HTML that are held for a visitor whose cookie has not come back.
    var strangerBytes = 0

    package init(_ identifier: SessionIdentifier, _ context: ServerContext) {
        name = Mutex(identifier)
        self.context = context
        let limits = context.configuration.limits
        eventBudget = TokenBucket(
            capacity: limits.eventBurst, rate: limits.eventsPerSecond, now: context.clock.milliseconds)
        requests = WorkMeter(burst: limits.requestBurst, rate: limits.requestsPerSecond, context.clock)
        executor = SessionExecutor(pool: context.pool, place: context.app.place)
        account = SessionAccount(executor)
        executor.setSession(self)
    }

    /// What the visitor's cookie says. It changes when they sign in.
    package nonisolated var identifier: SessionIdentifier { name.withLock { $0 } }

    /// Called by the registry, which finds the session by its name.
    nonisolated func rename(_ identifier: SessionIdentifier) { name.withLock { $0 = identifier } }

    /// Whether the session has ended, or is about to: nothing is answered from it any more.
    package nonisolated var hasEnded: Bool { ended.load(ordering: .acquiring) }

    nonisolated func markEnded() { ended.store(true, ordering: .releasing) }

    /// Whether a request that came with `cookie` may be answered. The session was found by it, but since then the
    /// visitor may have signed in or out.
    func answers(to cookie: SessionIdentifier) -> Bool { !hasEnded && identifier == cookie }

    /// The visitor has sent the cookie back.
    package func confirm() {
        isConfirmed = true
        if strangerBytes > 0 { giveBackStrangerBytes() }
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        switch executor.place {
        case .threads: executor.asUnownedSerialExecutor()
        case .mainActor: MainActor.sharedUnownedExecutor
        }
    }
}
