/// An ``ObservableObject`` that a view finds in its environment, where `.environmentObject(_:)` further up provides it.
///
/// Every change of the object evaluates the view (“SwiftUI Evaluation and Rendering”, "Problems"). If nothing provides
/// the object, the engine does not show the view and reports a diagnostic; the program goes on.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: RequiringProperty {
    private var location: EnvironmentObjectLocation?

    /// Creates a property that finds the nearest object of the type in the views around.
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

/// Finds a view's environment object and keeps the subscription to it.
package final class EnvironmentObjectLocation: PropertyStorage {
    let environment: EnvironmentLocation
    let subscription: ObjectSubscription

    init(_ place: PropertyPlace) {
        environment = EnvironmentLocation(place)
        subscription = ObjectSubscription(place)
    }

    package override func disconnect() { subscription.disconnect() }
}
