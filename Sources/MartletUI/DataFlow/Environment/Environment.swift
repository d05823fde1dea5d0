public import Observation

/// A value that a view reads from its environment.
///
/// A change evaluates the view only if it concerns a key that the view has read.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: RequiringProperty, ReadableProperty, EnvironmentReading {
    private let content: Content
    private var location: EnvironmentLocation?

    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(name: String, (EnvironmentValues) -> Value?)
    }

    /// Reads the value at `keyPath`.
    ///
    /// - Parameter keyPath: The value's key path in ``EnvironmentValues``.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// Reads the object that `.environment(_:)` provides for the type.
    ///
    /// Without such an object, the engine does not show the view and reports a diagnostic; the optional form accepts a
    /// missing object.
    ///
    /// - Parameter type: The type under which a view around provides the object.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        content = .object(name: "\(type)") { $0[object: type] }
    }

    /// Reads the object that `.environment(_:)` provides for the type, or `nil`.
    ///
    /// - Parameter type: The type under which a view around may provide the object.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        content = .object(name: "\(type)") { .some($0[object: type]) }
    }

    /// The value; the default outside a view's lifetime.
    public var wrappedValue: Value {
        switch content {
        case .keyPath(let keyPath):
            return location?.read { $0[keyPath: keyPath] } ?? EnvironmentValues()[keyPath: keyPath]
        case .object(let name, let find):
            // A task of the view may outlive the object's place in the environment and still needs the object.
            guard let object = location?.read(find) ?? location?.lastObject as? Value ?? find(EnvironmentValues())
            else {
                MissingObject.stop("@Environment(\(name).self)")
            }
            return object
        }
    }

    package func readValue() {
        switch content {
        case .keyPath: _ = wrappedValue
        case .object(_, let find): _ = location?.read(find)
        }
    }

    package func missingObject(_ storage: EnvironmentLocation) -> String? {
        guard case .object(let name, let find) = content else { return nil }
        guard let object = storage.read(find) else { return name }
        storage.lastObject = object as AnyObject
        return nil
    }

    package var misuseInApp: String? {
        switch content {
        case .keyPath(let keyPath): AppEnvironment.misuse(reading: keyPath)
        case .object(let name, _): AppEnvironment.misuse(readingObjectOf: name)
        }
    }

    package func makeStorage(in place: PropertyPlace) -> EnvironmentLocation { EnvironmentLocation(place) }

    package mutating func connect(to storage: EnvironmentLocation) { location = storage }
}

/// The place from which a view reads its environment. It lives as long as the view's closures, which still see the
/// values after the view's removal.
package final class EnvironmentLocation: PropertyStorage {
    /// The structure determines the providing node for the view's whole lifetime.
    private let provider: (any EnvironmentProvider)?
    /// The object that the view requires, as of the view's last evaluation.
    var lastObject: AnyObject?

    init(_ place: PropertyPlace) { provider = place.node.nearestEnvironmentProvider }

    func read<Value>(_ body: (EnvironmentValues) -> Value) -> Value {
        body(EnvironmentValues(above: provider, subscriber: CurrentEvaluation.subscriber))
    }
}
