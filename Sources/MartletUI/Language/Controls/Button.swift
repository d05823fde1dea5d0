/// A control that performs an action: a `<button>`.
///
/// The action may throw (its error is shown on the page and logged, and the page lives on) and may be asynchronous (it
/// runs on the visitor's session, and each suspension shows what has changed).
public struct Button<Label: View>: PrimitiveView {
    let label: Label
    private let handler: EventHandler
    let role: ButtonRole?

    private init(_ role: ButtonRole? = nil, handler: EventHandler, label: Label) {
        self.handler = handler
        self.label = label
        self.role = role
    }

    public init(action: @escaping () throws -> Void, @ViewBuilder label: () -> Label) {
        self.init(handler: .action(action), label: label())
    }

    public init(action: @escaping AsyncAction, @ViewBuilder label: () -> Label) {
        self.init(handler: .asyncAction(action), label: label())
    }

    /// A button that says what it is for: one that destroys something looks so.
    public init(role: ButtonRole?, action: @escaping () throws -> Void, @ViewBuilder label: () -> Label) {
        self.init(role, handler: .action(action), label: label())
    }

    public init(role: ButtonRole?, action: @escaping AsyncAction, @ViewBuilder label: () -> Label) {
        self.init(role, handler: .asyncAction(action), label: label())
    }

    public static var _shape: ViewShape { .control }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .fixed("type", "button")))
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.handler), EventHandler.self, isEvent: true,
                read: { .event(.click, $0) },
                areEqual: nil))
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.role), ButtonRole?.self,
                read: { .constant("data-role", $0?.name) }, areEqual: { $0 == $1 }))
        plan.open(.button)
        switch plan.buttonStyle {
        case .system: plan.label(Label.self, at: offset + Field.offset(of: \Self.label))
        case .surrounding: plan.child(at: offset, SurroundingLabelOperations<Label>())
        case .direct(let style): plan.child(at: offset, style.operations(forButtonAt: offset, Label.self))
        }
        plan.close(.button)
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping () throws -> Void) {
        self.init(handler: .action(action), label: Text(title))
    }

    public init(_ title: LocalizedStringKey, action: @escaping AsyncAction) {
        self.init(handler: .asyncAction(action), label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () throws -> Void) {
        self.init(handler: .action(action), label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping AsyncAction) {
        self.init(handler: .asyncAction(action), label: Text(title))
    }

    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () throws -> Void) {
        self.init(role, handler: .action(action), label: Text(title))
    }

    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping AsyncAction) {
        self.init(role, handler: .asyncAction(action), label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () throws -> Void) {
        self.init(role, handler: .action(action), label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping AsyncAction) {
        self.init(role, handler: .asyncAction(action), label: Text(title))
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }

    private let kind: Kind

    /// It deletes something, or cannot be taken back.
    public static let destructive = ButtonRole(kind: .destructive)
    /// It leaves everything as it was.
    public static let cancel = ButtonRole(kind: .cancel)

    var name: String { kind == .destructive ? "destructive" : "cancel" }
}
