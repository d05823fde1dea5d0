public import MartletUI

/// Views that are shown or hidden by a press of their title.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group that is closed at first.
    ///
    /// - Parameters:
    ///   - content: The views that are shown when it is open.
    ///   - label: The title.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (isExpanded, self.content, self.label) = (nil, content, label())
    }

    /// Creates a group that the program opens and closes, too.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether it is open.
    ///   - content: The views that are shown when it is open.
    ///   - label: The title.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }

    public var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        if let style {
            style.view(
                of: DisclosureGroupStyleConfiguration(
                    label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
                    content: DisclosureGroupStyleConfiguration.Content(
                        content: AnyView(DisclosedViews(content: content).environment(\.disclosureGroupStyle, style))),
                    isExpanded: isExpanded)
            )
            // A group that the style itself makes has the default style; otherwise it would be styled without end.
            .environment(\.disclosureGroupStyle, nil)
        } else {
            HTML("div") {
                DisclosureTitle(label: label, isExpanded: isExpanded)
                if isExpanded.wrappedValue { HTML("div") { content() }.class("m-disclosure-content m-wide") }
            }
            .class("m-disclosure m-wide")
        }
    }
}

/// The title of a group: a button. A menu of the title's stands beside the button, which cannot hold it.
private struct DisclosureTitle<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>

    var body: some View {
        if let wrapped = (label as? any AccessorizedView)?.wrappingContent({ AnyView(button(AnyView($0))) }) {
            wrapped
        } else {
            button(label)
        }
    }

    private func button(_ label: some View) -> some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            label
        }
        .buttonStyle(.plain)
        .attribute("aria-expanded", isExpanded.wrappedValue ? "true" : "false")
        .class("m-disclosure-title")
    }
}

/// The views of a group, which are made when they are shown.
private struct DisclosedViews<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title that is closed at first.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The views that are shown when it is open.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a string as its title that is closed at first.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The views that are shown when it is open.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title that the program opens and closes, too.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isExpanded: Whether it is open.
    ///   - content: The views that are shown when it is open.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Creates a group with a string as its title that the program opens and closes, too.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isExpanded: Whether it is open.
    ///   - content: The views that are shown when it is open.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
