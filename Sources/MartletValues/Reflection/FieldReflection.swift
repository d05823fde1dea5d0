@_spi(Reflection) import Swift

/// One stored property of a struct, or one element of a tuple.
package struct StoredField {
    package let name: String
    package let offset: Int
    package let type: Any.Type
}

extension StoredField {
    /// The stored properties of `type` in declaration order, without a `Mirror` (which copies and boxes each value).
    /// Empty for a type without stored properties.
    package static func fields(of type: Any.Type) -> [StoredField] {
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    /// The stored properties of a class, without those that it inherits.
    package static func fields(ofClass type: Any.Type) -> [StoredField] {
        var fields: [StoredField] = []
        // The option is `.classType`, a mutable global that this module cannot name.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    package enum Kind { case structure, tuple, enumeration, optional, classReference, function, existential, other }

    /// The kind of the type, read from the first word of its metadata (stable on every platform that Swift supports).
    package static func typeKind(_ type: Any.Type) -> Kind {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        switch kind {
        case 0x200: return .structure
        case 0x201: return .enumeration
        case 0x202: return .optional
        case 0x301: return .tuple
        case 0x302: return .function
        case 0x303: return .existential
        case 0, 0x800...: return .classReference
        default: return .other
        }
    }

    /// Whether a stored property of `type` holds a function, or an optional one.
    package static func isFunction(_ type: Any.Type) -> Bool {
        switch typeKind(type) {
        case .function: true
        case .optional: (type as? any OptionalType.Type).map { isFunction($0.wrappedType) } ?? false
        default: false
        }
    }

    /// Whether a stored property of `type` holds a reference: to an object, or to one behind a protocol that only
    /// classes can conform to; also if the reference is optional, as a weak one always is.
    package static func isReference(_ type: Any.Type) -> Bool {
        switch typeKind(type) {
        case .classReference: return true
        case .existential:
            // The second word of an existential's metadata holds its flags; the highest of the 32 is clear for
            // class-only protocols.
            let flags = unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
            return flags & 0x8000_0000 == 0
        case .optional:
            guard let wrapped = (type as? any OptionalType.Type)?.wrappedType else { return false }
            return typeKind(wrapped) != .optional && isReference(wrapped)
        default: return false
        }
    }
}

private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
