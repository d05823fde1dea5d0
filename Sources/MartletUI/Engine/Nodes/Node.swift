/// Where a new node goes: its parent and its graph.
public struct _NodePlace {
    package let parent: Node?
    package let graph: ViewGraph
    /// What surrounds the place, as far as plans depend on it.
    package let planContext: PlanContext

    package init(parent: Node?, graph: ViewGraph) {
        self.parent = parent
        self.graph = graph
        planContext = parent?.planContext.subtracting(.rows) ?? []
    }

    /// The place of a child that stands directly in a lazy container, or does not.
    package init(parent: Node, isInLazyContainer: Bool) {
        self.parent = parent
        graph = parent.graph
        let around = parent.planContext.subtracting([.lazyRows, .rows])
        planContext = isInLazyContainer ? around.union(.lazyRows) : around
    }

    /// The same place, inside a view that sets styles.
    package init(_ place: NodePlace, with styles: PlanContext, without ended: PlanContext = []) {
        parent = place.parent
        graph = place.graph
        planContext = place.planContext.subtracting(ended).union(styles)
    }

    /// The depth of the new node.
    package var depth: UInt16 { (parent?.depth ?? 0) &+ 1 }
}

/// One retained object of the graph.
///
/// Nodes represent view instances and the places where structure can change; DOM elements have none. The type of a
/// node's content fixes its children, so children are addressed by position.
///
/// Each row of a table has a node, so it holds what every node needs and nothing else, with the smallest properties
/// last: a subclass's properties begin in the remaining room.
public class _Node {
    // Unsafe, because the graph removes its nodes in its own `deinit`, where a checked reference would trap; after that
    // no node uses it.
    package final unowned(unsafe) let graph: ViewGraph
    @exclusivity(unchecked) package final private(set) unowned var parent: Node?
    /// The identifier of this instance's first element. Identifiers are never reused within a page.
    @exclusivity(unchecked) final var baseIdentifier: UInt32
    package final let depth: UInt16
    @exclusivity(unchecked) private final var marks: Marks = []

    private struct Marks: OptionSet {
        let rawValue: UInt16
        static let dirty = Marks(rawValue: 1)
        static let certain = Marks(rawValue: 2)
        static let removed = Marks(rawValue: 4)
        static let content = Marks(rawValue: 8)
        static let cutOff = Marks(rawValue: 16)
        static let replaced = Marks(rawValue: 32)
        // The ten upper bits hold the context.
        static let contextPlace: UInt16 = 6
    }

    /// What surrounds this node, as far as plans depend on it.
    package final var planContext: PlanContext { PlanContext(rawValue: marks.rawValue >> Marks.contextPlace) }

    private final func mark(_ mark: Marks, _ isSet: Bool) {
        if isSet { marks.insert(mark) } else { marks.remove(mark) }
    }

    package final var isDirty: Bool {
        get { marks.contains(.dirty) }
        set { mark(.dirty, newValue) }
    }

    /// Whether a dirty node is evaluated without asking what has changed.
    package final var isCertain: Bool {
        get { marks.contains(.certain) }
        set { mark(.certain, newValue) }
    }

    /// Whether a view's content has been made. Asking for the content itself would copy all of it.
    final var hasContent: Bool {
        get { marks.contains(.content) }
        set { mark(.content, newValue) }
    }

    /// Whether an instance is nested too deep and never has content.
    final var isCutOff: Bool {
        get { marks.contains(.cutOff) }
        set { mark(.cutOff, newValue) }
    }

    /// Whether the instance is scheduled to be replaced.
    final var isToBeReplaced: Bool {
        get { marks.contains(.replaced) }
        set { mark(.replaced, newValue) }
    }

    package final var isRemoved: Bool { marks.contains(.removed) }

    /// The nodes below, one for each child position or row.
    package var children: ContiguousArray<Node> { [] }

    /// The instances in this dynamic slot, in the order of the document.
    package var slotInstances: ContiguousArray<Node> { children }

    /// Adds the next of the nodes below; only for a node that has child positions.
    package func add(_ child: Node) {}

    /// Releases the nodes below.
    package func releaseChildren() {}

    package init(_ place: NodePlace, elementCount: Int) {
        parent = place.parent
        graph = place.graph
        depth = place.depth
        marks = Marks(rawValue: place.planContext.rawValue << Marks.contextPlace)
        baseIdentifier = 0
        baseIdentifier =
            place.graph.revival?.place(self, below: place.parent, elementCount: elementCount)
            ?? place.graph.allocateIdentifiers(elementCount)
        if let restoration = place.graph.restoration { self.place(in: restoration, elementCount) }
    }

