public import Observation

/// Makes bindings to the properties of an observable object: as a wrapper (`@Bindable var book: Book`, then
/// `$book.title`) or inline (`Bindable(book).title`).
///
/// The view that makes such a binding does not depend on the property; the view that reads the binding does (“SwiftUI”,
/// "Binding vs Bindable").
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value

    /// The wrapper itself, which makes bindings to the object's properties: `$object.name`.
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a wrapper that makes bindings to the properties of `wrappedValue`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper for inline use: `Bindable(object).name`.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper for the same object as another `Bindable`.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(source: ObjectPropertySource(wrappedValue, keyPath, notifiesSubscribers: true))
    }
}
