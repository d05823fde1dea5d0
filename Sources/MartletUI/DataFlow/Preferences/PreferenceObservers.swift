/// The observers of preferences in one graph, which run when the value from the views below them changes.
///
/// The engine combines preferences after an evaluation, and only if something may have changed them; a page without
/// observers pays nothing.
package struct PreferenceObservers {
    private var observers: ContiguousArray<any PreferenceObserver> = []
    private var changed: Set<ObjectIdentifier> = []

    /// Whether an observer may have to run.
    var isPending: Bool { !changed.isEmpty && !observers.isEmpty }

    mutating func add(_ observer: any PreferenceObserver) {
        observers.append(observer)
        changed.insert(observer.key)
    }

    mutating func remove(_ observer: any PreferenceObserver) { observers.removeAll { $0 === observer } }

    mutating func didChange(_ key: ObjectIdentifier) { changed.insert(key) }

    /// Marks all observed preferences: another order of views changes the order of combination.
    mutating func orderDidChange() { for observer in observers { changed.insert(observer.key) } }

    /// The observers to run now, innermost first, so that an outer one sees the values that an inner one's content
    /// sets.
    mutating func capturePending() -> [any PreferenceObserver] {
        defer { changed.removeAll() }
        return observers.filter { changed.contains($0.key) }.sorted { $0.depth > $1.depth }
    }
}

/// A node that observes a preference.
package protocol PreferenceObserver: Node {
    var key: ObjectIdentifier { get }
    /// Computes the value and calls the program's action if it has changed.
    func checkPreference()
}

/// The modifier of `onPreferenceChange(_:perform:)`.
public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier {
    let action: (Key.Value) -> Void

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        plan.child(at: offset, PreferenceActionOperations<Content, Key>())
    }
}

private struct PreferenceActionOperations<Content: View, Key: PreferenceKey>: ChildOperations {
    typealias Value = ModifiedContent<Content, _PreferenceActionModifier<Key>>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> PreferenceActionNode<Content, Key> {
        PreferenceActionNode(value.value.content, value.value.modifier, place)
    }

    func update(
        _ node: PreferenceActionNode<Content, Key>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.modifier = new.value.modifier
        node.update(new.value.content)
    }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>: FragmentNode<Content>, PreferenceObserver {
    var modifier: _PreferenceActionModifier<Key>
    private var last = Key.defaultValue

    init(_ content: Content, _ modifier: _PreferenceActionModifier<Key>, _ place: NodePlace) {
        self.modifier = modifier
        super.init(content, place)
        graph.preferences.add(self)
    }

    var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func checkPreference() {
        guard !isRemoved else { return }
        let value = Key.value(from: self) ?? Key.defaultValue
        guard !InputComparison.areValuesEqual(last, value) else { return }
        last = value
        graph.afterEvaluation { [action = modifier.action] in action(value) }
    }

    override func didRemove() { graph.preferences.remove(self) }
}
