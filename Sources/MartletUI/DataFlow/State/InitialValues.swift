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
    static func initialValue(at address: UnsafeRawPointer) -> Any
}

extension State: InitialValueProperty {
    package static func initialValue(at address: UnsafeRawPointer) -> Any {
        address.assumingMemoryBound(to: Self.self).pointee.initialValue
    }

    package static func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> InitialValueChange {
        let (old, new) = (old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self))
        if StoredField.isReference(Value.self) {
            let isSame = InputComparison.areValuesEqual(old.pointee.initialValue, new.pointee.initialValue)
            return isSame ? .sameObject : .otherObject
        }
        return InputComparison.areValuesEqual(old.pointee.initialValue, new.pointee.initialValue) ? .none : .otherValue
    }
}

/// Finds views that are given the initial value of their state from outside, which is ignored once they live (note 3,
/// "all this initializer does is change the initial value"). In development only.
///
/// A value that the view makes where it declares the state, `@State var color = Color.random`, is another one each time as
/// well. What tells the two apart: made by the same evaluation once more, a value from outside is the same again.
struct StateFromOutside {
    enum Verdict: Equatable {
        case nothing
        /// The view around has to be evaluated once more.
        case unclear
        /// The new initial value of this property is ignored.
        case ignored(String)
    }

    /// By type and property: those that were given one object twice, those whose new value has been seen once, and those of
    /// which all is known.
    private var given: Set<String> = []
    private var suspected: [String: (value: Any, evaluation: Int)] = [:]
    private var settled: Set<String> = []

    /// What the initial values of a view that is given anew say, after so many evaluations, or while views are evaluated once
    /// more. Each property is told of once.
    mutating func verdict(
        from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ type: ViewType, after evaluations: Int, isChecking: Bool
    ) -> Verdict {
        var isUnclear = false
        for field in type.dynamicProperties {
            guard let property = field.type as? any InitialValueProperty.Type else { continue }
            let name = "\(type.name).\(field.name)"
            if settled.contains(name) { continue }
            switch property.change(from: old + field.offset, to: new + field.offset) {
            case .none: break
            case .sameObject: given.insert(name)
            case .otherObject where given.contains(name):
                settled.insert(name)
                return .ignored(field.name)
            case .otherObject: break
            case .otherValue:
                let value = property.initialValue(at: new + field.offset)
                guard let former = suspected[name] else {
                    suspected[name] = (value, evaluations)
                    isUnclear = true
                    continue
                }
                // Asked twice by one evaluation.
                if former.evaluation == evaluations, !isChecking { continue }
                settled.insert(name)
                suspected[name] = nil
                if InputComparison.areDynamicallyEqual(former.value, value) { return .ignored(field.name) }
            }
        }
        return isUnclear ? .unclear : .nothing
    }
}

extension ViewGraph {
    /// Evaluates once more what stands around views whose new initial values say too little. Gives whether there was any.
    func checkInitialValues() -> Bool {
        guard !unclear.isEmpty else { return false }
        var nodes: [Node] = []
        swap(&nodes, &unclear)
        for node in nodes { invalidate(node, .observable) }
        isCheckingInitialValues = true
        evaluateDirty()
        isCheckingInitialValues = false
        return true
    }
}
