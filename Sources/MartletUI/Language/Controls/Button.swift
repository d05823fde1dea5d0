/// A control that performs an action: a `<button>`.
///
///     Button("Save") { try store.save(draft) }
///
/// The action may throw: its error is logged and shown, and the page continues. It may be asynchronous: it runs in the
/// visitor's session, and each suspension flushes what has changed.
public struct Button<Label: View>: _PrimitiveView {
    let label: Label
    let handler: EventHandler
    let role: ButtonRole?

    init(_ role: ButtonRole? = nil, handler: EventHandler, label: Label) {
        self.handler = handler
        self.label = label
        self.role = role
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - action: The action to perform when the button is pressed.
    ///   - label: The views inside the button.
    public init(action: @escaping () throws -> Void, @ViewBuilder label: () -> Label) {
        self.init(handler: .action(action), label: label())
    }

    /// Creates a button that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - action: The action to perform when the button is pressed.
    ///   - label: The views inside the button.
    public init(action: @escaping AsyncAction, @ViewBuilder label: () -> Label) {
        self.init(handler: .asyncAction(action), label: label())
    }

    /// Creates a button with a role.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button. A destructive button is styled accordingly.
    ///   - action: The action to perform when the button is pressed.
    ///   - label: The views inside the button.
    public init(role: ButtonRole?, action: @escaping () throws -> Void, @ViewBuilder label: () -> Label) {
        self.init(role, handler: .action(action), label: label())
    }

    /// Creates a button with a role that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button. A destructive button is styled accordingly.
    ///   - action: The action to perform when the button is pressed.
    ///   - label: The views inside the button.
    public init(role: ButtonRole?, action: @escaping AsyncAction, @ViewBuilder label: () -> Label) {
        self.init(role, handler: .asyncAction(action), label: label())
    }

    public static var _shape: _ViewShape { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        // What such a style makes of a button may be the `<button>` itself.
        if case .primitive = plan.buttonStyle, Label.self != PrimitiveButtonStyleConfiguration.Label.self {
            plan.open(.div)
            plan.child(at: offset, DerivedViewOperations { PrimitiveButton($0) })
            return plan.close(.div)
        }
        plan.attribute(AttributeStep(constant: .fixed("type", "button")))
        plan.attribute(
            AttributeStep(
                at: offset.handler, isEvent: true,
                read: { .event(.click, $0) },
                areEqual: nil))
        plan.attribute(
            AttributeStep(
                at: offset.role, read: { .constant("data-role", $0?.name) }, areEqual: { $0 == $1 }))
        plan.open(.button)
        switch plan.buttonStyle {
        case .system: plan.label(at: offset.label)
        case .surrounding, .primitive: plan.child(at: offset, DerivedViewOperations { SurroundingButtonLabel(of: $0) })
        case .direct(let style): style.planLabel(of: offset, in: plan)
        }
        plan.close(.button)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - action: The action to perform when the button is pressed.
    public init(_ title: LocalizedStringKey, action: @escaping () throws -> Void) {
        self.init(handler: .action(action), label: Text(title))
    }

    /// Creates a button with a title that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - action: The action to perform when the button is pressed.
    public init(_ title: LocalizedStringKey, action: @escaping AsyncAction) {
        self.init(handler: .asyncAction(action), label: Text(title))
    }

    /// Creates a button with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () throws -> Void) {
        self.init(handler: .action(action), label: Text(title))
    }

    /// Creates a button with a string as its title that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping AsyncAction) {
        self.init(handler: .asyncAction(action), label: Text(title))
    }

    /// Creates a button with a title and a role.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () throws -> Void) {
        self.init(role, handler: .action(action), label: Text(title))
    }

    /// Creates a button with a title and a role that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping AsyncAction) {
        self.init(role, handler: .asyncAction(action), label: Text(title))
    }

    /// Creates a button with a string as its title and a role.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () throws -> Void) {
        self.init(role, handler: .action(action), label: Text(title))
    }

    /// Creates a button with a string as its title and a role that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping AsyncAction) {
        self.init(role, handler: .asyncAction(action), label: Text(title))
    }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, confirm, close }

    private let kind: Kind

    /// The button deletes something, or its effect cannot be undone.
    public static let destructive = ButtonRole(kind: .destructive)
    /// The button leaves everything unchanged.
    public static let cancel = ButtonRole(kind: .cancel)

    /// The button says yes to what is asked, or ends what was begun.
    public static let confirm = ButtonRole(kind: .confirm)
    /// The button closes what is shown.
    public static let close = ButtonRole(kind: .close)

    /// The name that the style sheet knows; what closes leaves everything unchanged.
    var name: String {
        switch kind {
        case .destructive: "destructive"
        case .cancel, .close: "cancel"
        case .confirm: "confirm"
        }
    }

    /// The title of a button that is given none.
    var title: LocalizedStringKey {
        switch kind {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "Done"
        case .close: "Close"
        }
    }
}
