/// Where the focus is: which of the views with `.focused` has it. Writing it moves the focus.
///
/// A `Bool` says whether one view has it, an optional which of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: BuiltInProperty, ReadableProperty {
    // Alone, so that it lies where the property does and the engine can connect it as what it is.
    private let state: State<Value>

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

    package static func read(_ property: UnsafeMutableRawPointer) { State<Value>.read(property) }

    public static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject {
        State<Value>._makeStorage(property, place)
    }

    public static func _connect(
        _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
    ) {
        State<Value>._connect(property, storage, place)
    }

    public static func _disconnect(_ storage: AnyObject) { State<Value>._disconnect(storage) }
}
