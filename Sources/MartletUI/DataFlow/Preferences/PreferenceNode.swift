/// A node that sets a preference, or changes the value from the nodes below it.
package protocol PreferenceProvider: Node {
    var preferenceKey: ObjectIdentifier { get }
    /// The node's value. `below` returns the value of the nodes below it.
    func preference(_ below: () -> Any?) -> Any?
}

/// A modifier that sets or changes a preference.
public protocol _PreferenceModifier: _PrimitiveModifier {
    /// The key of the preference that the modifier changes.
    associatedtype Key: PreferenceKey
    /// The value for the views above, from the value of the views below.
    func preference(_ below: () -> Key.Value?) -> Key.Value?
    /// Whether a closure makes the value, so that its reads are dependencies.
    static var _runsProgramCode: Bool { get }
}

extension _PreferenceModifier {
    public static var _runsProgramCode: Bool { false }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        plan.child(at: offset, PreferenceOperations<Content, Self>())
    }
}

private struct PreferenceOperations<Content: View, Modifier: _PreferenceModifier>: ChildOperations {
    typealias Value = ModifiedContent<Content, Modifier>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> PreferenceNode<Content, Modifier> {
        PreferenceNode(value.value.content, value.value.modifier, place)
    }

    func update(
        _ node: PreferenceNode<Content, Modifier>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(new.value.content, new.value.modifier)
    }
}

/// The node of a modifier that sets a preference: it has an instance of its own, around its content.
private final class PreferenceNode<Content: View, Modifier: _PreferenceModifier>: FragmentNode<Content>,
    PreferenceProvider
{
    private var modifier: Modifier
    /// Records what the modifier's closure reads.
    private var subscriber: DependencySubscriber?

    init(_ content: Content, _ modifier: Modifier, _ place: NodePlace) {
        self.modifier = modifier
        super.init(content, place)
        graph.preferences.didChange(preferenceKey, by: self)
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Modifier.Key.self) }

    override var preferenceProvider: (any PreferenceProvider)? { self }

    func preference(_ below: () -> Any?) -> Any? {
        func value() -> Any? { modifier.preference { below() as? Modifier.Key.Value } }
        guard Modifier._runsProgramCode else { return value() }
        let subscriber = self.subscriber ?? DependencySubscriber(self)
        self.subscriber = subscriber
        subscriber.forget()
        return subscriber.recording(ViewType.of(Content.self), value)
    }

    /// Runs after a change of a value that the modifier's closure has read.
    override func evaluateIfDirty() {
        guard isDirty else { return }
        isDirty = false
        graph.preferences.didChange(preferenceKey, by: self)
    }

    func update(_ content: Content, _ modifier: Modifier) {
        self.modifier = modifier
        graph.preferences.didChange(preferenceKey, by: self)
        update(content)
    }

    override func didRemove() {
        subscriber?.end()
        graph.preferences.didChange(preferenceKey, by: self)
    }
}
