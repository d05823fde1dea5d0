/// How the values of one type are counted. Addresses that it receives are those of values of its type.
///
/// Safety of `@unchecked Sendable`: everything is fixed before ``of(_:)`` returns the plan.
class SizePlan: @unchecked Sendable {
    /// Whether values have anything outside of their own memory.
    fileprivate(set) var hasContent = false
    fileprivate var children: [SizePlan] = []

    /// Whether the type itself has.
    var isContent: Bool { false }
    /// The bytes that tell two values apart.
    var significantBytes: [Range<Int>] { [] }

    /// Makes the plans of the values inside.
    func complete(_ builder: SizePlanBuilder) {}

    /// Adds what a value has outside of its own memory.
    func count(_ address: UnsafeRawPointer, _ size: inout ByteCount) {}

    /// Adds what a value has more than another one.
    func countChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ size: inout ByteCount) {
        let isSame = significantBytes.allSatisfy {
            (old + $0.lowerBound).hasSameBytes(as: new + $0.lowerBound, $0.count)
        }
        if isSame { return }
        size.subtracting { count(old, &$0) }
        count(new, &size)
    }
}

extension SizePlan {
    private static let table = PointerTable<SizePlan>()

    static func of(_ type: Any.Type) -> SizePlan {
        table.value(for: type) { SizePlanBuilder().finishedPlan(for: type) }
    }
}

/// Makes the plan of a type and those of the types inside, which may contain the type itself.
final class SizePlanBuilder {
    private var plans: [ObjectIdentifier: SizePlan] = [:]

    fileprivate func finishedPlan(for type: Any.Type) -> SizePlan {
        let plan = plan(for: type)
        // A type that contains itself has content through a collection or a box only.
        var isChanging = true
        while isChanging {
            isChanging = false
            for plan in plans.values where !plan.hasContent {
                guard plan.isContent || plan.children.contains(where: \.hasContent) else { continue }
                plan.hasContent = true
                isChanging = true
            }
        }
        return plan
    }

    /// The plan of a type inside `outer`.
    func child(_ type: Any.Type, of outer: SizePlan) -> SizePlan {
        let plan = plan(for: type)
        outer.children.append(plan)
        return plan
    }

    private func plan(for type: Any.Type) -> SizePlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = Self.makePlan(for: type)
        plans[ObjectIdentifier(type)] = plan
        plan.complete(self)
        return plan
    }

    private static func makePlan(for type: Any.Type) -> SizePlan {
        if let sized = type as? any SizedType.Type { return sized.makeSizePlan() }
        switch StoredField.typeKind(type) {
        case .structure:
            // What a struct of a library consists of is its own business.
            return ClassPlan.libraries.contains(String(DurableTypeName.module(of: type)))
                ? SizePlan() : FieldsSizePlan(type)
        case .tuple: return FieldsSizePlan(type)
        case .enumeration: return enumeration(type) ?? SizePlan()
        case .optional, .classReference, .function, .existential, .other: return SizePlan()
        }
    }

    /// `nil` if it is not known what the cases carry.
    private static func enumeration(_ type: Any.Type) -> SizePlan? {
        guard StoredValueLayout.isKnown, let cases = EnumerationCases(of: type),
            let witnesses = EnumerationWitnesses(of: type)
        else { return nil }
        func make<Value>(_ type: Value.Type) -> SizePlan { EnumerationSizePlan<Value>(cases, witnesses) }
        return _openExistential(type, do: make)
    }
}
