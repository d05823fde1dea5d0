package import MartletUI
import Synchronization

/// One visitor's browser: the isolation domain of everything the program makes for it.
///
/// Views, models and closures live inside and need not be `Sendable`. The session runs on an executor of its own; the
/// front enters it with ``enter(_:)`` and ``enterIfIdle(_:)``.
package actor Session {
    /// What the pages' identifiers are made with. It never leaves the process and stays the same when the cookie changes.
    nonisolated let secret = SessionIdentifier.random()
    private nonisolated let name: Mutex<SessionIdentifier>
    private nonisolated let ended = Atomic<Bool>(false)
    package nonisolated let executor: SessionExecutor
    nonisolated let context: ServerContext
    let account: SessionAccount
    var eventBudget: TokenBucket
    /// What the visitor asks for beside events.
    nonisolated let requests: WorkMeter
    nonisolated let streams = StreamRoster()
    /// Bytes of HTML that are held for a visitor whose cookie has not come back.
    var strangerBytes = 0
    private var app: AppInstance?
    /// What `@AppStorage` names.
    private let store = KeyedStore()
    private var pages = PageList()
    @exclusivity(unchecked) private var changed: ContiguousArray<Page> = []
    /// The page that is being made, or made again: its first actions may begin transactions.
    private var starting: Page?
    /// How to cancel the program's own tasks that run.
    var tasks: [UInt64: @Sendable () -> Void] = [:]
    var taskCount: UInt64 = 0
    /// Asynchronous actions and views' tasks that have not ended.
    var actionCount = 0
    /// Who waits until there is less asynchronous work.
    var workWaiters: ContiguousArray<(count: Int, body: @Sendable () -> Void)> = []
    /// How many of the session's tasks do nothing but sleep.
    var sleeperCount = 0
    /// What the visitor's browser asks for.
    private(set) var colorScheme = ColorScheme.light
    /// The stream that the visitor's tabs share.
    var sharedStream: StreamAttachment?
    /// Whether the visitor has sent the cookie back.
    private(set) var isConfirmed = false

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        switch executor.place {
        case .threads: executor.asUnownedSerialExecutor()
        case .mainActor: MainActor.sharedUnownedExecutor
        }
    }

    package init(_ identifier: SessionIdentifier, _ context: ServerContext) {
        name = Mutex(identifier)
        self.context = context
        let limits = context.configuration.limits
        eventBudget = TokenBucket(
            capacity: limits.eventBurst, rate: limits.eventsPerSecond, now: Clock.milliseconds)
        requests = WorkMeter(burst: limits.requestBurst, rate: limits.requestsPerSecond)
        executor = SessionExecutor(pool: context.pool, place: context.app.place)
        account = SessionAccount(executor)
        executor.setSession(self)
    }

    // MARK: Name

    /// What the visitor's cookie says. It changes when they sign in.
    package nonisolated var identifier: SessionIdentifier { name.withLock { $0 } }

    /// Called by the registry, which finds the session by its name.
    nonisolated func rename(_ identifier: SessionIdentifier) { name.withLock { $0 = identifier } }

    /// Whether the session has ended, or is about to: nothing is answered from it any more.
    package nonisolated var hasEnded: Bool { ended.load(ordering: .acquiring) }

    nonisolated func markEnded() { ended.store(true, ordering: .releasing) }

    /// Whether a request that came with `cookie` may be answered. The session was found by it, but since then the visitor
    /// may have signed in or out.
    func answers(to cookie: SessionIdentifier) -> Bool { !hasEnded && identifier == cookie }

    /// Runs `body` in this session, after what waits already; if that is slow, after other visitors' presses as well.
    package nonisolated func enter(slowly: Bool = false, _ body: @escaping @Sendable (isolated Session) -> Void) {
        if slowly {
            executor.performSlowly { self.inside(body) }
        } else {
            executor.perform { self.inside(body) }
        }
    }

    /// Runs `body` in this session on the calling thread, if the session is at rest; otherwise gives `nil`. `body` must
    /// be short. It ends with ``showChanges()`` or ``showChangesLater()`` if it may have changed something on pages.
    package nonisolated func enterIfIdle<Result: Sendable>(
        _ body: (isolated Session) -> Result
    ) -> Result? {
        executor.performIfIdle { self.inside(body) }
    }

    // MARK: Pages

    /// Makes the page of a scene, evaluated and ready to be shown.
    package func makePage(_ scene: Int, _ parameters: [String: String] = [:], _ request: Request? = nil) -> Page? {
        guard !hasEnded else { return nil }
        // First, because the app goes with the last page.
        if pages.count >= context.configuration.limits.pagesPerSession { letGoOldestPage() }
        guard let page = startPage(instance(), scene, parameters, request.map { noted($0) }) else {
            endIfUnused()
            return nil
        }
        // A request may have found the session just before its last page was let go.
        if pages.isEmpty { context.registry.add(self) }
        pages.add(page)
        context.statistics.pages.add(1)
        expectReturn(of: page)
        return page
    }

    /// A request of the visitor's, with who they are.
    func noted(_ request: Request) -> Request {
        var request = request
        request.user = account.user.value
        return request
    }

    /// The visitor's browser has said where its clock stands.
    package func note(timeZone report: String) { account.preferences.note(timeZone: report) }

    /// The visitor's value of the program.
    func instance() -> AppInstance {
        if let app { return app }
        let made = context.app.makeInstance(store, account)
        app = made
        return made
    }

    private func startPage(
        _ app: AppInstance, _ scene: Int, _ parameters: [String: String], _ request: Request?
    ) -> Page? {
        guard let scene = app.page(scene) else { return nil }
        let page = Page(context.authority.makeIdentifier(for: secret), app, scene, self, context)
        return starting(page) { page.start(parameters, request) } ? page : nil
    }

    private func starting<Result>(_ page: Page, _ body: () -> Result) -> Result {
        let outer = starting
        starting = page
        defer { starting = outer }
        return body()
    }

    /// The page, or why there is none.
    package func page(_ identifier: PageIdentifier) throws(Problem) -> Page {
        guard !hasEnded else { throw .noSuchPage }
        if let page = pages.page(of: identifier) { return page }
        guard context.authority.isGenuine(identifier, of: secret) else { throw .noSuchPage }
        throw .letGo
    }

    /// The page with its views, which are made again if nobody had asked for them for a while. That runs the program's
    /// code.
    package func livePage(_ identifier: PageIdentifier) throws(Problem) -> Page {
        let page = try page(identifier)
        if page.isDehydrated {
            guard starting(page, page.revive) else {
                letGo(page)
                throw .letGo
            }
            expectReturn(of: page)
        }
        return try page.admits(identifier) ? page : makeCopy(of: page, for: identifier)
    }

    /// A page of its own for a document whose page another document shows: a duplicated tab. What the views' state holds is
    /// copied, objects begin anew.
    private func makeCopy(of page: Page, for name: PageIdentifier) throws(Problem) -> Page {
        guard !isFull else { throw tooManyPages }
        try charge(1)
        guard let copy = page.makeCopy(context.authority.makeIdentifier(for: secret), for: name) else { throw .letGo }
        if pages.count >= context.configuration.limits.pagesPerSession { letGoOldestPage() }
        pages.add(copy)
        context.statistics.pages.add(1)
        expectReturn(of: copy)
        return copy
    }

    /// Why there is no further page.
    var tooManyPages: Problem {
        let limit = context.configuration.limits.pagesPerSession
        return Problem(
            503, "This browser has \(limit) pages open, which is the most; close one, and load this again.",
            retryAfter: 10)
    }

    package func confirm() {
        isConfirmed = true
        if strangerBytes > 0 { giveBackStrangerBytes() }
    }

    package var pageCount: Int { pages.count }

    /// How many frames the pages have made.
    package var frameCount: Int { pages.all.reduce(0) { $0 + Int($1.sequence) } }

    /// A page without a stream is dehydrated after a while and later let go; one that gets a stream or a request
    /// meanwhile stays.
    func expectReturn(of page: Page) {
        let limits = context.configuration.limits
        let retention = isConfirmed ? limits.pageRetention : limits.unconfirmedRetention
        let hydrated = min(limits.hydratedRetention, retention)
        context.expiry.add(
            session: self, page: page.identifier.number, expectation: page.expectReturn(),
            after: page.isDehydrated ? max(0, retention - hydrated) : hydrated)
    }

    /// Called when a page's time has come.
    package func expire(_ number: UInt64, expectation: UInt32) {
        guard let page = pages[number], page.isExpected(expectation), !page.isConnected else { return }
        guard page.isSilent else { return expectReturn(of: page) }
        if page.isDehydrated { return letGo(page) }
        page.dehydrate()
        giveBackStrangerBytes()
        expectReturn(of: page)
    }

    private func letGo(_ page: Page) {
        pages.remove(page)
        changed.removeAll { $0 === page }
        page.end()
        giveBackStrangerBytes()
        context.statistics.pages.add(-1)
        endIfUnused()
    }

    /// Lets a page go that nobody will see; the only one stays for a while, and the session with it.
    func letGoUnlessOnly(_ page: Page) { if pages.count > 1 { letGo(page) } }

    /// Without a page there is nothing that the visitor could come back to.
    private func endIfUnused() {
        guard pages.isEmpty else { return }
        for task in tasks.values { task() }
        app = nil
        // Who has signed in comes back to who they are, until their time is over.
        if account.user.value == nil || hasEnded { context.registry.remove(self) }
    }

    /// Whether there are as many pages as there may be, and each is shown by a browser: none can be let go without that
    /// browser asking for another at once.
    var isFull: Bool {
        pages.count >= context.configuration.limits.pagesPerSession && pages.all.allSatisfy(\.isConnected)
    }

    private func letGoOldestPage() {
        let oldest = pages.all.min { ($0.isConnected ? 1 : 0, $0.order) < ($1.isConnected ? 1 : 0, $1.order) }
        if let oldest { letGo(oldest) }
    }

    /// Ends everything: the server stops, or the visitor's time is over.
    package func end() {
        markEnded()
        account.watch?.cancel()
        account.pending = nil
        // Before the pages say that they are gone: a browser that is sent to another page shall not load this one again.
        disconnectStreams()
        for task in tasks.values { task() }
        tasks = [:]
        for page in pages.all { letGo(page) }
        context.registry.remove(self)
    }

    /// Ends the pages' streams; browsers that may come back open new ones.
    func disconnectStreams() {
        for page in pages.all { page.disconnect() }
        sharedStream?.close()
    }

    // MARK: Changes

    func noteChange(of page: Page) {
        changed.append(page)
        // The main actor's jobs pass the executor by, which shows what each piece of work has changed.
        if changed.count == 1, executor.place == .mainActor, !CurrentSession.isRun(by: executor) {
            MainActorChanges.add(self)
            executor.perform {}
        }
    }

    /// The visitor's browser says which color scheme it asks for.
    func note(_ colorScheme: ColorScheme) {
        guard colorScheme != self.colorScheme else { return }
        self.colorScheme = colorScheme
        for page in pages.all { page.tree?.visitorColorScheme = colorScheme }
    }

    /// The trees of the pages that have been changed by the piece of work under way. A page that performs a post, or is
    /// being made, is shown after it and notes no changes, so it counts as changed.
    var changedGraphs: SendableGraphs {
        let pages = changed + pages.all.filter(\.isPerforming) + (starting.map { [$0] } ?? [])
        return SendableGraphs(pages.compactMap { try? $0.graph })
    }

    /// Shows what the last piece of work has changed. Called after each.
    func showChanges() {
        // Also where the changed page has gone meanwhile: nothing else would take the session out.
        if executor.place == .mainActor { MainActorChanges.remove(self) }
        guard !changed.isEmpty else { return }
        var pages = ContiguousArray<Page>()
        swap(&pages, &changed)
        for page in pages { page.show() }
    }

    /// Has changes shown on the session's own thread. They are shown after each piece of work, so an empty one will do.
    func showChangesLater() { if !changed.isEmpty { executor.perform {} } }
}

extension Problem {
    package static let letGo = Problem(410, "This page was let go; load its address again for a fresh one.")
    package static let noSuchPage = Problem(404, "There is no such page; load its address again for a fresh one.")
}
