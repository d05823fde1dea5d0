public import MartletUI

/// A state that a gesture changes, and that has its initial value again when the gesture is over.
///
///     @GestureState private var isPressed = false
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    // What a gesture has changed is over when the server starts again.
    @State private var current: Transient<Value>
    private let initialValue: Value
    private let willReset: (Value, inout Transaction) -> Void

    /// Creates a state.
    ///
    /// - Parameter wrappedValue: The value while there is no gesture.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

    /// Creates a state.
    ///
    /// - Parameter initialValue: The value while there is no gesture.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while there is no gesture.
    ///   - resetTransaction: The transaction in which the state gets that value again.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while there is no gesture.
    ///   - reset: Changes the transaction in which the state gets that value again; it receives the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _current = State(wrappedValue: Transient(wrappedValue: wrappedValue))
        initialValue = wrappedValue
        willReset = reset
    }

    /// The value.
    public var wrappedValue: Value { current.wrappedValue }

    /// What is given to ``Gesture/updating(_:body:)``.
    public var projectedValue: GestureState<Value> { self }

    func change(_ change: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (current.wrappedValue, Transaction())
        change(&value, &transaction)
        set(value, transaction)
    }

    func reset() {
        var transaction = Transaction()
        willReset(current.wrappedValue, &transaction)
        set(initialValue, transaction)
    }

    private func set(_ value: Value, _ transaction: Transaction) {
        guard transaction.animation != nil else {
            current = Transient(wrappedValue: value)
            return
        }
        withTransaction(transaction) { current = Transient(wrappedValue: value) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil` while there is no gesture.
    public init() { self.init(wrappedValue: nil) }
}
