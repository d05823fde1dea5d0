/// A value of the page's, under a key: the same in all views of one page, and each page has its own.
///
/// A view that reads it is evaluated when it changes.
@propertyWrapper
public struct SceneStorage<Value>: BuiltInProperty, ReadableProperty {
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
        content.makeLocation(in: place.node.graph.pageStore, place)
    }

    package mutating func connect(to storage: StoredLocation<Value>) { content.location = storage }
}
