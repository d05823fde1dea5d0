/// The source of a binding's value.
package protocol BindingSource<Value>: AnyObject {
    associatedtype Value
    func get() -> Value
    /// Returns the value without recording a dependency.
    func peek() -> Value
    func set(_ value: Value)
    func isSame(as other: any BindingSource) -> Bool
    /// Returns the value for a comparison without recording a dependency; `nil` if that is impossible.
    func snapshot() -> Value?
    /// The state of which this is the whole or a projection, if the engine can tell subscribers of the projection from
    /// subscribers of the whole.
    var state: (any WatchedState)? { get }
    /// Whether every subscriber receives changes of the value, so that the value need not be compared.
    var notifiesSubscribers: Bool { get }
}

extension BindingSource {
    package func isSame(as other: any BindingSource) -> Bool { self === other }
    package func snapshot() -> Value? { peek() }
    package var notifiesSubscribers: Bool { false }
    package var state: (any WatchedState)? { nil }
}

/// A value that never changes.
final class ConstantSource<Value>: BindingSource {
    private let value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { value }
    func peek() -> Value { value }
    func set(_ value: Value) {}
    // Constants have no source; their values show whether they differ.
    func isSame(as other: any BindingSource) -> Bool { other is ConstantSource<Value> }
}

/// The pair of closures of `Binding(get:set:)`. Closures cannot be compared, so this source equals only itself. To call
/// them for a comparison would run the program's code and make its reads dependencies of the parent.
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
