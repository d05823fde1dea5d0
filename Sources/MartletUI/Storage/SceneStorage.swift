/// A value of the page's, under a key: the same in all views of one page, and each page has its own.
///
/// A view that reads it is evaluated when it changes.
@propertyWrapper
public struct SceneStorage<Value>: BuiltInProperty, ReadableProperty {
    private let key: String
    private let initialValue: Value
    private var location: StoredLocation<Value>?

    private init(key: String, initialValue: Value) {
        self.key = key
        self.initialValue = initialValue
    }

    /// The value under `key`, `wrappedValue` until it is set.
    public init(wrappedValue: Value, _ key: String) where Value: Codable {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// The value under `key`, `wrappedValue` until it is set.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// The value under `key`, `nil` until it is set.
    public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? { self.init(key: key, initialValue: nil) }

    /// The current value. Outside a view's life, reading gives the initial value and writing is told and ignored.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set {
            guard let location else { return PagelessDiagnostics.report(.lateWrite(property: "SceneStorage(\(key))")) }
            location.set(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding(source: $0) } ?? .constant(initialValue) }

    package static func read(_ property: UnsafeMutableRawPointer) {
        _ = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }

    public static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject {
        let property = property.assumingMemoryBound(to: Self.self).pointee
        return StoredLocation(place.node.graph.pageStore.entry(property.key), property.initialValue, place)
    }

    public static func _connect(
        _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
    ) {
        property.assumingMemoryBound(to: Self.self).pointee.location =
            unsafeDowncast(storage, to: StoredLocation<Value>.self)
    }

    public static func _disconnect(_ storage: AnyObject) {
        unsafeDowncast(storage, to: StoredLocation<Value>.self).disconnect()
    }
}
