/// A modifier that hears from the browser about the scroll view that it stands on or around, or about its own view in one.
///
/// Content that is not exactly one element gets an element around it.
public protocol _ScrollObserver: _PrimitiveModifier {
    /// Lets the next element listen. Returns what adds the modifier's node, when the element is written.
    static func _observe(_ plan: _PlanBuilder, at offset: _Offset<Self>) -> () -> Void
}

/// What a browser is asked to tell of scrolling.
enum ScrollClass: Equatable {
    case position, positionByVisitor, geometry, phase
    case seen(ScrollThreshold)
    case targets(ScrollThreshold)

    var name: String {
        switch self {
        case .position: "m-more m-follow-position"
        case .positionByVisitor: "m-more m-follow-visitor"
        case .geometry: "m-more m-follow-geometry"
        case .phase: "m-more m-follow-phase"
        case .seen(let threshold): "m-more m-seen-\(threshold.percent)"
        case .targets(let threshold): "m-more m-targets-\(threshold.percent)"
        }
    }
}

extension _ScrollObserver {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .element : Content._layer
    }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let addNode = _observe(plan, at: offset.modifier)
        if Content._shape == .fragment {
            plan.attribute(.box)
            plan.open(.div)
        }
        Content._plan(plan, at: offset.content)
        if Content._shape == .fragment { plan.close(.div) }
        addNode()
    }
}

extension PlanBuilder {
    /// Lets the next element listen to what `tells` names, for nodes of the type `Child`. Returns what adds the node.
    func observeScrolling<Modifier, Child: ScrollObserverNode<Modifier>>(
        at offset: Offset<Modifier>, _ child: Child.Type, tells: @escaping (Modifier) -> ScrollClass
    ) -> () -> Void {
        let operations = ScrollObserverOperations<Modifier, Child>(offset: offset)
        attribute(AttributeStep(event: .scroll, .value, of: operations.position))
        attribute(
            AttributeStep(
                at: offset, read: { .classNames(tells($0).name) }, areEqual: { tells($0) == tells($1) }))
        return { self.effect(at: offset, operations) }
    }
}

/// The operations of an observer's node.
struct ScrollObserverOperations<Value, Child: ScrollObserverNode<Value>>: ChildOperations {
    let offset: Offset<Value>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> Child {
        let node = Child(position, at: offset, place)
        node.start(value.value)
        return node
    }

    func update(_ node: Child, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32) {
        node.showUnlessWaiting()
    }
}

/// Takes the reports for an observer. It counts among the page's measured elements, of which there is a limit.
class ScrollObserverNode<Value>: TypedControlNode<Value> {
    private var isCounted = false

    required override init(_ position: ControlPosition, at offset: Offset<Value>, _ place: NodePlace) {
        super.init(position, at: offset, place)
        isCounted = graph.addMeasuredElement(in: self)
    }

    /// In the transaction of the change, which can be animated.
    final override var showsAtOnce: Bool { true }

    /// Begins with the modifier that the node is made for.
    func start(_ modifier: Value) {}

    final override func didEnd() { if isCounted { graph.removeMeasuredElement() } }

    final override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        ScrollReport(value) == nil ? ScrollReport.problem : nil
    }

    final override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        if let report = ScrollReport(value), !isRemoved { receive(report) }
    }

    /// Takes a report, which may be meant for another modifier of the element.
    func receive(_ report: ScrollReport) {}

    /// The identifier of the row or view around an element, if that is in what is observed.
    final func identifier<ID: Hashable>(ofElement number: UInt32, as type: ID.Type) -> ID? {
        guard let (view, _) = graph.instance(with: number), isInside(view) else { return nil }
        return ScrollDestination.identifier(around: view, as: type)
    }

    private func isInside(_ view: Node) -> Bool {
        var node: Node? = view
        while let current = node, current !== parent { node = current.parent }
        return node != nil
    }
}
