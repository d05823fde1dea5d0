/// A stored property whose value lives with the view's identity and not in the view's value.
///
/// Conform a property wrapper of your own to build it from others: its stored `@State`, `@Environment` and the like are
/// connected as if they stood in the view, and `update()` runs before each evaluation of the body.
public protocol DynamicProperty {
    /// Called before `body` is evaluated, with the wrapped properties up to date.
    mutating func update()

    static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject
    static func _connect(_ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace)
    static func _willEvaluate(_ property: UnsafeMutableRawPointer, _ storage: AnyObject)
    static func _disconnect(_ storage: AnyObject)
}

/// The view's node and the property's name, for connecting a dynamic property.
public struct DynamicPropertyPlace {
    package let node: Node
    package let name: String
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _makeStorage(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) -> AnyObject {
        NestedProperties(of: Self.self, property, place)
    }

    public static func _connect(
        _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
    ) {
        unsafeDowncast(storage, to: NestedProperties.self).connect(property, place)
    }

    public static func _willEvaluate(_ property: UnsafeMutableRawPointer, _ storage: AnyObject) {
        if let nested = storage as? NestedProperties { nested.willEvaluate(property) }
        property.assumingMemoryBound(to: Self.self).pointee.update()
    }

    public static func _disconnect(_ storage: AnyObject) {
        (storage as? NestedProperties)?.disconnect()
    }
}

/// Where a dynamic property lies in a view.
package struct DynamicPropertyField {
    package let name: String
    package let offset: Int
    package let type: any DynamicProperty.Type
    /// Whether the property has to know of each evaluation. Martlet's own wrappers do not.
    package let needsUpdate: Bool

    /// Whether the property may need an object that nobody provides.
    package let mayBeMissing: Bool

    /// The type of an object that the property at `property` needs and nobody provides.
    package func missing(_ property: UnsafeMutableRawPointer, _ storage: AnyObject) -> String? {
        guard mayBeMissing else { return nil }
        if let type = type as? any RequiringProperty.Type { return type.missing(property, storage) }
        return (storage as? NestedProperties)?.missing(property)
    }

    /// The dynamic properties of `type`, in declaration order.
    package static func fields(of type: Any.Type) -> [DynamicPropertyField] {
        if let body = type as? any ModifierBodyType.Type { return fields(of: body.modifierType) }
        guard StoredField.typeKind(type) == .structure else { return [] }
        return StoredField.fields(of: type).compactMap { field in
            guard let property = field.type as? any DynamicProperty.Type else { return nil }
            return DynamicPropertyField(
                name: field.name, offset: field.offset, type: property,
                needsUpdate: !(property is any BuiltInProperty.Type),
                mayBeMissing: property is any RequiringProperty.Type
                    || !(property is any BuiltInProperty.Type) && fields(of: property).contains(where: \.mayBeMissing))
        }
    }
}

/// A wrapper of Martlet's own: its storage is its location, and it needs no `update()`.
package protocol BuiltInProperty: DynamicProperty {}

/// The storage of a user's own wrapper: that of the dynamic properties inside it.
package final class NestedProperties {
    private let fields: [DynamicPropertyField]
    let storages: [AnyObject]

    /// With `kept`, what there was at this place before the page was dehydrated.
    init(
        of type: Any.Type, _ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace,
        keeping kept: NestedProperties? = nil
    ) {
        fields = DynamicPropertyField.fields(of: type)
        storages = fields.enumerated().map { index, field in
            field.makeStorage(property + field.offset, place, keeping: kept?.storages[index])
        }
    }

    private init(_ fields: [DynamicPropertyField], _ storages: [AnyObject]) {
        (self.fields, self.storages) = (fields, storages)
    }

    /// The storages for the same place of a copied page.
    func copied() -> NestedProperties { NestedProperties(fields, storages.map(NothingKept.copy)) }

    func connect(_ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace) {
        for (field, storage) in zip(fields, storages) {
            field.type._connect(property + field.offset, storage, place)
        }
    }

    func willEvaluate(_ property: UnsafeMutableRawPointer) {
        for (field, storage) in zip(fields, storages) where field.needsUpdate {
            field.type._willEvaluate(property + field.offset, storage)
        }
    }

    func missing(_ property: UnsafeMutableRawPointer) -> String? {
        for (field, storage) in zip(fields, storages) {
            if let missing = field.missing(property + field.offset, storage) { return missing }
        }
        return nil
    }

    func disconnect() {
        for (field, storage) in zip(fields, storages) { field.type._disconnect(storage) }
    }
}
