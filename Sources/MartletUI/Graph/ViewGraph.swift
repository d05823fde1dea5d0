import Synchronization

/// One page's tree of views: evaluation, diffing and rendering.
///
/// Writes only mark. ``flush()`` evaluates what is marked, top-down, each once, and leaves the patches in ``patches``
/// until somebody takes them. A graph belongs to one isolation domain; it has no threads and no clock.
package final class ViewGraph {
    package struct Limits: Sendable {
        /// How deep views may be nested: infinite recursion is a fault that no handler can save.
        package var depth: UInt16 = 512
        /// How often a flush may find new work before it is taken for an endless loop.
        package var rounds = 100
        /// The number after which numbering begins anew, with a page sent anew.
        package var numbers: UInt32 = 3_000_000_000

        package init() {}
    }

    package let limits: Limits
    package let isDevelopment: Bool
    package var patches = PatchWriter()
    /// The top of the tree; `nil` only while it is being made.
    package private(set) var root: Node?
    package private(set) var counters = Counters()
    /// Called when something becomes dirty while nothing was.
    package var onInvalidate: (() -> Void)?
    /// Told every mistake of a view's.
    package var onDiagnostic: (Diagnostic) -> Void
    /// Prints what `_printChanges()` says.
    let print: (String) -> Void
    /// Runs the views' tasks; without one they do not begin.
    package let executor: (any WorkExecutor)?
    /// Where the graph lives; `nil` where there is one thread only.
    package let isolation: (any GraphIsolation)?

    private var dirty: ContiguousArray<Node> = []
    private var replacements: [Node] = []
    private var nextNumber: UInt32 = 1
    private var registry = NodeRegistry()
    private var sentTemplates: Set<UInt32> = []
    private var usedStyles: [StyleClass] = []
    private var usedStyleNumbers: Set<Int> = []
    /// What the last HTML says of single elements.
    private var elementRules = ""
    private var reportedMessages: Set<String> = []
    package private(set) var isRendered = false
    /// Whether something has been evaluated since the last flush tidied up; the making of the tree is an evaluation.
    private var hasEvaluated = true
    private var effects: ContiguousArray<() -> Void> = []
    private var spare: DependencyReader?
    private var readers: [ObjectIdentifier: DependencyReader] = [:]
    /// The types that were nested too deep in this flush.
    private var endlessTypes: Set<ObjectIdentifier> = []
    var changes = PrintedChanges()
    var stateFromOutside = StateFromOutside()
    package var preferences = PreferenceObservers()
    /// What `@AppStorage` and `@SceneStorage` name.
    let visitorStore: KeyedStore
    let pageStore: KeyedStore
    /// The browser's last post of events that has been performed to its end. What patches know of the visitor's typing.
    package private(set) var lastPost: UInt64 = 0
    /// The controls that wait for the end of the post under way; `nil` while none is.
    private var waitingControls: [ControlNode]?

    /// The graph of `content`, evaluated. ``runEffects()`` then runs what was to happen on appearance.
    package init<Content: View>(
        _ content: Content, _ options: GraphOptions = GraphOptions(),
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        limits = options.limits
        isDevelopment = options.isDevelopment
        onDiagnostic = options.onDiagnostic
        print = options.print
        visitorStore = options.visitorStore
        pageStore = options.pageStore
        executor = options.executor
        isolation = options.isolation
        if options.recordsEvaluations { counters.evaluated = [] }
        root = RootNode(content, environment, NodePlace(parent: nil, graph: self))
    }

    deinit { root?.remove() }

    // MARK: Evaluation

    /// Evaluates what is marked and runs what follows from it, until nothing is left.
    package func flush() {
        var rounds = 0
        while isDirty {
            rounds += 1
            guard rounds <= limits.rounds else {
                report(.endlessUpdate(view: dirty.first?.typeName ?? "an action"))
                // The next change of what they read marks them again.
                for node in dirty { node.isDirty = false }
                dirty.removeAll()
                effects.removeAll()
                break
            }
            hasEvaluated = true
            evaluateDirty()
            checkPreferences()
            runEffects()
        }
        guard hasEvaluated else { return }
        hasEvaluated = false
        endlessTypes.removeAll()
        changes.forget()
        if nextNumber > limits.numbers { beginNumbersAnew() }
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

    /// A visitor can have so much made that numbers run out; long before, the page is sent anew from 1.
    private func beginNumbersAnew() {
        nextNumber = 1
        resync()
    }

    private func evaluateDirty() {
        var nodes = ContiguousArray<Node>()
        swap(&nodes, &dirty)
        Self.sortTopDown(&nodes[...])
        var position = 0
        while position < nodes.count {
            let node = nodes[position]
            position += 1
            if !node.isRemoved { node.evaluateIfDirty() }
            if !dirty.isEmpty { takeMarked(below: node, into: &nodes, at: position) }
        }
        writeReplacements()
        if dirty.isEmpty {
            nodes.removeAll(keepingCapacity: true)
            swap(&nodes, &dirty)
        }
    }

    /// An evaluation marks those below that read the environment it provides: they are evaluated in this pass, in their
    /// place from top to bottom, so that each is evaluated once.
    private func takeMarked(below node: Node, into nodes: inout ContiguousArray<Node>, at position: Int) {
        let end = nodes.count
        dirty.removeAll { marked in
            guard marked.depth > node.depth else { return false }
            nodes.append(marked)
            return true
        }
        if nodes.count > end { Self.sortTopDown(&nodes[position...]) }
    }

    /// Nearest to the root first, and of one depth the oldest first.
    private static func sortTopDown(_ nodes: inout ContiguousArray<Node>.SubSequence) {
        guard nodes.count > 1 else { return }
        nodes.sort { ($0.depth, $0.base) < ($1.depth, $1.base) }
    }

    /// Whether a view of `type` below `parent` is not made, because views are nested too deep.
    ///
    /// A view that contains itself more than once would take for ever to reach the limit everywhere; so once a type has
    /// reached it, no more of that type are made inside one another until the flush ends.
    func cutsOff(_ type: ViewType, below parent: Node?) -> Bool {
        let depth = (parent?.depth ?? 0) &+ 1
        if depth > limits.depth {
            if endlessTypes.insert(ObjectIdentifier(type)).inserted {
                report(.tooDeep(view: type.name, limit: limits.depth))
            }
            return true
        }
        guard !endlessTypes.isEmpty, endlessTypes.contains(ObjectIdentifier(type)) else { return false }
        var node = parent
        while let current = node {
            if current.declaredType === type { return true }
            node = current.parent
        }
        return false
    }

    /// Whether anything is marked.
    package var isDirty: Bool { !dirty.isEmpty || !effects.isEmpty || preferences.isPending }

    private func checkPreferences() {
        guard preferences.isPending else { return }
        for observer in preferences.takePending() { observer.checkPreference() }
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

    package func willEvaluate(_ node: Node, _ type: ViewType, _ reason: EvaluationReason) {
        counters.evaluations += 1
        changes.reason = reason
        counters.evaluated?.append(type.name)
    }

    /// What the graph has done, for tests and the inspector.
    package struct Counters {
        package var evaluations = 0
        /// The names of the evaluated views, in order, while somebody records them.
        package var evaluated: [String]?
    }

    /// Records the names of the views evaluated during `body`.
    package func recordingEvaluations(_ body: () throws -> Void) rethrows -> [String] {
        counters.evaluated = []
        defer { counters.evaluated = nil }
        try body()
        return counters.evaluated ?? []
    }

    /// The names of the views evaluated since the last call; empty if they are not recorded.
    package func takeEvaluations() -> [String] {
        guard let evaluated = counters.evaluated, !evaluated.isEmpty else { return [] }
        counters.evaluated = []
        return evaluated
    }

    // MARK: Posts of events

    /// The events of one post are performed. Until its end no control's value is sent: a later event of the post may say
    /// that the browser shows something else.
    package func beginPost() { waitingControls = [] }

    /// The post with `number`, if it came from the page's own browser, has been performed.
    package func endPost(_ number: UInt64?) {
        if let number { lastPost = number }
        let waiting = waitingControls ?? []
        waitingControls = nil
        for control in waiting { invalidate(control, .property("value")) }
    }

    /// Whether `control` has to wait for the end of a post.
    func mustWait(_ control: ControlNode) -> Bool {
        guard waitingControls != nil else { return false }
        if waitingControls?.contains(where: { $0 === control }) == false { waitingControls?.append(control) }
        return true
    }

    // MARK: Effects

    /// Runs `effect` when the evaluation under way has ended, children before parents.
    package func afterEvaluation(_ effect: @escaping () -> Void) { effects.append(effect) }

    /// Runs the appearance actions that evaluation has gathered.
    package func runEffects() {
        while !effects.isEmpty {
            var current = ContiguousArray<() -> Void>()
            swap(&current, &effects)
            for effect in current { effect() }
        }
    }

    // MARK: Numbers

    func allocateNumbers(_ count: Int) -> UInt32 {
        defer { nextNumber += UInt32(count) }
        return nextNumber
    }

    func register(_ node: Node, elementCount: Int) { if elementCount > 0 { registry.add(node) } }
    func forget(_ node: Node) { registry.remove(node) }

    /// The instance that has `number`, and the number's index in it.
    package func instance(with number: UInt32) -> (node: Node, index: Int)? {
        guard let node = registry.node(at: number) else { return nil }
        return (node, Int(number - node.base))
    }

    // MARK: Dependencies

    /// The reader of a node that has no room for one.
    func reader(of node: Node) -> DependencyReader? { readers[ObjectIdentifier(node)] }

    func setReader(_ reader: DependencyReader?, of node: Node) { readers[ObjectIdentifier(node)] = reader }

    func spareReader(for node: Node) -> DependencyReader {
        guard let reader = spare else { return DependencyReader(node) }
        spare = nil
        reader.serve(node)
        return reader
    }

    func returnReader(_ reader: DependencyReader) {
        reader.serve(nil)
        spare = reader
    }

    // MARK: Rendering

    /// The page's content as HTML. What was to be patched before it was rendered at all is in it.
    package func html() -> Bytes {
        if !isRendered {
            patches = PatchWriter()
            sentTemplates.removeAll()
        }
        elementRules = ""
        defer { isRendered = true }
        return root.map(HTMLRenderer.render) ?? Bytes()
    }

    /// The rules of every style that the page uses, and before them, so that a class outdoes it, what its HTML says of
    /// single elements: a page may hold no `style` attributes.
    package func styleSheet() -> String { elementRules + usedStyles.map(\.rule).joined() }

    /// Notes declarations of the one element `number`, for the HTML being written. Patches set the element's own style,
    /// which outdoes them.
    func declare(_ declarations: String, of number: UInt32) {
        elementRules += "[data-m=\"\(number)\"]{\(declarations)}"
    }

    /// Everything anew, under new numbers: for a client that lost its place.
    package func resync() {
        guard let root else { return }
        patches = PatchWriter()
        sentTemplates.removeAll()
        for style in usedStyles { patches.insertRule(style.rule) }
        registry = NodeRegistry()
        renumber(root)
        let (groups, corrections) = InstanceEncoder.encode(CollectionOfOne(root), self)
        patches.resync(first: root.base, groups: groups, knowing: lastPost)
        patches.append(contentsOf: corrections)
    }

    private func renumber(_ node: Node) {
        node.base = allocateNumbers(node.elementCount)
        register(node, elementCount: node.elementCount)
        for child in node.children { renumber(child) }
        node.didRenumber()
    }

    func insert(_ nodes: some Collection<Node>, before anchor: UInt32) {
        guard let first = nodes.first else { return }
        let (groups, corrections) = InstanceEncoder.encode(nodes, self)
        patches.insert(before: anchor, first: first.base, groups: groups)
        patches.append(contentsOf: corrections)
    }

    /// Says that `node`'s instance can no longer be patched in place (an element's name has changed).
    func replaceLater(_ node: Node) {
        if !replacements.contains(where: { $0 === node }) { replacements.append(node) }
    }

    private func writeReplacements() {
        guard !replacements.isEmpty else { return }
        let nodes = replacements
        replacements = []
        for node in nodes where !node.isRemoved {
            let (first, last) = (node.firstNumber, node.lastNumber)
            forgetAll(node)
            renumber(node)
            insert(CollectionOfOne(node), before: first)
            patches.remove(first, through: last)
        }
    }

    private func forgetAll(_ node: Node) {
        forget(node)
        for child in node.children { forgetAll(child) }
    }

    /// Sends the browser to another page.
    func navigate(to path: String) {
        let wasClean = patches.isEmpty && !isDirty
        patches.navigate(path)
        if wasClean { onInvalidate?() }
    }

    package func define(_ template: Template) {
        guard sentTemplates.insert(template.number).inserted else { return }
        for style in template.styles { use(style) }
        patches.define(template)
    }

    package func use(_ style: StyleClass) {
        guard usedStyleNumbers.insert(style.number).inserted else { return }
        usedStyles.append(style)
        if isRendered { patches.insertRule(style.rule) }
    }

    // MARK: Mistakes

    package func report(_ diagnostic: Diagnostic) { onDiagnostic(diagnostic) }

    /// Tells a mistake that each evaluation would make again.
    func reportOnce(_ diagnostic: Diagnostic) {
        if reportedMessages.insert(diagnostic.message).inserted { report(diagnostic) }
    }
}
