/// A value that a view owns: it is kept by the engine for as long as the view's identity lasts.
///
/// The initial value is used once, when the view's node is made; later ones are ignored (“SwiftUI”, "State"). A view
/// whose body does not read the value is not evaluated when it changes.
@propertyWrapper
public struct State<Value>: BuiltInProperty, ReadableProperty {
    package let initialValue: Value
    private var location: StateLocation<Value>?

    /// A state with the value it begins with.
    public init(wrappedValue: Value) { initialValue = wrappedValue }

    /// A state with the value it begins with. In a view's `init` it does not disturb a living view's value.
    public init(initialValue: Value) { self.initialValue = initialValue }

    /// The current value. Outside a view's life, reading gives the initial value and writing is reported and ignored.
    public var wrappedValue: Value {
        get {
            guard let location else { return initialValue }
            return location.get()
        }
        nonmutating set {
            guard let location else {
                PagelessDiagnostics.report(.lateWrite(property: "State<\(Value.self)>"))
                return
            }
            location.set(newValue)
        }
    }

    /// A binding to the value, for a view that shall change it.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(source: location)
    }

    package func readValue() { _ = wrappedValue }

    package func makeStorage(in place: PropertyPlace) -> StateLocation<Value> { StateLocation(initialValue, place) }

    package mutating func connect(to storage: StateLocation<Value>) { location = storage }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins with `nil`.
    public init() { self.init(initialValue: nil) }
}
