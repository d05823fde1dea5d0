/// How two values of one view type are compared: the plan is made once a type.
///
/// An `Equatable` view is compared by its `==`. Others are compared by what a parent gave them: bytes where the layout
/// lets bytes speak, otherwise field by field, with closures always different and the view's own state left out
/// (note 0, "Diffing process"; note 2, "Comparing").
package struct InputComparison {
    package typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    fileprivate enum Step {
        case bytes(offset: Int, count: Int)
        case field(offset: Int, Compare)
        case different
    }

    private let steps: [Step]

    package init(of type: Any.Type) {
        if let equatable = type as? any Equatable.Type {
            steps = [.field(offset: 0, Self.equatable(equatable))]
        } else {
            steps = Self.merged(Self.steps(of: type, at: 0))
        }
    }

    /// Whether a view with these inputs need not be evaluated.
    @inline(__always)
    package func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
        }
    }

    package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bytes(let offset, let count):
                guard Self.bytesEqual(old + offset, new + offset, count) else { return false }
            case .field(let offset, let compare):
                guard compare(old + offset, new + offset) else { return false }
            case .different: return false
            }
        }
        return true
    }

    /// Whether two values of any type are equal as inputs are.
    package static func areValuesEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        guard let equatable = Value.self as? any Equatable.Type else {
            return InputComparison(of: Value.self).areEqual(old, new)
        }
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in Self.equatable(equatable)(old, new) }
        }
    }

    /// Whether `new` is of `old`'s type and equal.
    package static func areEqual(_ old: any Equatable, _ new: Any) -> Bool { old.equals(new) }

    private static func steps(of type: Any.Type, at offset: Int) -> [Step] {
        if let comparable = type as? any ComparableInput.Type {
            return [.field(offset: offset, comparable.compareInputs)]
        }
        if type is any DynamicProperty.Type { return [] }
        if let count = plainByteCount(of: type) { return count == 0 ? [] : [.bytes(offset: offset, count: count)] }
        if let equatable = type as? any Equatable.Type { return [.field(offset: offset, Self.equatable(equatable))] }
        switch StoredField.typeKind(type) {
        case .structure, .tuple:
            return StoredField.fields(of: type).flatMap { steps(of: $0.type, at: offset + $0.offset) }
        case .function: return [.different]
        case .classReference: return [.bytes(offset: offset, count: MemoryLayout<UnsafeRawPointer>.size)]
        case .existential: return [existential(type, at: offset)]
        // The same bytes are the same value; different bytes may be, but nothing here can tell.
        case .enumeration, .optional, .other: return [.bytes(offset: offset, count: size(of: type))]
        }
    }

    /// The size of a type whose bytes are its value: trivial, without padding and without enums, whose unused bytes and
    /// payloads are arbitrary. `nil` for every other.
    private static func plainByteCount(of type: Any.Type) -> Int? {
        guard isTrivial(type) else { return nil }
        if type is any (Equatable & Numeric).Type || type == Bool.self {
            // A floating point value is not its bytes: -0 equals 0.
            return type is any FloatingPoint.Type ? nil : size(of: type)
        }
        guard [.structure, .tuple].contains(StoredField.typeKind(type)), !(type is any Equatable.Type) else {
            return nil
        }
        var end = 0
        for field in StoredField.fields(of: type) {
            guard field.offset == end, let count = plainByteCount(of: field.type) else { return nil }
            end += count
        }
        return end == size(of: type) ? end : nil
    }

    private static func merged(_ steps: [Step]) -> [Step] {
        var merged: [Step] = []
        for step in steps {
            if case .bytes(let offset, let count) = step, case .bytes(let start, let length)? = merged.last,
                start + length == offset
            {
                merged[merged.count - 1] = .bytes(offset: start, count: length + count)
            } else {
                merged.append(step)
            }
        }
        // Bytes are the cheapest to compare, and one difference is enough.
        return merged.filter(\.isBytes) + merged.filter { !$0.isBytes }
    }

    private static func equatable<Value: Equatable>(_ type: Value.Type) -> Compare {
        if Value.self == String.self {
            return {
                $0.assumingMemoryBound(to: String.self).pointee == $1.assumingMemoryBound(to: String.self).pointee
            }
        }
        return { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }

    private static func existential(_ type: Any.Type, at offset: Int) -> Step {
        func open<Value>(_ type: Value.Type) -> Step {
            .field(offset: offset) { old, new in
                let old = old.assumingMemoryBound(to: Value.self).pointee as Any
                let new = new.assumingMemoryBound(to: Value.self).pointee as Any
                guard let known = old as? any Equatable else {
                    return Swift.type(of: old) is AnyObject.Type && (old as AnyObject) === (new as AnyObject)
                }
                return known.equals(new)
            }
        }
        return _openExistential(type, do: open)
    }

    private static func isTrivial(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }

    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }

    private static func bytesEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
        if count == 8 { return old.loadUnaligned(as: UInt64.self) == new.loadUnaligned(as: UInt64.self) }
        return UnsafeRawBufferPointer(start: old, count: count).elementsEqual(
            UnsafeRawBufferPointer(start: new, count: count))
    }
}

extension InputComparison.Step {
    fileprivate var isBytes: Bool {
        if case .bytes = self { return true }
        return false
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }
}

/// A property that knows how it is compared as a view's input.
package protocol ComparableInput {
    static func compareInputs(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}
