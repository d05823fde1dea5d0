/// The engine's operations on one dynamic property of a view's value: the only part that knows the property's type.
///
/// `property` is the property's address in the view's value. A storage is always one that the same operations have
/// made.
package class PropertyOperations {
    /// Whether the property has to be notified of each evaluation. Martlet's own properties do not.
    package var needsUpdate: Bool { false }
    /// Whether the property may need an object that nobody provides.
    package var mayMissObject: Bool { false }
    /// Reads the value of the property at an address, for `_printChanges()`.
    package fileprivate(set) var readValue: (ValueAddress) -> Void = { _ in }
    /// How two initial values of the property are compared, if it has any.
    package fileprivate(set) var initialValues: InitialValueOperations?

    /// Makes the storage of a new view's property, or takes over `kept`, which a view at the same place had; `nil` for
    /// a property that keeps nothing.
    package func makeStorage(
        _ property: MutableValueAddress, _ place: PropertyPlace, keeping kept: PropertyStorage?
    ) -> PropertyStorage? { nil }

    /// Connects the property of a new value to the node's storage.
    package func connect(_ property: MutableValueAddress, _ storage: PropertyStorage?, _ place: PropertyPlace) {}

    /// Called before the view is evaluated.
    package func willEvaluate(_ property: MutableValueAddress, _ storage: PropertyStorage?) {}

    /// The type of an object that the property needs and nobody provides.
    package func missingObject(_ property: MutableValueAddress, _ storage: PropertyStorage?) -> String? { nil }

    /// The operations of a property of `type`.
    package static func of(_ type: any DynamicProperty.Type) -> PropertyOperations {
        let operations = connecting(type)
        if let type = type as? any ReadableProperty.Type { operations.readValue = reading(type) }
        if let type = type as? any InitialValueProperty.Type { operations.initialValues = .of(type) }
        return operations
    }

    private static func reading<Property: ReadableProperty>(_ type: Property.Type) -> (ValueAddress) -> Void {
        { $0[Offset<Property>.start].readValue() }
    }

    private static func connecting(_ type: any DynamicProperty.Type) -> PropertyOperations {
        if let type = type as? any RequiringProperty.Type { return requiring(type) }
        if let type = type as? any BuiltInProperty.Type { return builtIn(type) }
        if type is any StoragelessProperty.Type { return PropertyOperations() }
        return composite(type)
    }

    private static func requiring<Property: RequiringProperty>(_ type: Property.Type) -> PropertyOperations {
        RequiringPropertyOperations<Property>()
    }

    private static func builtIn<Property: BuiltInProperty>(_ type: Property.Type) -> PropertyOperations {
        BuiltInPropertyOperations<Property>()
    }

    private static func composite<Property: DynamicProperty>(_ type: Property.Type) -> PropertyOperations {
        CompositePropertyOperations<Property>()
    }
}

/// The operations of a property wrapper of Martlet's own.
private class BuiltInPropertyOperations<Property: BuiltInProperty>: PropertyOperations {
    final override func makeStorage(
        _ property: MutableValueAddress, _ place: PropertyPlace, keeping kept: PropertyStorage?
    ) -> PropertyStorage? {
        if let kept = kept as? Property.Storage, kept.reattach(to: place) { return kept }
        return property[Offset<Property>.start].makeStorage(in: place)
    }

    final override func connect(
        _ property: MutableValueAddress, _ storage: PropertyStorage?, _ place: PropertyPlace
    ) {
        guard let storage else { return }
        property[Offset<Property>.start].connect(to: Self.typed(storage))
    }

    /// Casts a storage that ``makeStorage(_:_:keeping:)`` has returned; a checked cast would burden each evaluation.
    final class func typed(_ storage: PropertyStorage) -> Property.Storage {
        unsafeDowncast(storage, to: Property.Storage.self)
    }
}

/// The operations of a property that needs an object.
private final class RequiringPropertyOperations<Property: RequiringProperty>: BuiltInPropertyOperations<Property> {
    override var mayMissObject: Bool { true }

    override func missingObject(_ property: MutableValueAddress, _ storage: PropertyStorage?) -> String? {
        guard let storage else { return nil }
        return property[Offset<Property>.start].missingObject(Self.typed(storage))
    }
}
