import Logging
package import MartletUI
import Synchronization

/// One open tab: a tree of views and the numbered frames of what changed in it.
///
/// It belongs to its session and is used on the session's executor only.
package final class Page: WorkExecutor {
    package let identifier: PageIdentifier
    package let title: String
    let context: ServerContext
    private unowned let session: Session
    @exclusivity(unchecked) var tree: ViewGraph?
    /// What is kept of the tree while nobody is there.
    var dehydrated: DehydratedTree?
    private let store: KeyedStore
    private var parameters: [String: String] = [:]
    /// The request that asked for the page.
    private var request: Request?
    @exclusivity(unchecked) package var stream = PageStream()
    @exclusivity(unchecked) private var connection: StreamConnection?
    @exclusivity(unchecked) package var events = EventSequence()
    /// How often its form was posted without a script.
    var formPosts: UInt64 = 0
    /// The first event of the post under way, with its handler.
    @exclusivity(unchecked) var checked: CheckedEvent?
    /// A post is being performed, after which the page is shown anyway.
    @exclusivity(unchecked) var isPerforming = false
    /// What its views have done wrong; `nil` while that is nothing.
    @exclusivity(unchecked) var mistakes: DiagnosticLedger?
    /// Messages to show with the next frame.
    @exclusivity(unchecked) var errors: [String] = []
    private let app: AppInstance
    let scene: ScenePage
    /// Raised whenever the browser is heard of.
    @exclusivity(unchecked) var contact: UInt32 = 0
    /// The last look after this page that was arranged, and how far `contact` was.
    @exclusivity(unchecked) var expectation: (number: UInt32, contact: UInt32) = (0, 0)
    /// The browser's document that shows the page.
    @exclusivity(unchecked) var document: ShowingDocument
    /// How large its HTML was, if that was heavy.
    var htmlWeight = 0
    /// Whether the page was dehydrated, and no document has been heard of since.
    var wasDehydrated = false
    /// Later pages have larger ones.
    package let order: UInt64

    private static let orders = Atomic<UInt64>(0)

    init(
        _ identifier: PageIdentifier, _ app: AppInstance, _ scene: ScenePage, _ session: Session,
        _ context: ServerContext
    ) {
        self.identifier = identifier
        document = ShowingDocument(html: identifier)
        store = KeyedStore()
        self.app = app
        self.scene = scene
        self.session = session
        self.context = context
        title = scene.title
        order = Self.orders.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// A page like `other`, without a tree.
    init(copying other: Page, _ identifier: PageIdentifier, _ document: ShowingDocument) {
        self.identifier = identifier
        self.document = document
        store = other.store.copyOfValues()
        (app, scene, session, context) = (other.app, other.scene, other.session, other.context)
        (title, parameters, request) = (other.title, other.parameters, other.request)
        order = Self.orders.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Makes the tree; `false` if the parameters of the path stand for no page. Appearance actions and the synchronous
    /// beginning of tasks have run when this returns.
    func start(_ parameters: [String: String], _ request: Request? = nil) -> Bool {
        self.parameters = parameters
        self.request = request
        guard let tree = makeTree() else { return false }
        self.tree = tree
        tree.flush()
        // What a view's task has thrown at once stands in the HTML, too.
        if session.inside({ $0.continueActions() }) { tree.flush() }
        noteEvaluations(in: tree)
        reportDiagnostics()
        // What the beginning changed is in the HTML.
        if tree.hasPatches { _ = tree.takePatches() }
        tree.onInvalidate = { [unowned self] in noteChange() }
        return true
    }

    func makeTree() -> ViewGraph? {
        var options = GraphOptions(visitorStore: app.store, pageStore: store)
        options.isDevelopment = context.configuration.isDevelopment
        options.executor = self
        options.isolation = session.executor
        options.onDiagnostic = { [unowned self] in note($0) }
        options.recordsEvaluations = observer != nil
        options.account = session.inside { SessionBound($0.account) }.value
        options.colorScheme = session.inside { $0.colorScheme }
        options.limits.views = context.configuration.limits.viewsPerPage
        options.pathParameters = parameters
        options.request = request
        options.basePath = context.configuration.basePath
        options.dehydratedTree = dehydrated
        options.scenes = { [app] in app.pages }
        options.print = { OutputQueue.standardOutput.add($0) }
        return scene.makeGraph(options)
    }

    var observer: (any PageObserver)? { context.configuration.observer }

    func noteEvaluations(in tree: ViewGraph) {
        guard let observer, case let views = tree.takeEvaluations(), !views.isEmpty else { return }
        observer.page(identifier, didEvaluate: views)
    }

    package var graph: ViewGraph {
        get throws(Problem) {
            guard let tree else { throw .noSuchPage }
            return tree
        }
    }

    package var isConnected: Bool { stream.isConnected }
    package var sequence: UInt64 { stream.last }

    /// Ends the page's tasks, its stream and its tree.
    func end() {
        endDehydrated()
        tree?.onInvalidate = nil
        tree?.end()
        if tree != nil { noteFreedMemory() }
        tree = nil
        connection?.end(telling: 410)
        connection = nil
    }

    // MARK: The stream

    /// A client that has applied every frame up to `number` listens on `connection`.
    ///
    /// The one before is over: the newest of two tabs with one page has it, and the older takes a fresh page. A tab whose
    /// page has come to a shared stream is told nothing, because it may have asked for that.
    func attach(_ connection: StreamConnection, after number: UInt64, wantsResync: Bool) {
        contact &+= 1
        (wasDehydrated, document.hasLeft) = (false, false)
        if let old = self.connection, !old.isOn(connection.stream) {
            old.end(telling: connection.isShared ? nil : 410)
        }
        self.connection = connection
        self.connection?.epoch = stream.connect(after: number, wantsResync: wantsResync)
        sendDue()
        show()
    }

    /// Ends the connection; the page stays.
    func disconnect() { connection?.stream.close() }

    /// A connection has ended, or carries this page no more. An old one's end does not touch the new one.
    func detach(_ ended: EventStream) {
        guard let connection, connection.isOn(ended), stream.disconnect(connection.epoch) else { return }
        self.connection = nil
        let page = SessionBound(self)
        session.inside { $0.expectReturn(of: page.value) }
    }

    /// The client reads again.
    func resume(_ drained: EventStream) {
        guard let connection, connection.isOn(drained), stream.drained(connection.epoch) else { return }
        sendDue()
        show()
    }

    // MARK: Showing changes

    /// Evaluates and sends what has changed, if the stream can take it. Otherwise it stays marked, and changes coalesce.
    package func show() {
        guard stream.isReady || observer != nil && !stream.isConnected, let patches = makeFrame() else {
            return reportDiagnostics()
        }
        tree?.reuse(consume patches)
    }

    /// Evaluates what has changed and sends it as one frame. Gives the patches, or `nil` if nothing is to be seen.
    package func makeFrame() -> Bytes? {
        guard let tree else { return nil }
        tree.flush()
        noteEvaluations(in: tree)
        if stream.needsResync { resync() }
        reportDiagnostics()
        for message in errors { tree.patches.showError(message) }
        errors.removeAll()
        guard tree.hasPatches else { return nil }
        let patches = tree.takePatches()
        stream.append(patches)
        observer?.page(identifier, didShow: patches, number: stream.last)
        sendDue()
        context.statistics.frames.add(1)
        return patches
    }

    /// Brings the tree up to date without sending, for a target check.
    package func settle() {
        guard let tree, tree.isDirty || tree.hasPatches || !errors.isEmpty || stream.needsResync else { return }
        tree.flush()
        show()
        if tree.patches.count > context.configuration.limits.waitingBytes {
            _ = tree.patches.take()
            stream.requireResync()
        }
    }

    private func resync() {
        guard let tree else { return }
        tree.flush()
        tree.resync()
        stream.willResync()
        context.statistics.resyncs.add(1)
    }

    /// Gives the connection what it has not had yet, as far as it takes it.
    private func sendDue() {
        guard connection != nil else { return }
        while let frame = stream.due, let delivery = connection?.send(frame.bytes) {
            stream.deliver(frame.number, delivery)
        }
        if stream.isReady { connection?.finish() }
    }

    // MARK: Requests

    /// The browser was heard of; it has applied every frame up to `number`.
    package func heard(acknowledged number: UInt64?) {
        contact &+= 1
        wasDehydrated = false
        if let number { stream.acknowledge(number) }
    }

    // MARK: Work

    package func start(_ action: @escaping AsyncAction, _ priority: TaskPriority?) -> any CancellableWork {
        let (action, page) = (SessionBound(action), SessionBound(self))
        return session.inside { $0.start(action.value, priority, for: page.value) }
    }

    /// The session shows the page when the work under way has ended.
    func noteChange() {
        guard !isPerforming else { return }
        let page = SessionBound(self)
        session.inside { $0.noteChange(of: page.value) }
    }
}
