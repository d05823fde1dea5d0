import Observation

/// A part of what another binding is bound to.
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

    // What lies behind an object is not a part of the state that holds the object.
    var state: (any WatchedState)? { keyPath is ReferenceWritableKeyPath<Root, Value> ? nil : base.state }

    func set(_ value: Value) {
        // A property of an object is set in the object; what holds the object has not changed.
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

    // Reading through an object would make it a dependency of the view that makes the binding.
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

    /// `notifiesSubscribers` for an object whose properties are followed one by one.
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
