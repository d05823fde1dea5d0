/// A key of values that views give to the ``Layout`` around them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// The modifier of `layoutValue(key:value:)`.
public struct _LayoutValueModifier<Key: LayoutValueKey>: _PrimitiveModifier {
    let value: Key.Value

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .element : Content._layer
    }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let operations = LayoutValueOperations<Key>()
        plan.attribute(AttributeStep(marking: operations.position))
        if Content._shape == .fragment {
            plan.attribute(.box)
            plan.open(.div)
        }
        Content._plan(plan, at: offset.content)
        if Content._shape == .fragment { plan.close(.div) }
        plan.effect(at: offset.modifier, operations)
    }
}

private struct LayoutValueOperations<Key: LayoutValueKey>: ChildOperations {
    typealias Value = _LayoutValueModifier<Key>

    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> LayoutValueNode<Key> {
        LayoutValueNode(value.value.value, position, place)
    }

    func update(
        _ node: LayoutValueNode<Key>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.typed = new.value.value
        node.notifyLayout()
    }
}

/// Keeps the value that a view gives to its layout.
class AnyLayoutValueNode: EffectNode {
    /// The index of the view's element.
    var element: Int { 0 }
    var key: ObjectIdentifier { ObjectIdentifier(AnyLayoutValueNode.self) }
    var value: Any { () }

    /// Lets the layout around run again.
    final func notifyLayout() {
        var node = parent
        while let current = node {
            if let layout = current.children.lazy.compactMap({ $0 as? LayoutNode }).first { return layout.schedule() }
            node = current.parent
        }
    }
}

private final class LayoutValueNode<Key: LayoutValueKey>: AnyLayoutValueNode {
    var typed: Key.Value
    private unowned let position: ControlPosition

    init(_ value: Key.Value, _ position: ControlPosition, _ place: NodePlace) {
        typed = value
        self.position = position
        super.init(place)
    }

    override var element: Int { position.element }
    override var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
    override var value: Any { typed }
}

extension View {
    /// Gives a value to the ``Layout`` around the view, which reads it from its subview.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    public func layoutValue<Key: LayoutValueKey>(
        key: Key.Type, value: Key.Value
    ) -> ModifiedContent<Self, _LayoutValueModifier<Key>> {
        ModifiedContent(content: self, modifier: _LayoutValueModifier(value: value))
    }
}
