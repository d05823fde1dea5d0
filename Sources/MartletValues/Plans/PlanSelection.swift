/// A type of the standard library or of Foundation whose plan is known.
protocol PlannedType {
    static func makePlan() -> ValuePlan
}

/// Chooses the kind of plan for a type.
enum PlanSelection {
    ///
    /// - Parameter isLayoutKnown: Whether the type may be examined in memory.
    static func plan(for type: Any.Type, isLayoutKnown: Bool) -> ValuePlan {
        let framework = Framework.types
        if framework.isTransient(type) { return unstorable(type, .transient) }
        if isLayoutKnown, isNoncopyable(type) { return unsupported(type) }
        if let known = type as? any PlannedType.Type { return known.makePlan() }
        if let wrapper = type as? any StoredWrapper.Type { return wrapper.plan }
        if let machinery = type as? any StoredMachinery.Type { return machinery.plan }
        if framework.isMachinery(type) { return unstorable(type, .transient) }
        return isLayoutKnown ? examined(type) : ownForm(type)
    }

    /// A plan by what the type consists of, if it does not write itself.
    private static func examined(_ type: Any.Type) -> ValuePlan {
        switch StoredField.typeKind(type) {
        case .function: return unstorable(type, .closure)
        case .existential, .other: return unsupported(type)
        case .classReference: return reference(type)
        case .enumeration:
            if let type = type as? any RawRepresentable.Type { return raw(type) }
        case .structure where DurableTypeName.of(type).text.hasPrefix("Swift.Task<"): return unstorable(type, .task)
        case .structure, .tuple, .optional: break
        }
        if let type = type as? any (Decodable & Encodable).Type { return codable(type, isLayoutKnown: true) }
        if let type = type as? any RawRepresentable.Type { return raw(type) }
        switch StoredField.typeKind(type) {
        case .tuple: return tuple(type)
        case .structure where !isLibrary(type): return structure(type)
        case .enumeration: return enumeration(type)
        default: return unsupported(type)
        }
    }

    /// A plan for a value that writes itself.
    private static func ownForm(_ type: Any.Type) -> ValuePlan {
        if let type = type as? any (Decodable & Encodable).Type { return codable(type, isLayoutKnown: false) }
        if let type = type as? any RawRepresentable.Type { return raw(type) }
        return unstorable(type, .unknownLayout(DurableTypeName.of(type).text))
    }

    private static func unsupported(_ type: Any.Type) -> ValuePlan {
        unstorable(type, .unsupportedType(DurableTypeName.of(type).text))
    }

    private static func unstorable(_ type: Any.Type, _ reason: NotStorable.Reason) -> ValuePlan {
        func make<Value>(_ type: Value.Type) -> ValuePlan { UnstorablePlan<Value>(reason) }
        return _openExistential(type, do: make)
    }

    /// A plan for a property that is not stored.
    static func transientPlan(for type: Any.Type) -> ValuePlan { unstorable(type, .transient) }

    private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> ValuePlan { RawValuePlan<Value>() }
    private static func codable<Value: Codable>(_ type: Value.Type, isLayoutKnown: Bool) -> ValuePlan {
        CodablePlan<Value>(isLayoutKnown: isLayoutKnown)
    }

    private static func enumeration(_ type: Any.Type) -> ValuePlan {
        guard let cases = EnumerationCases(of: type), let witnesses = EnumerationWitnesses(of: type) else {
            return unsupported(type)
        }
        func make<Value>(_ type: Value.Type) -> ValuePlan { EnumerationPlan<Value>(cases, witnesses) }
        return _openExistential(type, do: make)
    }

    private static func reference(_ type: Any.Type) -> ValuePlan {
        guard let expected = type as? AnyClass else { return unsupported(type) }
        func make<Value>(_ type: Value.Type) -> ValuePlan { ReferencePlan<Value>(expected) }
        return _openExistential(type, do: make)
    }

    /// What a struct of a library means cannot be seen in its properties.
    private static func isLibrary(_ type: Any.Type) -> Bool {
        ClassPlan.libraries.contains(String(DurableTypeName.module(of: type)))
    }

    private static func isNoncopyable(_ type: Any.Type) -> Bool {
        let word = MemoryLayout<UInt>.size
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // The metadata of an object's class holds that of references to it in the same place.
        let witnesses = (metadata - word).load(as: UnsafeRawPointer.self)
        return witnesses.load(fromByteOffset: 10 * word, as: UInt32.self) & 0x80_0000 != 0
    }

    private static func tuple(_ type: Any.Type) -> ValuePlan {
        func make<Value>(_ type: Value.Type) -> ValuePlan { TuplePlan<Value>() }
        return _openExistential(type, do: make)
    }

    private static func structure(_ type: Any.Type) -> ValuePlan {
        func make<Value>(_ type: Value.Type) -> ValuePlan { StructurePlan<Value>() }
        return _openExistential(type, do: make)
    }
}
