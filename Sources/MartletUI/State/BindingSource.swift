import Observation

/// What a binding is bound to.
package protocol BindingSource<Value>: AnyObject {
    associatedtype Value
    func get() -> Value
    /// The value without recording a dependency.
    func peek() -> Value
    func set(_ value: Value)
    func isSame(as other: any BindingSource) -> Bool
    /// Records a dependency of a view that makes a control for the value, if another view owns it.
    func record(for reader: DependencyReader)
    /// The value for a comparison, recording no dependency; `nil` if it cannot be had so.
    func snapshot() -> Value?
    /// Whether everybody who reads the value is told when it changes, so that it need not be compared.
    var tellsReaders: Bool { get }
}

extension BindingSource {
    package func isSame(as other: any BindingSource) -> Bool { self === other }
    package func record(for reader: DependencyReader) {}
    package func snapshot() -> Value? { peek() }
    package var tellsReaders: Bool { false }
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

/// A pair of closures, as `Binding(get:set:)` takes them. Closures cannot be compared, so it is only the same as itself,
/// and asking them would run the program's code and make its reads the parent's.
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
    func snapshot() -> Value? { nil }
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
    func record(for reader: DependencyReader) { base.record(for: reader) }

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

    var tellsReaders: Bool { Root.self is any Observable.Type || base.tellsReaders }
}
