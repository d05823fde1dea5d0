/// What a binding is bound to.
package protocol BindingSource<Value>: AnyObject {
    associatedtype Value
    func get() -> Value
    /// The value without recording a dependency.
    func peek() -> Value
    func set(_ value: Value)
    func isSame(as other: any BindingSource) -> Bool
}

extension BindingSource {
    package func isSame(as other: any BindingSource) -> Bool { self === other }
}

/// A value that never changes.
final class ConstantSource<Value>: BindingSource {
    private let value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { value }
    func peek() -> Value { value }
    func set(_ value: Value) {}
    // Two constants are bound to nothing; their values tell whether they differ.
    func isSame(as other: any BindingSource) -> Bool { other is ConstantSource<Value> }
}

/// A pair of closures, as `Binding(get:set:)` takes them. Closures cannot be compared, so it is only the same as itself.
final class ClosureSource<Value>: BindingSource {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = set
    }

    func get() -> Value { getter() }
    func peek() -> Value { CurrentEvaluation.during(nil) { getter() } }
    func set(_ value: Value) { setter(value) }
}

/// A part of what another binding is bound to.
final class KeyPathSource<Root, Value>: BindingSource {
    private let base: any BindingSource<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(base: any BindingSource<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    func get() -> Value { base.get()[keyPath: keyPath] }
    func peek() -> Value { base.peek()[keyPath: keyPath] }

    func set(_ value: Value) {
        var whole = base.peek()
        whole[keyPath: keyPath] = value
        base.set(whole)
    }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? KeyPathSource<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}
