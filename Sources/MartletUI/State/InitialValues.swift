import FoundationEssentials

/// What two initial values of one `@State`, given one after the other, say.
package enum InitialValueChange {
    /// The view makes a new one each time, which means nothing.
    case none
    /// The same object twice: it comes from outside.
    case sameObject
    case otherObject
    case otherValue
}

/// A property whose initial value counts once.
package protocol InitialValueProperty: DynamicProperty {
    static func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> InitialValueChange
}

extension State: InitialValueProperty {
    package static func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> InitialValueChange {
        let (old, new) = (old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self))
        if StoredField.isReference(Value.self) {
            let isSame = InputComparison.areValuesEqual(old.pointee.initialValue, new.pointee.initialValue)
            return isSame ? .sameObject : .otherObject
        }
        // An identifier or a date that the view makes where it declares the state is another one each time.
        if Value.self == UUID.self || Value.self == Date.self { return .none }
        return InputComparison.areValuesEqual(old.pointee.initialValue, new.pointee.initialValue) ? .none : .otherValue
    }
}

/// Finds views that are given the initial value of their state from outside, which is ignored once they live (note 3,
/// "all this initializer does is change the initial value"). In development only.
struct StateFromOutside {
    /// By type and property: those that were given one object twice, and those that were told of.
    private var given: Set<String> = []
    private var told: Set<String> = []

    /// The property whose new initial value will be ignored, the first time that a view of the type shows it.
    mutating func ignored(from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ type: ViewType) -> String? {
        for field in type.dynamicProperties {
            guard let property = field.type as? any InitialValueProperty.Type else { continue }
            let name = "\(type.name).\(field.name)"
            let isIgnored: Bool
            switch property.change(from: old + field.offset, to: new + field.offset) {
            case .none: isIgnored = false
            case .sameObject:
                given.insert(name)
                isIgnored = false
            case .otherObject: isIgnored = given.contains(name)
            case .otherValue: isIgnored = true
            }
            if isIgnored, told.insert(name).inserted { return field.name }
        }
        return nil
    }
}
