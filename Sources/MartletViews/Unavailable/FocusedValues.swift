public import MartletUI

// Values of the view that has the focus, which programs read in the menus of a system.

@available(*, unavailable, message: "Pass the value down by the environment, or up by a preference.")
public protocol FocusedValueKey { associatedtype Value }

@available(*, unavailable, message: "Hand the binding on in the environment: a page has one focus, and no menu bar.")
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

@available(*, unavailable, message: "Hand the value on in the environment: a page has one focus, and no menu bar.")
@propertyWrapper
public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

@available(*, unavailable, message: "Hand the binding on in the environment: a page has one focus, and no menu bar.")
@propertyWrapper
public struct FocusedBinding<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

@available(*, unavailable, message: "Hand the object on in the environment: a page has one focus, and no menu bar.")
@propertyWrapper
public struct FocusedObject<Object: ObservableObject> {
    public init() {}
    public var wrappedValue: Object? { nil }
}

extension View {
    @available(*, unavailable, message: "Pass the value down by the environment, or up by a preference.")
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    @available(*, unavailable, message: "Pass the value down by the environment, or up by a preference.")
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    @available(*, unavailable, message: "Pass the object down by the environment.")
    public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }

    @available(*, unavailable, message: "Pass the object down by the environment.")
    public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View { self }

    @available(*, unavailable, message: "Pass the object down by the environment.")
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { self }

    @available(*, unavailable, message: "Pass the object down by the environment.")
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
}
