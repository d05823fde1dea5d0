/// The observers of preferences in one graph, which run when the value from the views below them changes.
///
/// The engine combines preferences after an evaluation, and only for the observers around what may have changed them: values that
/// cannot be compared, as views and closures, would count as changed each time. A page without observers pays nothing.
package struct PreferenceObservers {
    private var observers: ContiguousArray<Entry> = []
    /// How many may have to run.
    private var pendingCount = 0

    private struct Entry {
        let observer: any PreferenceObserver
        let key: ObjectIdentifier
        var isPending = true
    }

    /// Whether an observer may have to run.
    var isPending: Bool { pendingCount > 0 }

    mutating func add(_ observer: any PreferenceObserver) {
        observers.append(Entry(observer: observer, key: observer.key))
        pendingCount += 1
    }

    mutating func remove(_ observer: any PreferenceObserver) {
        guard let index = observers.firstIndex(where: { $0.observer === observer }) else { return }
        if observers.remove(at: index).isPending { pendingCount -= 1 }
    }

    /// A node that sets a preference has come, has changed or is going.
    mutating func didChange(_ key: ObjectIdentifier, by node: Node) { mark(around: node) { $0 == key } }

    /// The nodes below a node have another order, in which preferences are combined.
    mutating func orderDidChange(below node: Node) { mark(around: node) { _ in true } }

    private mutating func mark(around node: Node, _ isMeant: (ObjectIdentifier) -> Bool) {
        for index in observers.indices
        where !observers[index].isPending && isMeant(observers[index].key) && node.stands(in: observers[index].observer)
        {
            observers[index].isPending = true
            pendingCount += 1
        }
    }

    /// The observers to run now, innermost first, so that an outer one sees the values that an inner one's content
    /// sets.
    mutating func capturePending() -> [any PreferenceObserver] {
        var pending: [any PreferenceObserver] = []
        for index in observers.indices where observers[index].isPending {
            observers[index].isPending = false
            pending.append(observers[index].observer)
        }
        pendingCount = 0
        return pending.sorted { $0.depth > $1.depth }
    }
}

extension Node {
    /// Whether `other` is this node, or one of those around it.
    fileprivate func stands(in other: Node) -> Bool {
        var node: Node? = self
        while let current = node, current.depth >= other.depth {
            if current === other { return true }
            node = current.parent
        }
        return false
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
