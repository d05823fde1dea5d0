/// An ``ObservableObject`` that a view finds in its environment, provided by `.environmentObject(_:)` further up.
///
/// The view is evaluated at every change of the object (note 0, "Problems"). Where no object is provided, the view is not
/// shown and the mistake is told; nothing ends.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: BuiltInProperty, RequiringProperty {
    private var location: EnvironmentObjectLocation?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = location?.subscription.object as? ObjectType else {
            MissingObject.stop("@EnvironmentObject of type \(ObjectType.self)")
        }
        location?.subscription.recordRead()
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

    package static func missing(_ property: UnsafeMutableRawPointer, _ storage: AnyObject) -> String? {
        let location = unsafeDowncast(storage, to: EnvironmentObjectLocation.self)
        guard let object = location.environment.read({ $0[object: ObjectType.self] }) else {
            return "\(ObjectType.self)"
        }
        location.subscription.follow(object)
        return nil
    }

    public static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject {
        EnvironmentObjectLocation(place)
    }

    public static func _connect(
        _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
    ) {
        property.assumingMemoryBound(to: Self.self).pointee.location =
            unsafeDowncast(storage, to: EnvironmentObjectLocation.self)
    }

    public static func _disconnect(_ storage: AnyObject) {
        unsafeDowncast(storage, to: EnvironmentObjectLocation.self).subscription.disconnect()
    }
}

/// Where a view finds an environment object, and what it follows of it.
final class EnvironmentObjectLocation {
    let environment: EnvironmentLocation
    let subscription: ObjectSubscription

    init(_ place: DynamicPropertyPlace) {
        environment = EnvironmentLocation(place)
        subscription = ObjectSubscription(place)
    }
}
