package import MartletUI
import Synchronization

/// Making and finding pages.
extension Session {
    package var pageCount: Int { pages.count }

    /// How many frames the pages have made.
    package var frameCount: Int { pages.all.reduce(0) { $0 + Int($1.sequence) } }

    /// Makes the page of a scene, evaluated and ready to be shown.
    package func makePage(_ scene: Int, _ parameters: [String: String] = [:], _ request: Request? = nil) -> Page? {
        guard !hasEnded else { return nil }
        // First, because the app goes with the last page.
        if pages.count >= context.configuration.limits.pagesPerSession { evictOldestPage() }
        var request = request
        request?.user = account.presentUser
        guard let page = startPage(instance(), scene, parameters, request) else {
            endIfUnused()
            return nil
        }
        // A request may have found the session just before its last page was evicted.
        if pages.isEmpty, !isRegistered.load(ordering: .relaxed) { context.registry.add(self) }
        add(page)
        sayWhatWasLost(on: page)
        return page
    }

    func add(_ page: Page) {
        if durable != nil, page.channel.durable == nil { page.channel.durable = 0 }
        pages.add(page)
        context.statistics.pages.add(1)
        scheduleExpiry(of: page)
    }

    /// The visitor's value of the program.
    func instance() -> AppInstance {
        if let app { return app }
        let made = context.app.makeInstance(store, account)
        if let durable {
            durable.restore(made)
            if !made.lost.isEmpty { durable.durability.restorations.add(made.lost, of: durable) }
        }
        app = made
        return made
    }

    private func startPage(
        _ app: AppInstance, _ scene: Int, _ parameters: [String: String], _ request: Request?
    ) -> Page? {
        guard let scene = app.page(scene) else { return nil }
        let identifier = context.authority.makeIdentifier(for: secret)
        let page = Page(identifier, PageTree(app, scene), CurrentDocument(html: identifier), asOwn, context)
        return starting(page) { page.start(parameters, request) } ? page : nil
    }

    private func starting<Result>(_ page: Page, _ body: () -> Result) -> Result {
        let outer = pages.starting
        pages.starting = page
        defer { pages.starting = outer }
        return recording(.makingPage, of: page, body)
    }

    /// The page, or why there is none.
    package func page(_ identifier: PageIdentifier) throws(Problem) -> Page {
        guard !hasEnded else { throw absence }
        if let page = pages.list.page(of: identifier) { return page }
        guard context.authority.isGenuine(identifier, of: secret) else { throw .noSuchPage }
        throw .evicted
    }

    /// The page with its views, which are made again if the page was dehydrated. That runs the program's code.
    package func livePage(_ identifier: PageIdentifier) throws(Problem) -> Page {
        let page = try page(identifier)
        // It was unloaded in the moment since the front has looked.
        if page.isUnloaded { throw .unloaded }
        if page.isDehydrated, let problem = context.crashProblem(of: page.scene.path.text) { throw problem }
        guard !page.isDehydrated || revive(page) else {
            evict(page)
            throw .evicted
        }
        return try page.adopts(identifier) ? page : makeCopy(of: page, for: identifier)
    }

    /// Makes the views of a dehydrated page again. Returns `false` if there is no such page any more.
    func revive(_ page: Page) -> Bool {
        guard starting(page, page.revive) else { return false }
        scheduleExpiry(of: page)
        return true
    }

    /// A page of its own for a document whose page another document shows: a duplicated tab. The state of the views is
    /// copied, objects begin anew.
    private func makeCopy(of page: Page, for name: PageIdentifier) throws(Problem) -> Page {
        guard !isFull else { throw tooManyPages }
        try charge(1)
        guard let copy = page.makeCopy(context.authority.makeIdentifier(for: secret), for: name) else { throw .evicted }
        if pages.count >= context.configuration.limits.pagesPerSession { evictOldestPage() }
        add(copy)
        return copy
    }

    /// Whether there are as many pages as there may be, and each is shown by a browser: none can be evicted without
    /// that browser asking for another at once.
    var isFull: Bool {
        pages.count >= context.configuration.limits.pagesPerSession && pages.all.allSatisfy(\.isConnected)
    }

    /// Why there is no further page.
    var tooManyPages: Problem {
        let limit = context.configuration.limits.pagesPerSession
        return Problem(
            503, "This browser has \(limit) pages open, which is the most; close one, and load this again.",
            retryAfter: 10)
    }
}

extension Problem {
    package static let evicted = Problem(410, "This page was let go; load its address again for a fresh one.")
    fileprivate static let unloaded = Problem(503, "This page is just being put away; try again at once.")
    package static let noSuchPage = Problem(404, "There is no such page; load its address again for a fresh one.")
}
