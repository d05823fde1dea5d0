/// An ``ObservableObject`` that a view makes and owns.
///
/// The expression that makes the object runs once in the lifetime of the view's identity, and the object lives as long
/// (“SwiftUI Evaluation and Rendering”, "@StateObject"; “SwiftUI”, "StateObject"). Every change of the object evaluates
/// the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: BuiltInProperty {
    private let make: () -> ObjectType
    private var subscription: ObjectSubscription?

    /// Creates a property whose object is made once in the lifetime of the view's identity.
    ///
    /// - Parameter make: Makes the object. It runs when the view first needs the object.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The object; outside a view's lifetime, a new one at each read.
    public var wrappedValue: ObjectType {
        guard let subscription, let object = subscription.object as? ObjectType else { return make() }
        subscription.recordRead()
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

    package func makeStorage(in place: PropertyPlace) -> ObjectSubscription {
        let subscription = ObjectSubscription(place, ownsObject: true)
        // Reads in the object's initializer are no dependencies of the view.
        subscription.follow(CurrentEvaluation.during(nil, make))
        return subscription
    }

    package mutating func connect(to storage: ObjectSubscription) { subscription = storage }
}
