/// Named values that outlive views: a visitor's (`@AppStorage`) or a page's (`@SceneStorage`).
package final class KeyedStore {
    private var entries: [String: StoreEntry] = [:]

    package init() {}

    /// Returns a store with those of this store's values that can be copied.
    package func copyOfValues() -> KeyedStore {
        let copy = KeyedStore()
        for (key, entry) in entries {
            guard let value = entry.value, ValueSemantics.holdsNoReference(value) else { continue }
            copy.entry(key, entry.outside.isolation).begin(with: value)
        }
        return copy
    }

    /// The entry of `key`, made at the first access.
    func entry(_ key: String, _ isolation: (any GraphIsolation)?) -> StoreEntry {
        if let entry = entries[key] { return entry }
        let entry = StoreEntry(isolation)
        entries[key] = entry
        return entry
    }
}

/// One value of a store and its subscribers, on any page of the visitor.
final class StoreEntry: DependencySource {
    private(set) var value: Any?
    let outside: OutsideUse
    private var subscribers = SubscriberList()

    init(_ isolation: (any GraphIsolation)?) { outside = OutsideUse(isolation) }

    /// Sets the value of an entry that nobody has read yet.
    func begin(with value: Any) { self.value = value }

    func set<Value>(_ new: Value, instead old: Value) {
        var former: Any? = new
        outside.changing { swap(&value, &former) }
        guard !InputComparison.areValuesEqual(old, new) else { return }
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
    }

    func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    func remove(_ subscriber: DependencySubscriber) { subscribers.remove(subscriber) }
}

/// The storage of a view's `@AppStorage` or `@SceneStorage` property.
package final class StoredLocation<Value>: PropertyStorage, BindingSource {
    private let entry: StoreEntry
    private let initialValue: Value
    private let name: String
    private unowned var node: Node?

    init(_ entry: StoreEntry, _ initialValue: Value, _ place: PropertyPlace) {
        self.entry = entry
        self.initialValue = initialValue
        name = place.name
        node = place.node
    }

    package func get() -> Value {
        if entry.outside.isNeeded {
            return typed(entry.outside.read({ entry.value }, report: { self.reportUseOutside(.reading, by: $0) }))
        }
        if let subscriber = CurrentEvaluation.subscriber { subscriber.record(entry) }
        return peek()
    }

    package func peek() -> Value { typed(entry.value) }

    // A value of another type under the same key does not count as a value of this property.
    private func typed(_ value: Any?) -> Value { value as? Value ?? initialValue }

    package func set(_ value: Value) {
        if entry.outside.isNeeded { return setFromOutside(value) }
        if CurrentEvaluation.subscriber != nil { node?.graph.report(.writeDuringBody(property: name)) }
        entry.set(value, instead: peek())
    }

    private func setFromOutside(_ value: Value) {
        entry.outside.write(value, report: { self.reportUseOutside(.writing, by: $0) }) {
            self.set(value)
            self.entry.outside.didWrite()
        }
    }

    private func reportUseOutside(_ use: Diagnostic.Use, by caller: String?) {
        guard let node else { return }
        node.graph.report(
            .usedOutsideSession(view: node.typeName, property: name, use, caller: caller), in: node)
    }

    package func isSame(as other: any BindingSource) -> Bool { (other as? StoredLocation<Value>)?.entry === entry }

    package var notifiesSubscribers: Bool { true }

    package override func disconnect() { node = nil }
}
