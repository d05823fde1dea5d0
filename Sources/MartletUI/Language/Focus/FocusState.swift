/// The state of the focus: which of the views with `.focused` has it. Writing it moves the focus.
///
///     @FocusState private var isEditing: Bool
///     @FocusState private var field: Field?
///
/// A `Bool` says whether one view has the focus, and an optional which of several views has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: BuiltInProperty, ReadableProperty {
    // The only stored property, so that it has the same address as this one and the engine can connect it as a `State`.
    private var state: State<Value>

    /// Creates the focus state of one view.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// Creates the focus state of several views.
    public init<Wrapped>() where Value == Wrapped? { state = State(wrappedValue: nil) }

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding to pass to `.focused`.
    public var projectedValue: Binding { Binding(base: state.projectedValue) }

    /// A binding to a focus state, to be passed to `.focused` or to another view.
    @propertyWrapper
    public struct Binding {
        let base: MartletUI.Binding<Value>

        /// The value of the view that has the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// This binding.
        public var projectedValue: Self { self }
    }

    package func readValue() { state.readValue() }

    package func makeStorage(in place: PropertyPlace) -> StateLocation<Value> { state.makeStorage(in: place) }

    package mutating func connect(to storage: StateLocation<Value>) { state.connect(to: storage) }
}
