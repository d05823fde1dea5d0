public import Observation

/// A value that a view reads from its environment.
///
/// The view is evaluated when the value under the keys that it read changes, and for no other key.
@propertyWrapper
public struct Environment<Value>: BuiltInProperty, RequiringProperty, ReadableProperty, EnvironmentReading {
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

    package static func read(_ property: UnsafeMutableRawPointer) {
        let property = property.assumingMemoryBound(to: Self.self).pointee
        switch property.content {
        case .keyPath: _ = property.wrappedValue
        case .object(_, let find): _ = property.location?.read(find)
        }
    }

    package static func missing(_ property: UnsafeMutableRawPointer, _ storage: AnyObject) -> String? {
        guard case .object(let name, let find) = property.assumingMemoryBound(to: Self.self).pointee.content else {
            return nil
        }
        let location = unsafeDowncast(storage, to: EnvironmentLocation.self)
        guard let object = location.read(find) else { return name }
        location.lastObject = object as AnyObject
        return nil
    }

    package static func mistakeInApp(_ property: UnsafeMutableRawPointer) -> String? {
        switch property.assumingMemoryBound(to: Self.self).pointee.content {
        case .keyPath(let keyPath): AppEnvironment.mistake(reading: keyPath)
        case .object(let name, _): AppEnvironment.mistake(readingObjectOf: name)
        }
    }

    public static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject {
        EnvironmentLocation(place)
    }

    public static func _connect(
        _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
    ) {
        property.assumingMemoryBound(to: Self.self).pointee.location =
            unsafeDowncast(storage, to: EnvironmentLocation.self)
    }

    public static func _disconnect(_ storage: AnyObject) {}
}

/// The place from which a view reads its environment. It lives on with the view's closures, which still see the values
/// when the view has gone.
package final class EnvironmentLocation {
    /// Which node provides is fixed by the structure, for as long as the view lives.
    private let provider: (any EnvironmentProvider)?
    /// The object that a view needs to be shown, as it was when the view was evaluated last.
    var lastObject: AnyObject?

    init(_ place: DynamicPropertyPlace) { provider = place.node.nearestEnvironmentProvider }

    func read<Value>(_ body: (EnvironmentValues) -> Value) -> Value {
        body(EnvironmentValues(above: provider, subscriber: CurrentEvaluation.subscriber))
    }
}
