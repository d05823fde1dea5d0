/// A key of the environment and the value it has where nothing provides one.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing provides another.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
///
/// Read one with `@Environment(\.name)`; provide one with `.environment(\.name, value)`. A view depends on the keys that
/// it has read and on no others.
public struct EnvironmentValues {
    /// What has been provided here, by key.
    package private(set) var provided: [ObjectIdentifier: Any] = [:]
    /// Who is asked for what has not.
    private let above: (any EnvironmentProvider)?
    /// For whom the reads are recorded.
    let subscriber: DependencySubscriber?

    /// Values with nothing provided.
    public init() { self.init(above: nil, subscriber: nil) }

    /// Values with nothing provided yet, and room for some.
    init(minimumCapacity: Int) {
        self.init()
        provided.reserveCapacity(minimumCapacity)
    }

    package init(above: (any EnvironmentProvider)?, subscriber: DependencySubscriber?) {
        self.above = above
        self.subscriber = subscriber
    }

    /// The value of `key`: what the nearest view around provides, else the key's default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Nothing must not be cast: as an optional it would be the value `nil`, and hide the default.
            guard let value = value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { provided.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    /// The object of a type; `nil` where none is provided.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { value(for: ObjectIdentifier(type)) as? Object }
        // Not by subscript, where no object would be no entry, and what is further up would be found.
        set { provided.updateValue(newValue as Any, forKey: ObjectIdentifier(type)) }
    }

    private func value(for key: ObjectIdentifier) -> Any? {
        provided[key] ?? above?.value(for: key, readBy: subscriber)
    }
}
