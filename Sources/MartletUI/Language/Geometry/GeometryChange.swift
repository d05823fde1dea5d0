/// A modifier of the element whose size or position matters. Content that is not exactly one element is wrapped in a
/// box around it.
public protocol _MeasuredModifier: _ElementModifier {}

extension _MeasuredModifier {
    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        _addAttribute(plan, at: offset.modifier)
        guard Content._shape == .fragment else { return Content._plan(plan, at: offset.content) }
        plan.attribute(.box)
        plan.around(at: offset.content)
    }
}

/// The modifier of `onGeometryChange(for:of:action:)`.
public struct _GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
    /// Whether `transform` asks for positions.
    let readsFrames: Bool

    init(_ transform: @escaping (GeometryProxy) -> Value, _ action: @escaping (Value, Value) -> Void) {
        (self.transform, self.action) = (transform, action)
        let trial = FixedGeometry(SizeReport(CGSize(width: 100, height: 100)))
        _ = transform(GeometryProxy(trial))
        readsFrames = trial.readsFrames
    }

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .element : Content._layer
    }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let operations = GeometryChangeOperations<Value>(offset: offset.modifier)
        plan.attribute(AttributeStep(event: .resize, .size, of: operations.position))
        plan.attribute(AttributeStep(constant: .classNames("m-measured")))
        plan.attribute(
            AttributeStep(
                at: offset.modifier.readsFrames,
                read: { $0 ? .classNames("m-frames") : .styles([]) }, areEqual: ==))
        if Content._shape == .fragment {
            plan.attribute(.box)
            plan.open(.div)
        }
        Content._plan(plan, at: offset.content)
        if Content._shape == .fragment { plan.close(.div) }
        plan.effect(at: offset.modifier, operations)
    }
}

/// A geometry that does not change.
private final class FixedGeometry: GeometrySource {
    let report: SizeReport
    private(set) var readsFrames = false

    init(_ report: SizeReport) { self.report = report }

    func requestFrames() { readsFrames = true }
}

private struct GeometryChangeOperations<Result: Equatable>: ChildOperations {
    typealias Value = _GeometryChangeModifier<Result>

    let offset: Offset<Value>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> GeometryChangeNode<Result> {
        GeometryChangeNode(position, at: offset, place)
    }

    // The node reads the modifier when the browser reports a size.
    func update(
        _ node: GeometryChangeNode<Result>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {}
}

/// Performs the action when the value that the program makes of the geometry changes.
private final class GeometryChangeNode<Result: Equatable>: TypedControlNode<_GeometryChangeModifier<Result>> {
    private var last: Result?
    private var isCounted = false

    override init(
        _ position: ControlPosition, at offset: Offset<_GeometryChangeModifier<Result>>, _ place: NodePlace
    ) {
        super.init(position, at: offset, place)
        isCounted = graph.addMeasuredElement(in: self)
    }

    override func didEnd() { if isCounted { graph.removeMeasuredElement() } }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        guard case .numbers(let numbers) = value, let report = SizeReport(numbers) else { return }
        withValue { modifier in
            let new = modifier.transform(GeometryProxy(FixedGeometry(report)))
            guard new != last else { return }
            let old = last ?? new
            last = new
            modifier.action(old, new)
        }
    }
}

extension View {
    /// Performs an action when a value changes that is made of this view's geometry, and with the first geometry that
    /// the browser reports.
    ///
    ///     Text(title).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value of a geometry. It runs often, so it should be cheap.
    ///   - action: The action, with the new value.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> ModifiedContent<Self, _GeometryChangeModifier<Value>> {
        ModifiedContent(content: self, modifier: _GeometryChangeModifier(transform) { _, new in action(new) })
    }

    /// Performs an action when a value changes that is made of this view's geometry, and with the first geometry that
    /// the browser reports.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value of a geometry. It runs often, so it should be cheap.
    ///   - action: The action, with the old and the new value, which are equal the first time.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> ModifiedContent<Self, _GeometryChangeModifier<Value>> {
        ModifiedContent(content: self, modifier: _GeometryChangeModifier(transform, action))
    }
}
