public import Observation

/// A value that a view reads from its environment.
///
/// The view is evaluated when the value under the keys that it read changes, and for no other key.
@propertyWrapper
public struct Environment<Value>: RequiringProperty, ReadableProperty, EnvironmentReading {
    private let content: Content
    private var location: EnvironmentLocation?

    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(name: String, (EnvironmentValues) -> Value?)
    }

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// Reads the object that `.environment(_:)` provides for the type. Without one, the view is not shown and the mistake
    /// is told; the optional form copes with that.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        content = .object(name: "\(type)") { $0[object: type] }
    }

    /// Reads the object that `.environment(_:)` provides for the type, or `nil`.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        content = .object(name: "\(type)") { .some($0[object: type]) }
    }

    /// The value; outside a view's life, the default.
    public var wrappedValue: Value {
        switch content {
        case .keyPath(let keyPath):
            return location?.read { $0[keyPath: keyPath] } ?? EnvironmentValues()[keyPath: keyPath]
        case .object(let name, let find):
            // What runs on when the object has been taken away, a task of the view's, still has it.
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

/// The place from which a view reads its environment. It lives on with the view's closures, which still see the values
/// when the view has gone.
package final class EnvironmentLocation: PropertyStorage {
    /// Which node provides is fixed by the structure, for as long as the view lives.
    private let provider: (any EnvironmentProvider)?
    /// The object that a view needs to be shown, as it was when the view was evaluated last.
    var lastObject: AnyObject?

    init(_ place: PropertyPlace) { provider = place.node.nearestEnvironmentProvider }

    func read<Value>(_ body: (EnvironmentValues) -> Value) -> Value {
        body(EnvironmentValues(above: provider, subscriber: CurrentEvaluation.subscriber))
    }
}
