/// How a stored property refers to an object.
enum ReferenceOwnership {
    case strong, weak, unowned

    /// The stored properties of a struct, or of a class and those that it inherits from.
    static func fields(of type: Any.Type) -> [(field: StoredField, ownership: ReferenceOwnership)] {
        (0..<fieldCount(type)).map { index in
            var metadata = FieldMetadata()
            let fieldType = fieldMetadata(type, index: index, fieldMetadata: &metadata)
            defer { metadata.free?(metadata.name) }
            let name = metadata.name.map { String(cString: $0) } ?? ""
            let field = StoredField(name: name, offset: fieldOffset(type, index: index), type: fieldType)
            return (field, metadata.isStrong ? .strong : declared(name, in: type))
        }
    }

    /// The mangled type of a weak property ends in `Xw`.
    private static func declared(_ name: String, in type: Any.Type) -> ReferenceOwnership {
        var current: Any.Type? = type
        while let type = current {
            if let mangled = mangledType(of: name, in: type) {
                let length = MangledName.length(mangled)
                guard length >= 2 else { return .unowned }
                let end = (
                    mangled.load(fromByteOffset: length - 2, as: UInt8.self),
                    mangled.load(fromByteOffset: length - 1, as: UInt8.self)
                )
                return end == (UInt8(ascii: "X"), UInt8(ascii: "w")) ? .weak : .unowned
            }
            current = (type as? AnyClass).flatMap { _getSuperclass($0) }
        }
        return .unowned
    }

    private static func mangledType(of name: String, in type: Any.Type) -> UnsafeRawPointer? {
        guard let fields = TypeDescriptor.fields(of: type) else { return nil }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        for index in 0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self)) {
            let record = fields + 16 + index * recordSize
            guard let found = (record + 8).relativePointer else { continue }
            if String(cString: found.assumingMemoryBound(to: CChar.self)) == name {
                return (record + 4).relativePointer
            }
        }
        return nil
    }
}

/// The description of a struct, an enum or a class in reflection metadata.
enum TypeDescriptor {
    static func address(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UInt>.size
        switch StoredField.typeKind(type) {
        case .structure, .enumeration: return metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
        case .classReference:
            // Where classes are also Objective-C's, their metadata has three more words.
            #if canImport(ObjectiveC)
            return metadata.load(fromByteOffset: 8 * word, as: UnsafeRawPointer?.self)
            #else
            return metadata.load(fromByteOffset: 5 * word, as: UnsafeRawPointer?.self)
            #endif
        default: return nil
        }
    }

    static func fields(of type: Any.Type) -> UnsafeRawPointer? {
        address(of: type).flatMap { ($0 + 16).relativePointer }
    }
}

private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

// What `_forEachField` of the standard library uses, which does not pass on whether a reference is strong.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
    _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
