/// A value that a view owns. The engine keeps it for the lifetime of the view's identity.
///
/// The engine uses the initial value once, when it makes the view's node, and ignores later ones (“SwiftUI”, "State").
/// A change does not evaluate a view whose body does not read the value.
///
/// ```swift
/// @State private var count = 0
/// ```
@propertyWrapper
public struct State<Value>: BuiltInProperty, ReadableProperty {
    package let initialValue: Value
    private var location: StateLocation<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) { initialValue = wrappedValue }

    /// Creates a state with an initial value. In a view's `init`, this does not change a living view's value.
    public init(initialValue: Value) { self.initialValue = initialValue }

    /// The current value. Outside a view's lifetime, a read returns the initial value, and a write is reported and
    /// ignored.
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

    /// A binding to the value, for another view to change it.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(source: location)
    }

    package func readValue() { _ = wrappedValue }

    package func makeStorage(in place: PropertyPlace) -> StateLocation<Value> { StateLocation(initialValue, place) }

    package mutating func connect(to storage: StateLocation<Value>) { location = storage }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state with the initial value `nil`.
    public init() { self.init(initialValue: nil) }
}
