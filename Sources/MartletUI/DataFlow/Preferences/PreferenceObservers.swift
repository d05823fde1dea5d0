/// The observers of preferences in one graph, which run when the value from the views below them changes.
///
/// The engine combines preferences after an evaluation, and only for the observers around what may have changed them: values that
/// cannot be compared, as views and closures, would count as changed each time. A page without observers pays nothing.
package struct PreferenceObservers {
    /// By their nodes: what changes a preference meets those around it on its way up, however many others there are.
    private var observers: [ObjectIdentifier: Entry] = [:]
    /// Those that may have to run.
    private var pending: ContiguousArray<Entry> = []
    /// How many have been added.
    private var count = 0

    private struct Entry {
        let observer: any PreferenceObserver
        let key: ObjectIdentifier
        let number: Int
        var isPending = true
    }

    /// Whether an observer may have to run.
    var isPending: Bool { !pending.isEmpty }

    mutating func add(_ observer: any PreferenceObserver) {
        count &+= 1
        let entry = Entry(observer: observer, key: observer.key, number: count)
        observers[ObjectIdentifier(observer)] = entry
        pending.append(entry)
    }

    mutating func remove(_ observer: any PreferenceObserver) {
        let removed = observers.removeValue(forKey: ObjectIdentifier(observer))
        if removed?.isPending == true { pending.removeAll { $0.observer === observer } }
    }

    /// A node that sets a preference has come, has changed or is going.
    mutating func didChange(_ key: ObjectIdentifier, by node: Node) { mark(around: node) { $0 == key } }

    /// The nodes below a node have another order, in which preferences are combined.
    mutating func orderDidChange(below node: Node) { mark(around: node) { _ in true } }

    private mutating func mark(around node: Node, _ isMeant: (ObjectIdentifier) -> Bool) {
        guard !observers.isEmpty else { return }
        var node: Node? = node
        while let current = node {
            if let entry = observers[ObjectIdentifier(current)], !entry.isPending, isMeant(entry.key) {
                observers[ObjectIdentifier(current)]?.isPending = true
                pending.append(entry)
            }
            node = current.parent
        }
    }

    /// The observers to run now, innermost first, so that an outer one sees the values that an inner one's content
    /// sets; of one depth, those first that were added first.
    mutating func capturePending() -> [any PreferenceObserver] {
        var taken = ContiguousArray<Entry>()
        swap(&taken, &pending)
        for entry in taken { observers[ObjectIdentifier(entry.observer)]?.isPending = false }
        taken.sort { ($1.observer.depth, $0.number) < ($0.observer.depth, $1.number) }
        return taken.map(\.observer)
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
