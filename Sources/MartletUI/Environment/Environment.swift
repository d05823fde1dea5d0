/// A value that a view reads from its environment.
///
/// The view is evaluated when the value under the keys that it read changes, and for no other key.
@propertyWrapper
public struct Environment<Value>: BuiltInProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var location: EnvironmentLocation?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value; outside a view's life, the default.
    public var wrappedValue: Value { location?.value(at: keyPath) ?? EnvironmentValues()[keyPath: keyPath] }

    public static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject {
        EnvironmentLocation(place.node)
    }

    public static func _connect(
        _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
    ) {
        property.assumingMemoryBound(to: Self.self).pointee.location =
            unsafeDowncast(storage, to: EnvironmentLocation.self)
    }

    public static func _disconnect(_ storage: AnyObject) {
        unsafeDowncast(storage, to: EnvironmentLocation.self).disconnect()
    }
}

/// The place from which a view reads its environment.
package final class EnvironmentLocation {
    private unowned var node: Node?
    /// What was last read, for reads after the view has gone.
    private var last: EnvironmentValues?

    init(_ node: Node) { self.node = node }

    func value<Value>(at keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        guard let node else { return (last ?? EnvironmentValues())[keyPath: keyPath] }
        var values = node.inheritedEnvironment
        values.onRead = nil
        last = values
        guard let reader = CurrentEvaluation.reader else { return values[keyPath: keyPath] }
        values.onRead = { key in node.environmentProvider(of: key)?.add(reader, for: key) }
        return values[keyPath: keyPath]
    }

    func disconnect() { node = nil }
}

/// A node that provides environment values to those below it.
package protocol EnvironmentProvider: Node {
    var environment: EnvironmentValues { get }
    func provides(_ key: ObjectIdentifier) -> Bool
    func add(_ reader: DependencyReader, for key: ObjectIdentifier)
}

extension Node {
    /// The values that this place inherits.
    package final var inheritedEnvironment: EnvironmentValues {
        var node: Node? = parent
        while let current = node {
            if let provider = current as? any EnvironmentProvider { return provider.environment }
            node = current.parent
        }
        return EnvironmentValues()
    }

    /// The nearest node above that provides a value for `key`.
    package func environmentProvider(of key: ObjectIdentifier) -> (any EnvironmentProvider)? {
        var node: Node? = parent
        while let current = node {
            if let provider = current as? any EnvironmentProvider, provider.provides(key) { return provider }
            node = current.parent
        }
        return nil
    }
}
