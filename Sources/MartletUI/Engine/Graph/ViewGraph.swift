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

    /// What the graph was given for its life.
    package let services: PageServices
    /// The top of the tree; `nil` only while it is being made.
    @exclusivity(unchecked) package private(set) var root: Node?
    /// What is still to be done: it is empty between flushes.
    @exclusivity(unchecked) var scheduler = UpdateScheduler()
    /// The nodes' identifiers, as events and patches name them.
    @exclusivity(unchecked) var identifiers: NodeIdentifiers
    /// What the browser has been sent.
    @exclusivity(unchecked) var client = ClientMirror()
    /// The patches that the browser has not been sent yet.
    @exclusivity(unchecked) package var patches = PatchWriter()
    /// The tree's dependencies that have no room in a node.
    @exclusivity(unchecked) var dependencies = GraphDependencies()
    /// Which preferences have changed, and who observes them.
    @exclusivity(unchecked) var preferences = PreferenceObservers()
    /// Called when something becomes dirty while nothing was.
    @exclusivity(unchecked) package var onInvalidate: (() -> Void)?
    /// For what may outlive the graph: it leads to the graph while that is there.
    let reference = GraphReference()
    /// What the tree that is being made finds of an earlier one; `nil` when it is made.
    @exclusivity(unchecked) var revival: Revival?

    // What views have said of the page, for the next HTML or patch.

    /// What views say of the document and the answer; `nil` while none does.
    package internal(set) var documentHead: DocumentHead?
    /// Where the browser was sent last.
    var destination: String?
    /// What the last HTML says of single elements.
    var elementRules = ""
    /// What the visitor's browser asks for.
    var visitorScheme: ColorScheme

    // What is counted and reported.

    @exclusivity(unchecked) package internal(set) var counters = Counters()
    /// What `_printChanges()` knows of the evaluation under way.
    @exclusivity(unchecked) var changes = PrintedChanges()
    /// Initial values of state that were given anew, in development.
    var stateFromOutside = StateFromOutside()
    /// The element whose event is being performed, to which a report of its action belongs.
    @exclusivity(unchecked) var actingElement: UInt32?

    /// The graph of `content`, evaluated. ``runEffects()`` then runs what was to happen on appearance.
    package init<Content: View>(
        _ content: Content, _ options: GraphOptions = GraphOptions(),
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        services = PageServices(options)
        identifiers = NodeIdentifiers(limit: options.limits.numbers)
        visitorScheme = options.colorScheme
        if options.recordsEvaluations { counters.evaluated = [] }
        reference.lead(to: self)
        guard let kept = options.dehydratedTree else {
            root = RootNode(
                content, (consume environment).in(.active, visitorScheme), NodePlace(parent: nil, graph: self))
            return
        }
        take(kept)
        root = RootNode(
            content, (consume environment).in(.background, client.colorScheme ?? visitorScheme),
            NodePlace(parent: nil, graph: self))
        revival = nil
        identifiers.registry.sort()
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
                report(.endlessUpdate(view: scheduler.dirty.first?.typeName ?? "an action"))
                forgetMarks()
                forgetEffects()
                break
            }
            if scheduler.effects.hasDueTasks, scheduler.dirty.isEmpty, !scheduler.effects.hasActions,
                !preferences.isPending
            {
                startTasks()
                continue
            }
            scheduler.hasEvaluated = true
            evaluateDirty()
            checkPreferences()
            runEffects()
        }
        if scheduler.hasEvaluated {
            scheduler.hasEvaluated = false
            scheduler.endlessTypes.removeAll()
            changes.forget()
        }
        // Not only an evaluation takes numbers: what is sent anew does, too.
        if identifiers.next >= identifiers.limit { renumber() }
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
        !scheduler.dirty.isEmpty || scheduler.effects.hasActions || preferences.isPending
            || scheduler.effects.hasDueTasks
    }

    /// Marks `node`, to be evaluated by the next flush; if that is not certain, only if what it read has changed then.
    package func invalidate(_ node: Node, _ cause: InvalidationCause, isCertain: Bool = true) {
        guard !node.isRemoved else { return }
        if isCertain { node.isCertain = true }
        if let type = node.declaredType, type.printsChanges.load(ordering: .relaxed) { changes.add(cause, of: node) }
        guard !node.isDirty else { return }
        node.isDirty = true
        let wasClean = scheduler.dirty.isEmpty
        scheduler.dirty.append(node)
        if wasClean { onInvalidate?() }
    }

    /// What is marked is not to be evaluated; the next change of what it reads marks it again.
    private func forgetMarks() {
        for node in scheduler.dirty { node.isDirty = false }
        var forgotten = ContiguousArray<Node>()
        swap(&forgotten, &scheduler.dirty)
    }

    // MARK: Identifiers

    func allocateIdentifiers(_ count: Int) -> UInt32 { identifiers.allocate(count) }

    func register(_ node: Node, elementCount: Int) { identifiers.register(node, elementCount: elementCount) }

    func forget(_ node: Node) { identifiers.registry.remove(node) }

    /// The instance that has `identifier`, or had it before it was sent anew, and the identifier's index in it.
    package func instance(with identifier: UInt32) -> (node: Node, index: Int)? {
        identifiers.instance(with: identifier)
    }

    // MARK: Diagnostics

    /// The name of the program's view that an element belongs to.
    package func programView(of number: UInt32) -> String? { instance(with: number)?.node.programView }

    /// Reports a misuse by the view of `node`, or by the one that is being evaluated or whose action is performed.
    package func report(_ diagnostic: Diagnostic, in node: Node? = nil) {
        let node = node ?? CurrentEvaluation.subscriber?.evaluated ?? actingElement.flatMap { instance(with: $0)?.node }
        services.onDiagnostic(ViewDiagnostic(diagnostic, in: node?.programView))
    }
}
