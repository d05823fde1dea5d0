import Synchronization

/// One page's tree of views: evaluation, diffing and rendering.
///
/// Writes only mark. ``flush()`` evaluates the marked views, top-down, each once, and leaves the patches in ``patches``
/// until they are taken. A graph belongs to one isolation domain; it has no threads and no clock.
package final class ViewGraph {
    /// Every page has them, so they are no larger than they need to be.
    package struct Limits: Sendable {
        /// How deep views may be nested: infinite recursion is a fault from which no handler can recover.
        package var depth: UInt16 = 512
        /// How often a flush may find new work before it is considered an endless loop.
        package var rounds: UInt16 = 100
        /// How many instances of views with elements a page may hold: a list whose length a visitor chooses could
        /// exhaust memory.
        package var views: UInt32 = 1_000_000
        /// The node identifier after which a page is renumbered and sent anew.
        package var identifiers: UInt32 = 3_000_000_000

        package init() {}
    }

    /// The services that the graph received for its life.
    package let services: PageServices
    /// The top of the tree; `nil` only while the tree is being made.
    @exclusivity(unchecked) package private(set) var root: Node?
    /// The work that is left: it is empty between flushes.
    @exclusivity(unchecked) var scheduler = UpdateScheduler()
    /// The nodes' identifiers, as events and patches use them.
    @exclusivity(unchecked) var identifiers: NodeIdentifiers
    /// What the browser has been sent.
    @exclusivity(unchecked) var client = ClientMirror()
    /// The patches that have not been sent to the browser yet.
    @exclusivity(unchecked) package var patches = PatchWriter()
    /// The tree's dependencies for which the nodes have no room.
    @exclusivity(unchecked) var dependencies = GraphDependencies()
    /// Which preferences have changed, and who observes them.
    @exclusivity(unchecked) var preferences = PreferenceObservers()
    /// Called when the first node becomes dirty.
    @exclusivity(unchecked) package var onInvalidate: (() -> Void)?
    /// A reference for objects that may outlive the graph: it leads to the graph while the graph exists.
    let reference = GraphReference()
    /// What the tree under construction takes from an earlier one; `nil` when the tree is complete.
    @exclusivity(unchecked) var revival: Revival?
    /// What the tree under construction takes from a store; `nil` when it has been made and evaluated.
    @exclusivity(unchecked) var restoration: TreeRestoration?
    /// What the first evaluations of a tree that came from a store take from it; `nil` for any other.
    @exclusivity(unchecked) var lateNumbers: LateNumbers?
    /// Which of its state is stored; `nil` for a graph whose page ends with the process.
    @exclusivity(unchecked) var durable: DurableState?

    @exclusivity(unchecked) var page: PageState
    /// The views that depend on sizes in the browser; `nil` while none does.
    @exclusivity(unchecked) var sizes: PageSizes?
    /// The layouts of the program's own; `nil` while there is none.
    @exclusivity(unchecked) var layouts: PageLayouts?
    @exclusivity(unchecked) package internal(set) var counters = Counters()
    @exclusivity(unchecked) var reports = GraphReports()

    /// Creates the graph of `content` and evaluates it. ``runEffects()`` then runs the actions on appearance.
    package init<Content: View>(
        _ content: Content, _ options: GraphOptions = GraphOptions(),
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        services = PageServices(options)
        identifiers = NodeIdentifiers(limit: options.limits.identifiers)
        page = PageState(visitorScheme: options.colorScheme)
        if options.recordsEvaluations { counters.evaluated = [] }
        reference.lead(to: self)
        if let process = options.storingProcess { durable = DurableState(process: process) }
        if let stored = options.storedTree { adopt(stored) }
        guard let kept = options.dehydratedTree else {
            root = RootNode(
                content, (consume environment).in(restoration == nil ? .active : .background, page.visitorScheme),
                NodePlace(parent: nil, graph: self))
            if let restoration {
                lateNumbers = LateNumbers(of: restoration, from: identifiers.next)
                restoration.beginEvaluation()
                identifiers.former.close()
            }
            return
        }
        adopt(kept)
        root = RootNode(
            content, (consume environment).in(.background, client.colorScheme ?? page.visitorScheme),
            NodePlace(parent: nil, graph: self))
        revival = nil
        identifiers.registry.sort()
    }

    deinit {
        reference.lead(to: nil)
        root?.remove()
    }

    // MARK: Evaluation

    /// Evaluates the marked views and runs the effects, until nothing is left.
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
            scheduler.endlessViews.removeAll()
            reports.changes.forget()
        }
        // Sending something anew takes identifiers too, not only an evaluation.
        if identifiers.next >= identifiers.limit { renumber() }
    }

    /// Evaluates the marked views as one transaction, whose style changes the browser animates.
    package func flush(in transaction: Transaction) {
        guard let animation = transaction.disablesAnimations ? nil : transaction.animation else { return flush() }
        let start = patches.count
        patches.animate(animation.css)
        let end = patches.count
        scheduler.animated = AnimatedFlush(animation)
        flush()
        scheduler.animated = nil
        if patches.count == end { patches.truncate(to: start) }
    }

    /// How many views with elements there are.
    package var viewCount: Int { identifiers.registry.count }

    /// Whether anything is marked.
    package var isDirty: Bool {
        !scheduler.dirty.isEmpty || scheduler.effects.hasActions || preferences.isPending
            || scheduler.effects.hasDueTasks
    }

    /// Marks `node` for evaluation by the next flush; if `isCertain` is false, it is evaluated only if a value that it
    /// read has changed by then.
    package func invalidate(_ node: Node, _ cause: InvalidationCause, isCertain: Bool = true) {
        guard !node.isRemoved else { return }
        if isCertain { node.isCertain = true }
        if let type = node.declaredType, services.inspection != nil || type.printsChanges.load(ordering: .relaxed) {
            reports.changes.add(cause, of: node)
        }
        guard !node.isDirty else { return }
        node.isDirty = true
        let wasClean = scheduler.dirty.isEmpty
        scheduler.dirty.append(node)
        if wasClean { onInvalidate?() }
    }

    /// Clears the marks without evaluating the views; the next change of a source that they read marks them again.
    private func forgetMarks() {
        for node in scheduler.dirty { node.isDirty = false }
        var forgotten = ContiguousArray<Node>()
        swap(&forgotten, &scheduler.dirty)
    }

    // MARK: Identifiers

    func allocateIdentifiers(_ count: Int) -> UInt32 { identifiers.allocate(count) }

    func register(_ node: Node, elementCount: Int) { identifiers.register(node, elementCount: elementCount) }

    func forget(_ node: Node) { identifiers.registry.remove(node) }

    /// Whether an earlier process gave `identifier` to an element, and nobody knows to which.
    package func hasLost(_ identifier: UInt32) -> Bool { identifiers.isLost(identifier) }

    /// The instance that has `identifier`, or had it before it was sent anew, and the identifier's index in the
    /// instance.
    package func instance(with identifier: UInt32) -> (node: Node, index: Int)? {
        // Nearly always it has it still; the rest of the structure is not copied for that.
        if let node = identifiers.registry.node(at: identifier) {
            return (node, Int(identifier - node.baseIdentifier))
        }
        return identifiers.instance(with: identifier)
    }

    // MARK: Diagnostics

    /// The name of the program's view that an element belongs to.
    package func programView(of identifier: UInt32) -> String? { instance(with: identifier)?.node.programView }

    /// Reports a misuse by the view of `node`, or by the view that is being evaluated or whose action is being
    /// performed.
    package func report(_ diagnostic: Diagnostic, in node: Node? = nil) {
        let node =
            node ?? CurrentEvaluation.subscriber?.evaluated
            ?? reports.actingElement.flatMap { instance(with: $0)?.node }
        services.onDiagnostic(ViewDiagnostic(diagnostic, in: node?.programView))
    }
}
