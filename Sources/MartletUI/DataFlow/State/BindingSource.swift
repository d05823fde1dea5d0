/// What a binding is bound to.
package protocol BindingSource<Value>: AnyObject {
    associatedtype Value
    func get() -> Value
    /// The value without recording a dependency.
    func peek() -> Value
    func set(_ value: Value)
    func isSame(as other: any BindingSource) -> Bool
    /// The value for a comparison, recording no dependency; `nil` if it cannot be had so.
    func snapshot() -> Value?
    /// The state of which this is the whole or a part, if readers of the part can be told apart from readers of the whole.
    var state: (any WatchedState)? { get }
    /// Whether everybody who reads the value is told when it changes, so that it need not be compared.
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
