/// The node of an `.environment` modifier: it has an instance of its own, and its content inherits the provided values.
package final class EnvironmentNode<Content: View, Modifier: _EnvironmentModifier>: FragmentNode<Content>,
    EnvironmentProvider
{
    private var modifier: Modifier
    private let above: (any EnvironmentProvider)?
    private var provided: ProvidedValues
    /// Records the inherited values that the modifier itself reads, for example to change a projection of one.
    private var subscriber: DependencySubscriber?

    package init(_ content: Content, _ modifier: Modifier, _ place: NodePlace) {
        self.modifier = modifier
        above = place.parent?.nearestEnvironmentProvider
        provided = ProvidedValues(EnvironmentValues())
        super.init(content, place)
        // Without children, nobody but a handler reads the values.
        if children.isEmpty, listens { provided = ProvidedValues(written()) }
    }

    // The children read the values, so they must exist before the children do.
    package override func willMakeChildren() { provided = ProvidedValues(written()) }

    package override var environmentProvider: (any EnvironmentProvider)? { self }

    package func value(for key: ObjectIdentifier, readBy subscriber: DependencySubscriber?) -> Any? {
        provided.value(for: key, readBy: subscriber) ?? above?.value(for: key, readBy: subscriber)
    }

    package func update(_ content: Content, _ modifier: Modifier) {
        self.modifier = modifier
        provided.replace(with: written())
        update(content)
    }

    /// Runs after a change of a value that the modifier has read.
    package override func evaluateIfDirty() {
        guard isDirty else { return }
        isDirty = false
        provided.replace(with: written())
    }

    package override func didRemove() { subscriber?.end() }

    override var isInspectedFirst: Bool { Modifier.self == _InspectedFirstModifier.self }

    private func written() -> EnvironmentValues {
        let subscriber = self.subscriber ?? graph.spareSubscriber(for: self)
        subscriber.forget()
        var values = EnvironmentValues(above: above, subscriber: subscriber)
        if Modifier._runsProgramCode {
            subscriber.recording(ViewType.of(Content.self)) { modifier.write(to: &values) }
        } else {
            modifier.write(to: &values)
        }
        if subscriber.isUnused {
            self.subscriber = nil
            graph.returnSubscriber(subscriber)
        } else {
            self.subscriber = subscriber
        }
        return values
    }
}

/// A modifier that provides environment values.
public protocol _EnvironmentModifier: _PrimitiveModifier {
    /// Writes the provided values into `values`.
    func write(to values: inout EnvironmentValues)
    /// Whether a closure makes the values, so that its reads are dependencies.
    static var _runsProgramCode: Bool { get }
}

extension _EnvironmentModifier {
    public static var _runsProgramCode: Bool { false }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        plan.child(at: offset, EnvironmentOperations<Content, Self>())
    }

    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        RowKind.of(content) == .row ? .row : .rows
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) { plan.child(at: offset, RowEnvironmentOperations<Content, Self>()) }
}

struct EnvironmentOperations<Content: View, Modifier: _EnvironmentModifier>: ChildOperations {
    typealias Value = ModifiedContent<Content, Modifier>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> EnvironmentNode<Content, Modifier> {
        EnvironmentNode(value.value.content, value.value.modifier, place)
    }

    func update(
        _ node: EnvironmentNode<Content, Modifier>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(new.value.content, new.value.modifier)
    }
}

/// The same for rows of a list.
struct RowEnvironmentOperations<Content: View, Modifier: _EnvironmentModifier>: ChildOperations {
    typealias Value = ModifiedContent<Content, Modifier>

    func make(
        _ value: borrowing Borrowed<Value>, _ place: NodePlace
    ) -> EnvironmentNode<ListRows<Content>, Modifier> {
        EnvironmentNode(ListRows(content: value.value.content), value.value.modifier, place)
    }

    func update(
        _ node: EnvironmentNode<ListRows<Content>, Modifier>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) { node.update(ListRows(content: new.value.content), new.value.modifier) }
}
