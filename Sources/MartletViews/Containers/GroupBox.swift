public import MartletUI

/// Views in a box, with a title above them.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - content: The views in it.
    ///   - label: The title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public var body: some View {
        if let style {
            style.view(
                of: GroupBoxStyleConfiguration(
                    label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
                    content: GroupBoxStyleConfiguration.Content(
                        content: AnyView(content.environment(\.groupBoxStyle, style))))
            )
            // A box that the style itself makes has the default style; otherwise it would be styled without end.
            .environment(\.groupBoxStyle, nil)
        } else {
            HTML("div") {
                label.font(.headline)
                content
            }
            .class("m-group-box m-wide")
        }
    }
}

extension GroupBox {
    /// Creates a box with a title, in SwiftUI's older spelling.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - content: The views in it.
    @available(*, deprecated, message: "Use GroupBox(content:label:).")
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a title.
    ///
    /// - Parameter content: The views in it.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The views in it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The views in it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
