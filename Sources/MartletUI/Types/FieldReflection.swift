@_spi(Reflection) import Swift

/// One stored property of a struct, or one element of a tuple.
package struct StoredField {
    package let name: String
    package let offset: Int
    package let type: Any.Type
}

extension StoredField {
    /// The stored properties of `type` in declaration order, without a `Mirror` (which copies and boxes each value).
    /// Empty for what has no stored properties.
    package static func fields(of type: Any.Type) -> [StoredField] {
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    package enum Kind { case structure, tuple, enumeration, optional, classReference, function, existential, other }

    /// What sort of type this is, read from the first word of its metadata (stable on every platform Swift has).
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
}
