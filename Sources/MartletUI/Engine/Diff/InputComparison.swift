import MartletValues

/// Compares two values of one view type; the plan for it is made once per type.
///
/// An `Equatable` view is compared by its `==`. Others are compared by what a parent passed to them: by bytes where the
/// layout permits it, otherwise field by field, with closures always different and the view's own state left out
/// (“SwiftUI Evaluation and Rendering”, "Diffing process"; “SwiftUI - `View` rendering”, "Comparing").
package struct InputComparison {
    package typealias Compare = (ValueAddress, ValueAddress) -> Bool

    /// One section of the value. Without bytes or a comparison it is always different.
    private struct Step {
        let offset: Int
        /// The number of bytes to compare; if they are the same, the section is the same.
        var count = 0
        /// Called where the bytes differ; without it, the section is then different.
        var compare: Compare?

        var isBytes: Bool { count > 0 && compare == nil }
    }

    private let steps: ContiguousArray<Step>

    /// How values of the type are compared, in words for the inspector.
    package enum Kind: String, Sendable {
        /// The view has nothing to compare.
        case nothing = "no inputs"
        case bytes = "bytes"
        case equatable = "=="
        case fields = "fields"
    }

    /// How values of the type are compared.
    package var kind: Kind {
        if isEquatable { return .equatable }
        return steps.isEmpty ? .nothing : steps.allSatisfy(\.isBytes) ? .bytes : .fields
    }

    private let isEquatable: Bool

    package init(of type: Any.Type) {
        if let equatable = type as? any Equatable.Type, !StoredField.isReference(type) {
            isEquatable = true
            steps = [Step(offset: 0, compare: Self.equatable(equatable))]
        } else {
            isEquatable = false
            steps = Self.merged(Self.steps(of: type, at: 0))
        }
    }

    /// Whether a view with these inputs need not be evaluated.
    @inline(__always)
    package func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        withAddress(of: old) { old in withAddress(of: new) { new in areEqual(old, new) } }
    }

    package func areEqual(_ old: ValueAddress, _ new: ValueAddress) -> Bool {
        for position in steps.indices {
            let (offset, count) = (steps[position].offset, steps[position].count)
            if count > 0, (old + offset).hasSameBytes(as: new + offset, count) { continue }
            guard let compare = steps[position].compare, compare(old + offset, new + offset) else { return false }
        }
        return true
    }

    /// Whether two values of any type are equal by the rules for inputs.
    package static func areValuesEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        let plan = plans.value(for: Value.self) {
            Plan(InputComparison(of: Value.self))
        }
        return plan.comparison.areEqual(old, new)
    }

    /// Safety of `@unchecked Sendable`: a plan never changes, and its closures capture types only.
    private final class Plan: @unchecked Sendable {
        let comparison: InputComparison
        init(_ comparison: InputComparison) { self.comparison = comparison }
    }

    private static let plans = PointerTable<Plan>()

    private static func steps(of type: Any.Type, at offset: Int) -> [Step] {
        if let comparable = type as? any ComparableInput.Type {
            return [Step(offset: offset, compare: Self.comparable(comparable))]
        }
        if type is any DynamicProperty.Type { return [] }
        // An object that is equal today need not be equal tomorrow, so objects are compared by identity; and a weak
        // reference, whose type looks like a strong one's, must not be read as a strong one.
        if StoredField.isReference(type) { return [Step(offset: offset, count: size(of: type))] }
        if let count = plainByteCount(of: type) { return count == 0 ? [] : [Step(offset: offset, count: count)] }
        if let equatable = type as? any Equatable.Type {
            return [Step(offset: offset, count: knownByteCount(of: type) ?? 0, compare: Self.equatable(equatable))]
        }
        switch StoredField.typeKind(type) {
        case .structure, .tuple:
            return StoredField.fields(of: type).flatMap { steps(of: $0.type, at: offset + $0.offset) }
        case .function: return [Step(offset: offset)]
        case .optional: return [Step(offset: offset, compare: (type as? any ComparableOptional.Type)?.comparison)]
        case .existential: return [existential(type, at: offset)]
        // The same bytes are the same value; different bytes may be the same value too, but nothing here can decide
        // that.
        case .enumeration, .classReference, .other: return [Step(offset: offset, count: size(of: type))]
        }
    }

    /// The size of a type whose bytes are its value: trivial, without padding, and without enums, whose unused bytes
    /// and payloads are arbitrary. `nil` for every other type.
    private static func plainByteCount(of type: Any.Type) -> Int? {
        guard isTrivial(type) else { return nil }
        if plainTypes.contains(ObjectIdentifier(type)) { return size(of: type) }
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

    /// The size of an `Equatable` type whose `==` need not be called for two values with the same bytes: a value equals
    /// itself, provided that it contains no floating point, where a value may differ from itself. `nil` for every other
    /// type.
    private static func knownByteCount(of type: Any.Type) -> Int? {
        func isKnown(_ type: Any.Type) -> Bool {
            if type == String.self || plainTypes.contains(ObjectIdentifier(type)) { return true }
            guard [.structure, .tuple].contains(StoredField.typeKind(type)) else { return false }
            let fields = StoredField.fields(of: type)
            return !fields.isEmpty && fields.allSatisfy { isKnown($0.type) }
        }
        return isKnown(type) ? size(of: type) : nil
    }

    /// Not floating point, where -0 equals 0, and not a program's own numeric types, whose `==` may do anything.
    private static let plainTypes: Set = [
        ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self),
        ObjectIdentifier(Int8.self), ObjectIdentifier(UInt8.self), ObjectIdentifier(Int16.self),
        ObjectIdentifier(UInt16.self), ObjectIdentifier(Int32.self), ObjectIdentifier(UInt32.self),
        ObjectIdentifier(Int64.self), ObjectIdentifier(UInt64.self),
    ]

    private static func merged(_ steps: [Step]) -> ContiguousArray<Step> {
        var merged: ContiguousArray<Step> = []
        for step in steps {
            if step.isBytes, let last = merged.last, last.isBytes, last.offset + last.count == step.offset {
                merged[merged.count - 1] = Step(offset: last.offset, count: last.count + step.count)
            } else {
                merged.append(step)
            }
        }
        // Bytes are the cheapest to compare, and one difference suffices.
        return merged.filter(\.isBytes) + merged.filter { !$0.isBytes }
    }

    private static func equatable<Value: Equatable>(_ type: Value.Type) -> Compare {
        if Value.self == String.self {
            return { $0[Offset<String>.start] == $1[Offset<String>.start] }
        }
        return { $0[Offset<Value>.start] == $1[Offset<Value>.start] }
    }

    private static func comparable<Value: ComparableInput>(_ type: Value.Type) -> Compare {
        { Value.areInputsEqual($0[Offset<Value>.start], $1[Offset<Value>.start]) }
    }

    private static func existential(_ type: Any.Type, at offset: Int) -> Step {
        func open<Value>(_ type: Value.Type) -> Step {
            Step(offset: offset) { old, new in
                areDynamicallyEqual(
                    contents(old[Offset<Value>.start], as: Any.self),
                    contents(new[Offset<Value>.start], as: Any.self))
            }
        }
        return _openExistential(type, do: open)
    }

    /// The content of an existential: a cast that the compiler resolves at compile time would put the box itself into a
    /// box.
    private static func contents<Value, Content>(_ value: Value, as type: Content.Type) -> Content? {
        value as? Content
    }

    /// Compares values whose type is known only at run time: they are equal if they have one type and are equal as
    /// inputs of that type.
    package static func areDynamicallyEqual(_ old: Any?, _ new: Any?) -> Bool {
        guard let old, let new else { return false }
        // The type is opened and not the value: an existential in an `Any` would be opened as its declared type.
        func open<Value>(_ type: Value.Type) -> Bool {
            guard Swift.type(of: new) == type, let old = old as? Value, let new = new as? Value else { return false }
            return areValuesEqual(old, new)
        }
        return _openExistential(Swift.type(of: old), do: open)
    }

    private static func isTrivial(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }

    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }
}

/// An optional whose value is not `Equatable`: a nil's payload is arbitrary bytes, so it is not compared.
private protocol ComparableOptional {
    static var comparison: InputComparison.Compare { get }
}

extension Optional: ComparableOptional {
    fileprivate static var comparison: InputComparison.Compare {
        { old, new in
            let (old, new) = (old[Offset<Self>.start], new[Offset<Self>.start])
            guard let old, let new else { return old == nil && new == nil }
            return InputComparison.areValuesEqual(old, new)
        }
    }
}

/// A property that defines how it is compared as a view's input.
package protocol ComparableInput {
    static func areInputsEqual(_ old: Self, _ new: Self) -> Bool
}
