import MartletValues

/// Where a dynamic property lies in a value, and the operations on it.
package struct PropertyField {
    /// The name of the stored property, with the underscore of a property wrapper.
    package let name: String
    package let offset: Int
    package let type: any DynamicProperty.Type
    package let operations: PropertyOperations

    /// The dynamic properties of `type`, in declaration order.
    package static func fields(of type: Any.Type) -> [PropertyField] {
        if let body = type as? any ModifierBodyType.Type { return fields(of: body.modifierType) }
        guard StoredField.typeKind(type) == .structure else { return [] }
        return StoredField.fields(of: type).compactMap { field in
            guard let property = field.type as? any DynamicProperty.Type else { return nil }
            return PropertyField(
                name: field.name, offset: field.offset, type: property, operations: .of(property))
        }
    }
}
