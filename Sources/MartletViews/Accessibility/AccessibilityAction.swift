public import MartletUI

/// What a screen reader asks of a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case press, escape, delete, magicTap, named(String) }

    let kind: Kind

    /// A press.
    public static let `default` = Self(kind: .press)
    /// The way out: Escape.
    public static let escape = Self(kind: .escape)
    /// A deletion: the keys that delete.
    public static let delete = Self(kind: .delete)
    /// A tap with two fingers, which no browser reports.
    public static let magicTap = Self(kind: .magicTap)

    /// Creates an action with a name.
    ///
    /// - Parameter name: The name.
    public init(named name: Text) { kind = .named(name.resolved()) }

    private init(kind: Kind) { self.kind = kind }
}

/// A way in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Upwards.
    case increment
    /// Downwards.
    case decrement
}

/// The modifier of `accessibilityActions(_:)` and its kind: buttons that are said, and seen when they have the focus.
struct AccessibilityActions<Actions: View>: ViewModifier {
    let actions: Actions

    func body(content: Content) -> some View {
        HTML("div") {
            content
            HTML("div") { actions }.class("m-unseen")
        }
        .class("m-contents")
    }
}

extension View {
    /// Adds an action for screen readers and the keyboard: a button after the view, which is seen when it has the focus.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - handler: The action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityActions { Button(action: handler) { name } }
    }

    /// Adds an action for screen readers and the keyboard: a button after the view, which is seen when it has the focus.
    ///
    /// - Parameters:
    ///   - nameKey: The name of the action.
    ///   - handler: The action.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action for screen readers and the keyboard: a button after the view, which is seen when it has the focus.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - handler: The action.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(verbatim: String(name)), handler)
    }

    /// Adds an action for screen readers and the keyboard: a button after the view, which is seen when it has the focus.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - label: The name of the action.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { accessibilityActions { [label = label()] in Button(action: action) { label } } }

    /// Adds an action for screen readers and the keyboard.
    ///
    /// The default action is a button “Activate” after the view, `.escape` and `.delete` are keys.
    ///
    /// - Parameters:
    ///   - kind: What is asked of the view.
    ///   - handler: The action.
    @ViewBuilder
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        switch kind.kind {
        case .press: accessibilityAction(named: Text("Activate"), handler)
        case .named(let name): accessibilityAction(named: Text(verbatim: name), handler)
        case .escape: onExitCommand(perform: handler)
        case .delete: onDeleteCommand(perform: handler)
        case .magicTap: self
        }
    }

    /// Adds actions for screen readers and the keyboard: buttons after the view, which are seen when they have the focus.
    ///
    /// - Parameter content: The buttons.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActions(actions: content()))
    }

    /// Lets screen readers and the keyboard adjust the view: by two buttons after it, which are seen when they have the
    /// focus.
    ///
    /// - Parameter handler: The action. It receives the direction.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityActions {
            Button("Increment") { handler(.increment) }
            Button("Decrement") { handler(.decrement) }
        }
    }

    /// Has other views stand for this one where a screen reader reads.
    ///
    /// This view is hidden from it then, and must not contain anything that the keyboard can focus. The others are seen
    /// when they have the focus.
    ///
    /// - Parameter representation: The other views.
    public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View { accessibilityHidden(true).modifier(AccessibilityActions(actions: representation())) }

    /// Has other views stand for what is in this one where a screen reader reads; see
    /// ``accessibilityRepresentation(representation:)``.
    ///
    /// - Parameter children: The other views.
    public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
        accessibilityRepresentation(representation: children)
    }
}
