/// An ``ObservableObject`` that a view makes and owns.
///
/// The expression that makes the object runs once in the lifetime of the view's identity, and the object lives as long
/// (“SwiftUI Evaluation and Rendering”, "@StateObject"; “SwiftUI”, "StateObject"). The view is evaluated at every change of the object.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: BuiltInProperty {
    private let make: () -> ObjectType
    private var subscription: ObjectSubscription?

    /// An object that is made once in the lifetime of the view's identity.
    ///
    /// - Parameter make: Makes the object. Evaluated when the view first needs it.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The object. Outside a view's life, a new one each time.
    public var wrappedValue: ObjectType {
        guard let subscription, let object = subscription.object as? ObjectType else { return make() }
        subscription.recordRead()
        return object
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

    package func makeStorage(in place: PropertyPlace) -> ObjectSubscription {
        let subscription = ObjectSubscription(place)
        // What the object's initialiser reads is its own affair.
        subscription.follow(CurrentEvaluation.during(nil, make))
        return subscription
    }

    package mutating func connect(to storage: ObjectSubscription) { subscription = storage }
}
