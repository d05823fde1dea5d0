import MartletValues
package import Synchronization

/// What the engine knows of one view type, determined once and shared by the whole process.
///
/// It holds what the type fixes, and nothing that a value has ever held.
///
/// Safety of `@unchecked Sendable`: everything except an offset and the flags is fixed when it is made; those are
/// atomic.
package final class ViewType: @unchecked Sendable {
    package let name: String
    /// Whether the view is one of Martlet's own.
    let isOfMartlet: Bool
    package let plan: ViewPlan
    let maker: AnyNodeMaker
    package let comparison: InputComparison
    package let dynamicProperties: [PropertyField]
    /// Whether the type has state with an initial value.
    package let hasInitialValues: Bool
    /// Whether the type has properties without which its views cannot be evaluated.
    package let requiresObjects: Bool
    /// Whether a view of this type disappears with a transition.
    let hasTransition: Bool
    /// Whether a body of this type has ever read an `@Observable` object (see ``ObservationScope``).
    package let readsObservables = Atomic<Bool>(false)
    /// The offset of the content of a view of this type from its node's address; 0 until the first content exists.
    package let contentOffset = Atomic<Int>(0)
    /// Whether a view of this type without state of its own has ever read something.
    package let readsFromOthers = Atomic<Bool>(false)
    /// Whether a body of this type has ever called `_printChanges()`, so that changes are remembered.
    package let printsChanges = Atomic<Bool>(false)

    private static let table = PointerTable<ViewType>()
    /// The types at places where views around set styles of the program's, indexed by those styles.
    private static let styledTables = (0...PlanContext.all.rawValue).map { _ in PointerTable<ViewType>() }

    @inline(__always)
    package static func of<Content: View>(_ type: Content.Type) -> ViewType {
        table.value(for: type) { ViewType(type) }
    }

    /// The same for a view that stands where controls have `styles` of the program's: its plan depends on them.
    @inline(__always)
    package static func of<Content: View>(_ type: Content.Type, with styles: PlanContext) -> ViewType {
        styles.isEmpty ? of(type) : styled(type, styles)
    }

    @inline(never)
    private static func styled<Content: View>(_ type: Content.Type, _ styles: PlanContext) -> ViewType {
        styledTables[Int(styles.intersection(.all).rawValue)].value(for: type) { ViewType(type, styles) }
    }

    /// ``contentOffset`` of a type. No reference to the type is counted.
    @inline(__always)
    static func contentOffset<Content: View>(of type: Content.Type) -> Int {
        table.reference(for: type) { ViewType(type) }
            ._withUnsafeGuaranteedRef { $0.contentOffset.load(ordering: .relaxed) }
    }

    private init<Content: View>(_ type: Content.Type, _ styles: PlanContext = []) {
        name = Self.shortName(of: type)
        isOfMartlet = Self.isOfMartlet(type)
        plan = ViewPlan(of: type, with: styles)
        plan.keep()
        maker = NodeMaker<Content>()
        comparison = InputComparison(of: type)
        dynamicProperties = PropertyField.fields(of: type)
        hasInitialValues = dynamicProperties.contains { $0.operations.initialValues != nil }
        hasTransition = AnyTransition.isCarried(by: type)
        requiresObjects = dynamicProperties.contains(where: \.operations.mayMissObject)
    }

    /// Whether the type is declared in one of Martlet's modules, and not by a program.
    package static func isOfMartlet(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["MartletUI.", "MartletViews.", "MartletPublishers.", "MartletInspector."].contains {
            name.hasPrefix($0)
        }
    }

    /// `Counter` for `MyApp.Counter`; generic arguments lose their modules too.
    package static func shortName(of type: Any.Type) -> String {
        String(describing: (type as? any ModifierBodyType.Type)?.modifierType ?? type)
    }
}
