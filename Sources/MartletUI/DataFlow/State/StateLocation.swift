package import MartletValues

/// The storage of a `@State` value, which lives as long as its node.
package final class StateLocation<Value>: PropertyStorage, WatchedState, BindingSource {
    @exclusivity(unchecked) private var value: Value
    /// The node that owns the state, until its removal.
    @exclusivity(unchecked) private unowned var node: Node?
    private let name: String
    private let outside: OutsideUse
    /// Whether the node is only detached for a while.
    @exclusivity(unchecked) private var isDetached = false
    /// Whether the value has been set since the view began.
    @exclusivity(unchecked) private var hasBeenSet = false
    @exclusivity(unchecked) private var subscribers = SubscriberList()
    /// The watchers of projections.
    @exclusivity(unchecked) private var watchers = WatcherList()

    init(_ value: Value, _ place: PropertyPlace) {
        self.value = value
        node = place.node
        name = place.name
        outside = OutsideUse(place.node.graph.isolation)
    }

    /// Creates a location whose node will attach later.
    private init(_ value: Value, detachedAs name: String, _ isolation: (any GraphIsolation)?) {
        self.value = value
        self.name = name
        outside = OutsideUse(isolation)
        isDetached = true
    }

    package override func copied() -> PropertyStorage? {
        guard ValueSemantics.holdsNoReference(value) else { return nil }
        let copy = StateLocation(value, detachedAs: name, outside.isolation)
        copy.hasBeenSet = hasBeenSet
        return copy
    }

    package override func inspectedValue(without secrets: SecretTexts) -> String? {
        InspectedText(without: secrets).short(value)
    }

    package var inspectedName: String? { node.map { "\($0.typeName).\(name)" } }

    package func get() -> Value {
        if outside.isNeeded { return outside.read({ value }, report: { self.reportUseOutside(.reading, by: $0) }) }
        if let subscriber = CurrentEvaluation.subscriber { subscriber.record(self) }
        return value
    }

    /// Returns the value without recording a dependency, for comparison.
    package func peek() -> Value { value }

    package func isOwned(byViewOf subscriber: DependencySubscriber) -> Bool {
        node.map { subscriber.serves($0) } ?? false
    }

    package func set(_ new: Value) {
        if outside.isNeeded { return setFromOutside(new) }
        guard let node else {
            if isDetached { return replace(with: new) }
            // The view has been removed; a write by one of its tasks or callbacks has no destination.
            PagelessDiagnostics.report(.lateWrite(property: name))
            return
        }
        if CurrentEvaluation.subscriber != nil { node.graph.report(.writeDuringBody(property: name)) }
        let isSame = InputComparison.areValuesEqual(value, new)
        replace(with: new)
        guard !isSame else { return }
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
        for watcher in watchers.all { watcher.stateDidChange() }
    }

    private func setFromOutside(_ new: Value) {
        outside.write(new, report: { self.reportUseOutside(.writing, by: $0) }) {
            self.set(new)
            self.outside.didWrite()
        }
    }

    private func reportUseOutside(_ use: Diagnostic.Use, by caller: String?) {
        guard let node else { return }
        node.graph.report(
            .usedOutsideSession(view: node.typeName, property: name, use, caller: caller), in: node)
    }

    /// The old value ends after the new one is in place, because its `deinit` may read and write this state.
    private func replace(with new: Value) {
        hasBeenSet = true
        var value = new
        outside.changing { swap(&self.value, &value) }
    }

    package func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    package func remove(_ subscriber: DependencySubscriber) { subscribers.remove(subscriber) }

    package func add(_ watcher: any StateWatcher) { watchers.add(watcher) }

    package func remove(_ watcher: any StateWatcher) { watchers.remove(watcher) }

    package var state: (any WatchedState)? { self }

    package override var isAsNew: Bool { !hasBeenSet && ValueSemantics.holdsNoReference(value) }

    package override var isDurable: Bool { true }

    package override func store(in encoder: inout ValueEncoder) throws(NotStorable) {
        try encoder.store(value, at: ObjectIdentifier(self))
    }

    package override func restore(
        _ stored: StoredProperty, from decoder: inout ValueDecoder
    ) throws(NotRestorable) {
        guard case .value(let stored) = stored else { throw .otherType }
        replace(with: try decoder.decode(Value.self, initial: value, at: ObjectIdentifier(self), from: stored))
        hasBeenSet = true
    }

    package override func disconnect() { node = nil }

    package override func detach() { isDetached = true }

    package override func reattach(to place: PropertyPlace) -> Bool {
        isDetached = false
        node = place.node
        return true
    }
}
