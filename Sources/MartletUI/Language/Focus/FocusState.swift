/// Where the focus is: which of the views with `.focused` has it. Writing it moves the focus.
///
/// A `Bool` says whether one view has it, an optional which of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: BuiltInProperty, ReadableProperty {
    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }

    public init<Wrapped>() where Value == Wrapped? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(base: state.projectedValue) }

    /// What `.focused` is given.
    @propertyWrapper
    public struct Binding {
        let base: MartletUI.Binding<Value>

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Self { self }
    }

    package func readValue() { state.readValue() }

    package func makeStorage(in place: PropertyPlace) -> StateLocation<Value> { state.makeStorage(in: place) }

    package mutating func connect(to storage: StateLocation<Value>) { state.connect(to: storage) }
}
