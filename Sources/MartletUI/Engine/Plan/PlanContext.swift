/// What surrounds a type, as far as its plan depends on it: a type has a plan for each context that it stands in.
///
/// A view around may set a style of the program's for a kind of controls. The style decides which views a control
/// consists of: there, these controls read their style and make a view of their own from it. Everywhere else they cost
/// nothing more.
package struct PlanContext: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Buttons and labels have a style of the program's.
    package static let buttonsAndLabels = PlanContext(rawValue: 1)
    /// Toggles have one.
    package static let toggles = PlanContext(rawValue: 2)
    /// Buttons have a style of the program's that makes all of them, so that they are not `<button>`s by themselves.
    package static let primitiveButtons = PlanContext(rawValue: 4)
    /// The type stands directly in a lazy container, so that its `ForEach` makes rows as they come near the viewport.
    package static let lazyRows = PlanContext(rawValue: 8)
    /// Pickers have a style other than a menu.
    package static let pickers = PlanContext(rawValue: 16)
    /// The rows of lists can be selected.
    package static let selectableRows = PlanContext(rawValue: 32)
    /// Symbols have a variant or colors that a view around sets.
    package static let symbolVariants = PlanContext(rawValue: 64)
    /// Forms, labeled values, progress views and text fields have a style of the program's.
    package static let containers = PlanContext(rawValue: 128)
    /// Toggles are shown as checkboxes or buttons, and not as switches.
    package static let checkboxes = PlanContext(rawValue: 256)
    /// The type is the body of a view that stands directly in a list, so that its views are rows. Nothing inside
    /// inherits it.
    package static let rows = PlanContext(rawValue: 512)
    package static let all: PlanContext = [
        .buttonsAndLabels, .toggles, .primitiveButtons, .lazyRows, .pickers, .selectableRows, .symbolVariants,
        .containers, .checkboxes, .rows,
    ]
}
