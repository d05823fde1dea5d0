public import MartletUI

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    private init(_ content: Content, _ label: AnyView?) { (self.content, self.label) = (content, label) }

    /// Creates a group.
    ///
    /// - Parameter content: The controls.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

    /// Creates a group with a label, which a screen reader says.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: The label.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content(), AnyView(label()))
    }

    /// Creates a group with a title, which a screen reader says.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The controls.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content(), AnyView(Text(titleKey)))
    }

    /// Creates a group with a string as its title, which a screen reader says.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The controls.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content(), AnyView(Text(title)))
    }

    /// Creates a group with a title and a symbol, which a screen reader says.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The controls.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), AnyView(Text(titleKey)))
    }

    public var body: some View {
        if let style {
            style.view(
                of: ControlGroupStyleConfiguration(
                    content: ControlGroupStyleConfiguration.Content(
                        content: AnyView(content.environment(\.controlGroupStyle, style))),
                    label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView(EmptyView())))
            )
            // A group that the style itself makes has the default style; otherwise it would be styled without end.
            .environment(\.controlGroupStyle, nil)
        } else {
            HTML("fieldset") {
                if let label { HTML("legend") { label }.class("m-unseen") }
                content
            }
            .class("m-control-group")
        }
    }
}
