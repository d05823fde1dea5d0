public import MartletUI

/// A button that opens a list of actions: a `<details>`, so it opens without the server and without JavaScript.
///
/// A menu in a menu opens in place. Toggles, pickers, sections and dividers look like the menu's other items.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\.menuLook) private var look

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - content: The actions.
    ///   - label: The label of the button that opens the menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content(), label(), nil)
    }

    /// Creates a menu beside a button: a press of its label performs an action, one of the arrow after it opens the menu.
    ///
    /// - Parameters:
    ///   - content: The actions.
    ///   - label: The label of the button.
    ///   - primaryAction: The action to perform when the label is pressed.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(content(), label(), primaryAction) }

    init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
        (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
    }

    public var body: some View {
        if let style = look.own {
            let look = look
            style.view(
                of: MenuStyleConfiguration(
                    label: MenuStyleConfiguration.Label(content: AnyView(label)),
                    content: MenuStyleConfiguration.Content(
                        content: AnyView(content.transformEnvironment(\.menuLook) { $0 = look })),
                    primaryAction: primaryAction)
            )
            // A menu that the style itself makes has the default style; otherwise it would be styled without end.
            .transformEnvironment(\.menuLook) { $0.own = nil }
        } else if let primaryAction {
            HTML("div") {
                Button(action: primaryAction) { label }
                details(label: Text("More").class("m-unseen"), hasArrow: true)
            }
            .class("m-split")
            .class("m-borderless", when: look.isBorderless)
        } else {
            details(label: label, hasArrow: look.hasArrow)
        }
    }

    private func details(label: some View, hasArrow: Bool) -> some View {
        HTML("details") {
            HTML("summary") { label }.class("m-menu-label").class("m-menu-arrow", when: hasArrow)
            HTML("div") { content }.class("m-menu-content m-label-both")
        }
        .class("m-menu m-more")
        .class("m-borderless", when: look.isBorderless)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The actions.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The actions.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu beside a button with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The actions.
    ///   - primaryAction: The action to perform when the title is pressed.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content(), Text(titleKey), primaryAction) }

    /// Creates a menu beside a button with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The actions.
    ///   - primaryAction: The action to perform when the title is pressed.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content(), Text(title), primaryAction) }
}
