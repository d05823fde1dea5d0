import Observation

/// A projection of another binding's value.
final class KeyPathSource<Root, Value>: BindingSource {
    private let base: any BindingSource<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(base: any BindingSource<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    func get() -> Value {
        guard let state else { return base.get()[keyPath: keyPath] }
        ProjectionSubscription.record(self, of: state)
        return peek()
    }

    func peek() -> Value { base.peek()[keyPath: keyPath] }

    // Values behind an object are no projection of the state that holds the object.
    var state: (any WatchedState)? { keyPath is ReferenceWritableKeyPath<Root, Value> ? nil : base.state }

    func set(_ value: Value) {
        // A write to an object's property goes to the object; the value that holds the object does not change.
        if let keyPath = keyPath as? ReferenceWritableKeyPath<Root, Value> {
            base.peek()[keyPath: keyPath] = value
            return
        }
        var whole = base.peek()
        whole[keyPath: keyPath] = value
        base.set(whole)
    }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? KeyPathSource<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }

    // A read through an object would make it a dependency of the view that makes the binding.
    func snapshot() -> Value? {
        if keyPath is ReferenceWritableKeyPath<Root, Value> { return nil }
        return base.snapshot()?[keyPath: keyPath]
    }

    var notifiesSubscribers: Bool { Root.self is any Observable.Type || base.notifiesSubscribers }
}

/// A property of an object.
final class ObjectPropertySource<Object: AnyObject, Value>: BindingSource {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    let notifiesSubscribers: Bool

    /// Pass `notifiesSubscribers` for an object whose properties are tracked individually.
    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, notifiesSubscribers: Bool) {
        self.object = object
        self.keyPath = keyPath
        self.notifiesSubscribers = notifiesSubscribers
    }

    func get() -> Value { object[keyPath: keyPath] }
    func peek() -> Value { object[keyPath: keyPath] }
    func set(_ value: Value) { object[keyPath: keyPath] = value }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? ObjectPropertySource<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }

    // The view that makes a binding to an observable property does not read it.
    func snapshot() -> Value? { notifiesSubscribers ? nil : peek() }
}
