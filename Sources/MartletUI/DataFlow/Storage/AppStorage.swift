/// A value of the visitor's, under a key: the same on all pages and in all views of one visitor.
///
/// A view that reads it is evaluated when it changes, on whatever page that happens.
@propertyWrapper
public struct AppStorage<Value>: BuiltInProperty, ReadableProperty {
    private var content: StoredContent<Value>

    /// The value under `key`, `wrappedValue` until it is set.
    public init(wrappedValue: Value, _ key: String) where Value: Codable {
        content = StoredContent(key, wrappedValue)
    }

    /// The value under `key`, `wrappedValue` until it is set.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
        content = StoredContent(key, wrappedValue)
    }

    /// The value under `key`, `nil` until it is set.
    public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? { content = StoredContent(key, nil) }

    /// The current value. Outside a view's life, reading gives the initial value and writing is told and ignored.
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
