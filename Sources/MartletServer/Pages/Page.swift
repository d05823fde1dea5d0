import Logging
package import MartletUI
import Synchronization

/// One open tab: a tree of views and the numbered frames of what changed in it.
///
/// It belongs to its session and is used on the session's executor only.
package final class Page: WorkExecutor {
    package let identifier: PageIdentifier
    package let title: String
    private let context: ServerContext
    private unowned let session: Session
    private var tree: ViewGraph?
    private var frames = FrameSequence()
    package var events = EventSequence()
    /// The first event of the post under way, with its handler.
    var checked: CheckedEvent?
    private var stream: EventStream?
    /// A post is being performed, after which the page is shown anyway.
    var isPerforming = false
    /// The stream takes no more for now.
    private var isStalled = false
    /// The last frame that the present stream was given.
    private var sent: UInt64 = 0
    private var needsResync = false
    /// Messages to show with the next frame.
    private var errors: [String] = []
    /// Most messages that wait; a page that fails over and over without a stream says no more than this.
    private static let waitingErrorLimit = 8
    private let app: AppInstance
    private let scene: ScenePage
    /// Raised whenever the browser is heard of.
    package private(set) var contact: UInt32 = 0
    /// Later pages have larger ones.
    package let order: UInt64

    private static let orders = Atomic<UInt64>(0)

    init(
        _ identifier: PageIdentifier, _ app: AppInstance, _ scene: ScenePage, _ session: Session,
        _ context: ServerContext
    ) {
        self.identifier = identifier
        self.app = app
        self.scene = scene
        self.session = session
        self.context = context
        title = scene.title
        order = Self.orders.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Makes the tree; `false` if the parameters of the path stand for no page. Appearance actions and the synchronous
    /// beginning of tasks have run when this returns.
    func start(_ parameters: [String: String], _ request: Request? = nil) -> Bool {
        var options = GraphOptions()
        options.isDevelopment = context.configuration.isDevelopment
        options.executor = self
        options.isolation = session.executor
        options.onDiagnostic = { [unowned self] in report($0) }
        options.recordsEvaluations = observer != nil
        options.visitorStore = app.store
        options.pathParameters = parameters
        options.request = request
        options.basePath = context.configuration.basePath
        options.scenes = { [app] in app.pages }
        guard let tree = scene.makeGraph(options) else { return false }
        self.tree = tree
        tree.flush()
        noteEvaluations(in: tree)
        // What the beginning changed is in the HTML.
        if !tree.patches.isEmpty { _ = tree.patches.take() }
        tree.onInvalidate = { [unowned self] in noteChange() }
        return true
    }

    private var observer: (any PageObserver)? { context.configuration.observer }

    private func noteEvaluations(in tree: ViewGraph) {
        guard let observer, case let views = tree.takeEvaluations(), !views.isEmpty else { return }
        observer.page(identifier, didEvaluate: views)
    }

    package var graph: ViewGraph {
        get throws(Problem) {
            guard let tree else { throw .noSuchPage }
            return tree
        }
    }

    package var isConnected: Bool { stream != nil }
    package var sequence: UInt64 { frames.last }

    /// Ends the page's tasks, its stream and its tree.
    func end() {
        tree?.onInvalidate = nil
        tree?.end()
        tree = nil
        stream?.close()
        stream = nil
    }

    // MARK: The stream

    /// A browser's stream has been opened by a client that has applied every frame up to `number`.
    func attach(_ stream: EventStream, after number: UInt64, wantsResync: Bool) {
        contact &+= 1
        self.stream?.close()
        self.stream = stream
        isStalled = false
        let catchup = frames.connect(after: number, wantsResync: wantsResync || needsResync)
        sent = number
        if catchup == .resync {
            sent = frames.last
            resync()
        }
        sendWaiting()
        show()
    }

    /// A stream has ended. An old one's end does not touch the new one.
    func detach(_ stream: EventStream) {
        guard self.stream === stream else { return }
        self.stream = nil
        let page = SessionBound(self)
        session.assumeIsolated { $0.expectReturn(of: page.value) }
    }

    /// The client reads again.
    func resume(_ stream: EventStream) {
        guard self.stream === stream else { return }
        isStalled = false
        // Answers to requests have made frames meanwhile, and the first of them may be gone.
        if !frames.keepsAll(after: sent) {
            sent = frames.last
            needsResync = true
        }
        sendWaiting()
        show()
    }

    // MARK: Showing changes

    /// Evaluates and sends what has changed, if the stream can take it. Otherwise it stays marked, and changes coalesce.
    package func show() {
        guard stream != nil || observer != nil, !isStalled else { return }
        _ = makeFrame()
    }

    /// Evaluates what has changed and sends it as one frame. Gives the patches, or `nil` if nothing is to be seen.
    package func makeFrame() -> Bytes? {
        guard let tree else { return nil }
        tree.flush()
        noteEvaluations(in: tree)
        if needsResync { resync() }
        for message in errors { tree.patches.showError(message) }
        errors.removeAll()
        guard !tree.patches.isEmpty else { return nil }
        let patches = tree.patches.take()
        frames.append(patches, limits: FrameSequence.Limits())
        observer?.page(identifier, didShow: patches, number: frames.last)
        sendWaiting()
        context.statistics.frames.add(1)
        return patches
    }

    /// Brings the tree up to date without sending, for a target check.
    package func settle() {
        guard let tree, tree.isDirty || !tree.patches.isEmpty || !errors.isEmpty || needsResync else { return }
        tree.flush()
        show()
        if tree.patches.count > context.configuration.limits.waitingBytes {
            _ = tree.patches.take()
            needsResync = true
        }
    }

    private func resync() {
        guard let tree else { return }
        tree.flush()
        tree.resync()
        needsResync = false
        context.statistics.resyncs.add(1)
    }

    /// Gives the stream what it has not had yet, as far as it takes it.
    private func sendWaiting() {
        guard let stream else { return }
        send(frames.frames(after: sent), to: stream)
        frames.handOver(through: sent, limits: FrameSequence.Limits())
    }

    private func send(_ waiting: ArraySlice<(number: UInt64, bytes: [UInt8])>, to stream: EventStream) {
        for frame in waiting {
            guard !isStalled else { return }
            switch frame.bytes.withUnsafeBytes({ stream.send($0) }) {
            case .sent: sent = frame.number
            case .stalled:
                sent = frame.number
                isStalled = true
            case .refused: isStalled = true
            case .closed: return
            }
        }
    }

    // MARK: Requests

    /// The browser was heard of; it has applied every frame up to `number`.
    package func heard(acknowledged number: UInt64?) {
        contact &+= 1
        if let number { frames.acknowledge(number) }
    }

    // MARK: Work and mistakes

    package func start(_ action: @escaping AsyncAction) -> any CancellableWork {
        let (action, page) = (SessionBound(action), SessionBound(self))
        return session.assumeIsolated { $0.start(action.value, for: page.value) }
    }

    /// An action has thrown: told in the log, shown on the page, and the page lives on.
    package func reportFailure(_ error: any Error) {
        let reference = String(SecureRandom.next(), radix: 36)
        context.logger.error("An action failed", metadata: ["reference": "\(reference)", "error": "\(error)"])
        let message =
            context.configuration.isDevelopment
            ? "\(error)" : "Something went wrong. If it happens again, tell us this reference: \(reference)"
        showError(message)
    }

    /// An event found its target gone or changed when its turn came: nothing is done, and the client sees the page as it is.
    func noteRejection(of event: EventPost.Event, _ problem: Problem) {
        context.statistics.noteRejection(status: problem.status)
        context.logger.notice(
            "Event refused",
            metadata: ["page": "\(scene.path.text)", "type": "\(event.type.name)", "reason": "\(problem.detail)"])
    }

    private func report(_ diagnostic: Diagnostic) {
        observer?.page(identifier, didReport: diagnostic)
        context.logger.warning("\(diagnostic.message)", metadata: ["page": "\(scene.path.text)"])
        if context.configuration.isDevelopment { showError(diagnostic.message) }
    }

    /// The session shows the page when the work under way has ended.
    private func noteChange() {
        guard !isPerforming else { return }
        let page = SessionBound(self)
        session.assumeIsolated { $0.noteChange(of: page.value) }
    }

    private func showError(_ message: String) {
        guard let tree else { return }
        // They wait outside the tree's patches, which a first render or a resync throws away.
        if errors.count < Self.waitingErrorLimit { errors.append(message) }
        if !tree.isDirty { noteChange() }
    }
}
