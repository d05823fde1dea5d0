/// A key of the environment and the value it has where nothing provides one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
///
/// Read one with `@Environment(\.name)`; provide one with `.environment(\.name, value)`. A view depends on the keys that
/// it has read and on no others.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Told each key that is read.
    package var onRead: ((ObjectIdentifier) -> Void)?

    /// Values with nothing provided.
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            onRead?(ObjectIdentifier(key))
            return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The keys whose values have been provided.
    package var providedKeys: Set<ObjectIdentifier> { Set(values.keys) }

    /// The stored values, to find which keys a write has changed.
    package func value(for key: ObjectIdentifier) -> Any? { values[key] }
}
