public import MartletUI

/// A place for names of views that stand for each other.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// What tells one place from another.
    public struct ID: Hashable, Sendable {
        private let number: Int

        fileprivate init(_ object: AnyObject) { number = ObjectIdentifier(object).hashValue }
    }

    private final class Place: TransientValue {}

    @State private var place = Place()

    /// Creates a place, which is the view's own.
    public init() {}

    /// What tells this place from others.
    public var wrappedValue: ID { ID(place) }
}