    /// An event that was sent to an earlier process names the number that the element had there.
    private final func place(in restoration: TreeRestoration, _ elementCount: Int) {
        for former in restoration.place(self, below: parent, elementCount: elementCount) {
            graph.identifiers.former.add(former, baseIdentifier, count: elementCount)
        }
    }

    /// The number of node identifiers that this node has.
    package var elementCount: Int { viewType?.plan.elementCount ?? 0 }

    /// What stands at this position: exactly one instance, any number before an anchor, or none ever.
    package var slotKind: SlotKind { .instance }
    package enum SlotKind { case instance, dynamicSlot, nothing }

    /// The type of this instance's content; `nil` for a node that has no elements.
    package var viewType: ViewType? { nil }

    /// Passes the content to `body` in place.
    package func withContent(_ body: (ValueAddress) -> Void) {}

    /// The type of the view with a `body` that this node stands for.
    package var declaredType: ViewType? { nil }

    /// The offset in bytes of the inputs from this object's address, if it is a ``ViewNode`` whose inputs can be
    /// compared from outside. Nodes of one class return the same offset.
    package var inputsOffset: Int? { nil }

    /// Whether an element with an identifier may stand in this instance or below.
    package var mayHoldIdentifiers: Bool { true }

    /// Evaluates this node if it is a view whose dependencies changed.
    package func evaluateIfDirty() {}

    /// The properties that the view of this node keeps elsewhere, and how each is read.
    package var readableProperties: [(name: String, read: () -> Void)] { [] }

    /// This node, if it provides environment values.
    package var environmentProvider: (any EnvironmentProvider)? { nil }

    /// This node, if it provides a preference.
    package var preferenceProvider: (any PreferenceProvider)? { nil }

    /// This node, if it holds a part of the rows of a lazy list.
    var lazyList: (any LazyList)? { nil }

    /// Ends the dialog whose buttons this node holds.
    package var dismissal: (() -> Void)? { nil }

    /// Called when the node is complete except for its children.
    package func willMakeChildren() {}
    /// Called when the instance that this node stands in has new identifiers, because it is sent anew.
    package func didRenumber() {}

    /// Ends what this node owns. Called once, children first.
    package func didRemove() {}

    /// What distinguishes the nodes below where their position does not.
    var childIdentities: ChildIdentities? { nil }
    /// The position of the child that is being made.
    var positionOfNext: Int { children.count }

    /// Whether the node only groups its children, as a modifier does: they count as the parent's.
    package var isPartOfParent: Bool { false }
    /// The number of positions among its siblings that the node occupies in an identity path.
    package var identityPositions: Int { 1 }

    /// Whether the inspector lists the views below before all others.
    var isInspectedFirst: Bool { false }

    /// What a node must have in common with this one to take its storages over.
    var keptType: ObjectIdentifier? { declaredType.map { ObjectIdentifier($0) } }

    /// Where the properties of this node's view keep their values, if it has any.
    package var keptStorages: ContiguousArray<PropertyStorage?>? { nil }

    /// What records the reads of this node's view, for the inspector.
    package var inspectedSubscriber: DependencySubscriber? { nil }

    /// The properties of this node's view that may outlive the process, and the type that they belong to.
    var durableProperties: (type: Any.Type, properties: [(name: String, storage: PropertyStorage)])? { nil }

    /// Runs `body`, which belongs to the view that this node stands in, and records its reads for that view: the row
    /// builders of a `ForEach` run after the body that made it.
    package func recordingReads<Result>(_ body: () -> Result) -> Result {
        guard let parent else { return body() }
        return parent.recordingReads(body)
    }

    /// The identifier of the first DOM node of this instance.
    package final var firstIdentifier: UInt32 {
        switch viewType?.plan.first ?? .index(0) {
        case .index(let index): return baseIdentifier + UInt32(index)
        case .child(let child):
            return children.indices.contains(child) ? children[child].firstIdentifier : baseIdentifier
        }
    }

    /// The identifier of the last DOM node of this instance.
    package final var lastIdentifier: UInt32 {
        switch viewType?.plan.last ?? .index(0) {
        case .index(let index): return baseIdentifier + UInt32(index)
        case .child(let child):
            return children.indices.contains(child) ? children[child].lastIdentifier : baseIdentifier
        }
    }

    /// Ends this node and everything below it; a late write reaches none of it.
    package final func remove() {
        guard !isRemoved else { return }
        for child in children { child.remove() }
        marks.insert(.removed)
        isDirty = false
        didRemove()
        graph.forget(self)
        releaseChildren()
    }
}
