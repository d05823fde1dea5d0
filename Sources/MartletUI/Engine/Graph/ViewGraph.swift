import Synchronization

/// One page's tree of views: evaluation, diffing and rendering.
///
/// Writes only mark. ``flush()`` evaluates what is marked, top-down, each once, and leaves the patches in ``patches``
/// until somebody takes them. A graph belongs to one isolation domain; it has no threads and no clock.
package final class ViewGraph {
    package struct Limits: Sendable {
        /// How deep views may be nested: infinite recursion is a fault that no handler can save.
        package var depth: UInt16 = 512
        /// How many instances of views with elements a page may hold: a list from a visitor's number could take all memory.
        package var views = 1_000_000
        /// How often a flush may find new work before it is taken for an endless loop.
        package var rounds = 100
        /// The number after which a page is numbered anew, and sent anew.
        package var numbers: UInt32 = 3_000_000_000

        package init() {}
    }

    package let limits: Limits
    package let isDevelopment: Bool
    @exclusivity(unchecked) package var patches = PatchWriter()
    /// The top of the tree; `nil` only while it is being made.
    @exclusivity(unchecked) package private(set) var root: Node?
    @exclusivity(unchecked) package internal(set) var counters = Counters()
    /// Called when something becomes dirty while nothing was.
    @exclusivity(unchecked) package var onInvalidate: (() -> Void)?
    /// What the tree that is being made finds of an earlier one.
    @exclusivity(unchecked) var revival: Revival?
    /// Told every mistake of a view's, each time that it is made.
    package var onDiagnostic: (ViewDiagnostic) -> Void
    /// The element whose event is being performed, for mistakes of its action.
    @exclusivity(unchecked) var actingElement: UInt32?
    /// Prints what `_printChanges()` says.
    let print: (String) -> Void
    /// Runs the views' tasks; without one they do not begin.
    package let executor: (any WorkExecutor)?
    /// Where the graph lives; `nil` where there is one thread only.
    package let isolation: (any GraphIsolation)?
    /// What the views read of shared values, where there is one thread only.
    private(set) lazy var subscriptions = SharedSubscriptions()

    @exclusivity(unchecked) var dirty: ContiguousArray<Node> = []
    @exclusivity(unchecked) var replacements: [Node] = []
    @exclusivity(unchecked) var nextIdentifier: UInt32 = 1
    /// The number after which the page is numbered anew.
    @exclusivity(unchecked) var identifierLimit: UInt32
    @exclusivity(unchecked) var registry = NodeRegistry()
    var formerIdentifiers = FormerIdentifiers()
    /// The templates that the browser has.
    @exclusivity(unchecked) var templates = PageTemplates()
    @exclusivity(unchecked) var usedStyles = UsedStyles()
    /// Where the browser was sent last.
    var destination: String?
    /// What the last HTML says of single elements.
    var elementRules = ""
    @exclusivity(unchecked) var isRendered = false
    /// Whether something has been evaluated since the last flush tidied up; the making of the tree is an evaluation.
    @exclusivity(unchecked) private var hasEvaluated = true
    @exclusivity(unchecked) var effects = PendingEffects()
    /// For what may outlive the graph.
    let reference = GraphReference()
    @exclusivity(unchecked) private var spare: DependencySubscriber?
    private var subscribers: [ObjectIdentifier: DependencySubscriber] = [:]
    /// The types that were nested too deep in this flush.
    @exclusivity(unchecked) var endlessTypes: Set<ObjectIdentifier> = []
    @exclusivity(unchecked) var changes = PrintedChanges()
    var stateFromOutside = StateFromOutside()
    /// The views to be evaluated once more, for what they say of state.
    @exclusivity(unchecked) var unclear: [Node] = []
    /// Whether that is being done: nobody is told of it, and nobody counts it.
    @exclusivity(unchecked) var isCheckingInitialValues = false
    @exclusivity(unchecked) var preferences = PreferenceObservers()
    /// What `@AppStorage` and `@SceneStorage` name.
    let visitorStore: KeyedStore
    let pageStore: KeyedStore
    /// The path below which the program's addresses lie; empty if it has its host for itself.
    package let basePath: String
    /// The title of the document where no view gives one.
    let documentTitle: String
    /// What the visitor's browser asks for.
    var visitorScheme: ColorScheme
    /// What views say of the document and the answer; `nil` while none does.
    package internal(set) var documentHead: DocumentHead?
    /// The browser's last post of events that has been performed to its end. What patches know of the visitor's typing.
    @exclusivity(unchecked) var lastPost: UInt64 = 0
    /// The controls that wait for the end of the post under way; `nil` while none is.
    @exclusivity(unchecked) var waitingControls: [ControlNode]?

    /// The graph of `content`, evaluated. ``runEffects()`` then runs what was to happen on appearance.
    package init<Content: View>(
        _ content: Content, _ options: GraphOptions = GraphOptions(),
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        limits = options.limits
        identifierLimit = options.limits.numbers
        isDevelopment = options.isDevelopment
        onDiagnostic = options.onDiagnostic
        print = options.print
        visitorStore = options.visitorStore
        pageStore = options.pageStore
        basePath = options.basePath
        documentTitle = options.documentTitle
        visitorScheme = options.colorScheme
        executor = options.executor
        isolation = options.isolation
        if options.recordsEvaluations { counters.evaluated = [] }
        reference.lead(to: self)
        guard let kept = options.dehydratedTree else {
            root = RootNode(
                content, (consume environment).in(.active, visitorScheme), NodePlace(parent: nil, graph: self))
            return
        }
        take(kept)
        root = RootNode(
            content, (consume environment).in(.background, revival?.colorScheme ?? visitorScheme),
            NodePlace(parent: nil, graph: self))
        revival = nil
        registry.sort()
    }

    deinit {
        reference.lead(to: nil)
        root?.remove()
    }

    // MARK: Evaluation

    /// Evaluates what is marked and runs what follows from it, until nothing is left.
    package func flush() {
        var rounds = 0
        while isDirty || checkInitialValues() {
            rounds += 1
            guard rounds <= limits.rounds else {
                report(.endlessUpdate(view: dirty.first?.typeName ?? "an action"))
                forgetMarks()
                forgetEffects()
                break
            }
            if effects.hasDueTasks, dirty.isEmpty, !effects.hasActions, !preferences.isPending {
                startTasks()
                continue
            }
            hasEvaluated = true
            evaluateDirty()
            checkPreferences()
            runEffects()
        }
        if hasEvaluated {
            hasEvaluated = false
            endlessTypes.removeAll()
            changes.forget()
        }
        // Not only an evaluation takes numbers: what is sent anew does, too.
        if nextIdentifier >= identifierLimit { renumber() }
    }

    /// Evaluates what is marked as one transaction, whose changes of looks the browser spreads over time.
    package func flush(in transaction: Transaction) {
        guard let animation = transaction.disablesAnimations ? nil : transaction.animation else { return flush() }
        let start = patches.count
        patches.animate(animation.css)
        let end = patches.count
        flush()
        if patches.count == end { patches.truncate(to: start) }
    }

    /// Whether anything is marked.
    package var isDirty: Bool {
        !dirty.isEmpty || effects.hasActions || preferences.isPending || effects.hasDueTasks
    }

    /// Marks `node`, to be evaluated by the next flush; if that is not certain, only if what it read has changed then.
    package func invalidate(_ node: Node, _ cause: InvalidationCause, isCertain: Bool = true) {
        guard !node.isRemoved else { return }
        if isCertain { node.isCertain = true }
        if let type = node.declaredType, type.printsChanges.load(ordering: .relaxed) { changes.add(cause, of: node) }
        guard !node.isDirty else { return }
        node.isDirty = true
        let wasClean = dirty.isEmpty
        dirty.append(node)
        if wasClean { onInvalidate?() }
    }

    /// What is marked is not to be evaluated; the next change of what it reads marks it again.
    private func forgetMarks() {
        for node in dirty { node.isDirty = false }
        var forgotten = ContiguousArray<Node>()
        swap(&forgotten, &dirty)
    }

    // MARK: Numbers

    /// The first of `count` numbers. Where there are no more, all get the same, no event finds them, and the page is numbered
    /// anew before anything of it is sent.
    func allocateIdentifiers(_ count: Int) -> UInt32 {
        let count = UInt32(clamping: count)
        guard nextIdentifier <= UInt32.max - count else {
            nextIdentifier = .max
            return .max - count
        }
        defer { nextIdentifier += count }
        return nextIdentifier
    }

    func register(_ node: Node, elementCount: Int) {
        if elementCount > 0, nextIdentifier < .max { registry.add(node) }
    }
    func forget(_ node: Node) { registry.remove(node) }

    /// The instance that has `number`, or had it before it was sent anew, and the number's index in it.
    package func instance(with number: UInt32) -> (node: Node, index: Int)? {
        if let node = registry.node(at: number) { return (node, Int(number - node.base)) }
        guard let number = formerIdentifiers.present(number), let node = registry.node(at: number) else { return nil }
        return (node, Int(number - node.base))
    }

    // MARK: Dependencies

    /// The reader of a node that has no room for one.
    func subscriber(of node: Node) -> DependencySubscriber? { subscribers[ObjectIdentifier(node)] }

    func setSubscriber(_ subscriber: DependencySubscriber?, of node: Node) {
        subscribers[ObjectIdentifier(node)] = subscriber
    }

    func spareSubscriber(for node: Node) -> DependencySubscriber {
        guard let subscriber = spare else { return DependencySubscriber(node) }
        spare = nil
        subscriber.serve(node)
        return subscriber
    }

    func returnSubscriber(_ subscriber: DependencySubscriber) {
        subscriber.serve(nil)
        spare = subscriber
    }

    // MARK: Mistakes

    /// The name of the program's view that an element belongs to.
    package func programView(of number: UInt32) -> String? { instance(with: number)?.node.programView }

    /// A view has made a mistake: that of `node`, or the one that is being evaluated or whose action is performed.
    package func report(_ diagnostic: Diagnostic, in node: Node? = nil) {
        let node = node ?? CurrentEvaluation.subscriber?.evaluated ?? actingElement.flatMap { instance(with: $0)?.node }
        onDiagnostic(ViewDiagnostic(diagnostic, in: node?.programView))
    }
}
