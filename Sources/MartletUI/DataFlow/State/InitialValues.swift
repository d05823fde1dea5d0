/// What two initial values of one `@State`, given one after the other, say.
package enum InitialValueChange {
    /// The view makes a new one each time, which means nothing.
    case none
    /// The same object twice: it comes from outside.
    case sameObject
    case otherObject
    case otherValue
}

extension State: InitialValueProperty {}

/// How the initial values of one property are compared.
package struct InitialValueOperations {
    package let change: (_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> InitialValueChange
    package let value: (UnsafeRawPointer) -> Any

    static func of<Property: InitialValueProperty>(_ type: Property.Type) -> InitialValueOperations {
        func initialValue(_ property: UnsafeRawPointer) -> Property.Value {
            property.assumingMemoryBound(to: Property.self).pointee.initialValue
        }
        let isReference = StoredField.isReference(Property.Value.self)
        return InitialValueOperations(
            change: { old, new in
                let isSame = InputComparison.areValuesEqual(initialValue(old), initialValue(new))
                if isReference { return isSame ? .sameObject : .otherObject }
                return isSame ? .none : .otherValue
            }, value: { initialValue($0) })
    }
}

/// Finds views that are given the initial value of their state from outside, which is ignored once they live (“SwiftUI”,
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
            guard let property = field.operations.initialValues else { continue }
            let name = "\(type.name).\(field.name)"
            if settled.contains(name) { continue }
            switch property.change(old + field.offset, new + field.offset) {
            case .none: break
            case .sameObject: given.insert(name)
            case .otherObject where given.contains(name):
                settled.insert(name)
                return .ignored(field.name)
            case .otherObject: break
            case .otherValue:
                let value = property.value(new + field.offset)
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
        guard !scheduler.unclear.isEmpty else { return false }
        var nodes: [Node] = []
        swap(&nodes, &scheduler.unclear)
        for node in nodes { invalidate(node, .observable) }
        scheduler.isCheckingInitialValues = true
        evaluateDirty()
        scheduler.isCheckingInitialValues = false
        return true
    }
}
