/// A key of the environment, with the default value for places where nothing provides another.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing provides another.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// Read one with `@Environment(\.name)`; provide one with `.environment(\.name, value)`. A view depends only on the
/// keys that it has read.
public struct EnvironmentValues {
    /// The values that this environment itself provides, by key.
    package private(set) var provided = ProvidedList()
    /// The provider of all other values.
    private let above: (any EnvironmentProvider)?
    /// The subscriber that records the reads.
    let subscriber: DependencySubscriber?

    /// Creates an environment that provides nothing.
    public init() { self.init(above: nil, subscriber: nil) }

    /// Creates an environment that provides nothing yet and has room for some values.
    init(minimumCapacity: Int) {
        self.init()
        provided.reserveCapacity(minimumCapacity)
    }

    /// Creates an environment that provides these values.
    init(providing values: ProvidedList) {
        self.init()
        provided = values
    }

    package init(above: (any EnvironmentProvider)?, subscriber: DependencySubscriber?) {
        self.above = above
        self.subscriber = subscriber
    }

    /// The graph of the page on which the values are read; `nil` outside a page.
    var graph: ViewGraph? { above?.graph }

    /// The value of `key`: the one that the nearest view around provides, or else the key's default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A cast must not see a missing value: for an optional type it would yield the value `nil` and hide the
            // default.
            guard let value = value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { provided.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// The object of a type; `nil` if nothing provides one.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { value(for: ObjectIdentifier(type)) as? Object }
        // With an entry for `nil`, a lookup does not find the object further up.
        set { provided.set(newValue as Any, for: ObjectIdentifier(type)) }
    }

    /// The page's one object of a type, which is made on its first use and ends with the page's views; `nil` outside a
    /// page.
    package func pageObject<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object? {
        guard let graph else { return nil }
        if let object = graph.page.objects[ObjectIdentifier(type)] as? Object { return object }
        let object = make()
        graph.page.objects[ObjectIdentifier(type)] = object
        return object
    }

    private func value(for key: ObjectIdentifier) -> Any? {
        provided[key] ?? above?.value(for: key, readBy: subscriber)
    }
}
