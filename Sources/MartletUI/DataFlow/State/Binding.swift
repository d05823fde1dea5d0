/// A two-way connection to a value that something else owns.
///
/// As an input of a view, a binding compares by its source and its value (“SwiftUI Evaluation and Rendering”, "Binding
/// properties show the same behaviour").
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: StoragelessProperty, ReadableProperty {
    let source: any BindingSource<Value>
    /// The value when the binding was made, for comparison with the next binding's. Not every source has one.
    private let snapshot: Value?

    package init(source: any BindingSource<Value>) {
        self.source = source
        snapshot = source.snapshot()
    }

    /// Creates a binding from two closures.
    ///
    /// - Parameters:
    ///   - get: Returns the current value.
    ///   - set: Receives a new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(source: ClosureSource(get: get, set: set))
    }

    /// Creates a binding from two closures.
    ///
    /// - Parameters:
    ///   - get: Returns the current value.
    ///   - set: Receives a new value, and a transaction that says nothing.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// Creates a binding to the same value as another binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding whose value never changes and which ignores writes.
    ///
    /// - Parameter value: The value.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(source: ConstantSource(value)) }

    /// The bound value. A write changes it at its owner.
    public var wrappedValue: Value {
        get { source.get() }
        nonmutating set { source.set(newValue) }
    }

    /// The binding itself: `$name`.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a projection of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(source: KeyPathSource(base: source, keyPath: keyPath))
    }

    /// Returns this binding for a control under construction. A view that makes a control for another view's value
    /// depends on the value, although only the control reads it (“SwiftUI Evaluation and Rendering”: "It will only
    /// re-evaluate when the bound properties change"). It does not depend on its own state in this way ("If the state
    /// property is not referenced", “SwiftUI”).
    func read() -> Self {
        if let subscriber = CurrentEvaluation.subscriber, let state = source.state, !state.isOwned(byViewOf: subscriber)
        {
            _ = source.get()
        }
        return self
    }

    /// Whether both have the same source and had the same value.
    package static func areEqual(_ old: Binding, _ new: Binding) -> Bool {
        guard old.source.isSame(as: new.source) else { return false }
        guard let value = old.snapshot, let next = new.snapshot else { return old.source.notifiesSubscribers }
        return InputComparison.areValuesEqual(value, next)
    }

    package func readValue() { _ = wrappedValue }
}

extension Binding: ComparableInput {
    package static func areInputsEqual(_ old: Binding, _ new: Binding) -> Bool { areEqual(old, new) }
}
