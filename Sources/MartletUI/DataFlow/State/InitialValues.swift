import MartletValues

/// The meaning of two consecutive initial values of one `@State`.
package enum InitialValueChange {
    /// The view makes a new value each time, which means nothing.
    case none
    /// Both are the same object: it comes from outside.
    case sameObject
    case otherObject
    case otherValue
}

extension State: InitialValueProperty {}

/// Compares the initial values of one property.
package struct InitialValueOperations {
    package let change: (_ old: ValueAddress, _ new: ValueAddress) -> InitialValueChange
    package let value: (ValueAddress) -> Any

    static func of<Property: InitialValueProperty>(_ type: Property.Type) -> InitialValueOperations {
        func initialValue(_ property: ValueAddress) -> Property.Value {
            property[Offset<Property>.start].initialValue
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

/// Finds views that receive the initial value of their state from outside, which the engine ignores once the view lives
/// (“SwiftUI”, "all this initializer does is change the initial value"). Runs in development only.
///
/// A value that the view makes in the declaration, `@State var color = Color.random`, differs each time as well. The
/// distinction: if the same evaluation runs once more, a value from outside stays the same.
struct StateFromOutside {
    enum Verdict: Equatable {
        case nothing
        /// The surrounding view must be evaluated once more.
        case unclear
        /// The engine ignores the new initial value of this property.
        case ignored(String)
    }

    /// Keyed by type and property: properties that received one object twice, properties whose new value has occurred
    /// once, and properties with a known verdict.
    private var given: Set<String> = []
    private var suspected: [String: (value: Any, evaluation: Int)] = [:]
    private var settled: Set<String> = []

    /// Returns the verdict on the initial values of a view's new value, after a number of evaluations, or during
    /// repeated evaluations. It reports each property once.
    mutating func verdict(
        from old: ValueAddress, to new: ValueAddress, _ type: ViewType, after evaluations: Int, isChecking: Bool,
        isInKeptContent: Bool
    ) -> Verdict {
        var isUnclear = false
        for field in type.dynamicProperties {
            guard let property = field.operations.initialValues else { continue }
            let name = "\(type.name).\(field.name)"
            if settled.contains(name) { continue }
            switch property.change(old + field.offset, new + field.offset) {
            case .none: break
            case .sameObject where isInKeptContent: break
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
                // One evaluation asked twice.
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
    /// Repeats the evaluation of the views around those with an unclear verdict. Returns whether there were any.
    func checkInitialValues() -> Bool {
        guard !scheduler.unclear.isEmpty else { return false }
        var nodes: [Node] = []
        swap(&nodes, &scheduler.unclear)
        for node in nodes { invalidate(node, .observable(nil)) }
        scheduler.isCheckingInitialValues = true
        evaluateDirty()
        scheduler.isCheckingInitialValues = false
        return true
    }
}
