/// A two-way connection to a value that something else owns.
///
/// A view with a binding is compared by what it is bound to and the value (“SwiftUI Evaluation and Rendering”, "Binding properties show the same
/// behaviour").
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: StoragelessProperty, ReadableProperty {
    let source: any BindingSource<Value>
    /// The value when the binding was made: what a comparison holds against the next. Not every source has one.
    private let snapshot: Value?

    package init(source: any BindingSource<Value>) {
        self.source = source
        snapshot = source.snapshot()
    }

    /// A binding that asks `get` and tells `set`.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(source: ClosureSource(get: get, set: set))
    }

    /// The value of another binding, as a binding of its own.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding whose value never changes; writing is ignored.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(source: ConstantSource(value)) }

    /// The value that the binding is connected to. Writing it changes the value where it is owned.
    public var wrappedValue: Value {
        get { source.get() }
        nonmutating set { source.set(newValue) }
    }

    /// The binding itself: `$name`.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(source: KeyPathSource(base: source, keyPath: keyPath))
    }

    /// This binding, for a control that is being made: a view that makes a control for what another view owns depends on
    /// the value, although the control alone reads it (“SwiftUI Evaluation and Rendering”: "It will only re-evaluate when the bound properties
    /// change"). For state of its own it does not ("If the state property is not referenced", “SwiftUI”).
    func read() -> Self {
        if let subscriber = CurrentEvaluation.subscriber, let state = source.state, !state.isOwned(byViewOf: subscriber)
        {
            _ = source.get()
        }
        return self
    }

    /// Whether both are bound to the same thing and had the same value.
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
