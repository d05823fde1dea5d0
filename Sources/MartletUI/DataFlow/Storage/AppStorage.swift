/// A visitor's value under a key, shared by all pages and views of that visitor.
///
/// A change on any of the visitor's pages evaluates the views that read the value.
///
/// ```swift
/// @AppStorage("sidebarIsOpen") private var sidebarIsOpen = true
/// ```
@propertyWrapper
public struct AppStorage<Value>: BuiltInProperty, ReadableProperty {
    private var content: StoredContent<Value>

    /// Creates a property with the value under `key`; `wrappedValue` is the value until the program sets one.
    public init(wrappedValue: Value, _ key: String) where Value: Codable {
        content = StoredContent(key, wrappedValue)
    }

    /// Creates a property with the value under `key`; `wrappedValue` is the value until the program sets one.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
        content = StoredContent(key, wrappedValue)
    }

    /// Creates a property with the value under `key`, which is `nil` until the program sets one.
    public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? { content = StoredContent(key, nil) }

    /// The current value. Outside a view's lifetime, a read returns the initial value, and a write is reported and
    /// ignored.
    public var wrappedValue: Value {
        get { content.value }
        nonmutating set { content.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { content.binding }

    package func readValue() { _ = wrappedValue }

    package func makeStorage(in place: PropertyPlace) -> StoredLocation<Value> {
        content.makeLocation(in: place.node.graph.visitorStore, place)
    }

    package mutating func connect(to storage: StoredLocation<Value>) { content.location = storage }
}
