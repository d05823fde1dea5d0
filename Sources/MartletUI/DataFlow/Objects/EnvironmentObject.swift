/// An ``ObservableObject`` that a view finds in its environment, provided by `.environmentObject(_:)` further up.
///
/// The view is evaluated at every change of the object (“SwiftUI Evaluation and Rendering”, "Problems"). Where no object is provided, the view is not
/// shown and the mistake is told; nothing ends.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: RequiringProperty {
    private var location: EnvironmentObjectLocation?

    /// The nearest object of the type that a view around provides.
    public init() {}

    /// The object that a view around provides with ``View/environmentObject(_:)``.
    public var wrappedValue: ObjectType {
        guard let object = location?.subscription.object as? ObjectType else {
            MissingObject.stop("@EnvironmentObject of type \(ObjectType.self)")
        }
        location?.subscription.recordRead()
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

    package func missingObject(_ storage: EnvironmentObjectLocation) -> String? {
        guard let object = storage.environment.read({ $0[object: ObjectType.self] }) else {
            return "\(ObjectType.self)"
        }
        storage.subscription.follow(object)
        return nil
    }

    package func makeStorage(in place: PropertyPlace) -> EnvironmentObjectLocation { EnvironmentObjectLocation(place) }

    package mutating func connect(to storage: EnvironmentObjectLocation) { location = storage }
}

/// Where a view finds an environment object, and what it follows of it.
package final class EnvironmentObjectLocation: PropertyStorage {
    let environment: EnvironmentLocation
    let subscription: ObjectSubscription

    init(_ place: PropertyPlace) {
        environment = EnvironmentLocation(place)
        subscription = ObjectSubscription(place)
    }

    package override func disconnect() { subscription.disconnect() }
}
