/// An ``ObservableObject`` that a view receives and follows, without owning it.
///
/// Every change of the object evaluates the view. As an input the object compares by identity: the same object is no
/// change (“SwiftUI Evaluation and Rendering”, "@ObservedObject properties are also compared").
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: BuiltInProperty {
    private var object: ObjectType
    private var subscription: ObjectSubscription?

    /// Creates a property that observes `wrappedValue`, which something else owns.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Creates a property that observes `initialValue`, which something else owns.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object. A view's `init` may assign it: `self.model = model`.
    public var wrappedValue: ObjectType {
        get {
            subscription?.recordRead()
            return object
        }
        set { object = newValue }
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object) }

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) { self.object = object }

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(source: ObjectPropertySource(object, keyPath, notifiesSubscribers: false))
        }
    }

    package func makeStorage(in place: PropertyPlace) -> ObjectSubscription { ObjectSubscription(place) }

    package mutating func connect(to storage: ObjectSubscription) {
        storage.follow(object)
        subscription = storage
    }
}

extension ObservedObject: ComparableInput {
    package static func areInputsEqual(_ old: Self, _ new: Self) -> Bool { old.object === new.object }
}
