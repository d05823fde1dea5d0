/// The header of a section that the visitor folds: a button.
public struct _SectionToggle<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>

    public var body: some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            label
        }
        .buttonStyle(.plain)
        .attribute("aria-expanded", isExpanded.wrappedValue ? "true" : "false")
        .class("m-section-toggle")
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section that the visitor folds and unfolds by its header.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to whether the content is there.
    ///   - content: The views of the section.
    ///   - header: The view above the content.
    public init<Rows: View, Header: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
    ) where Content == Rows?, Parent == _SectionToggle<Header> {
        let rows = isExpanded.wrappedValue ? content() : nil
        let label = header()
        self.init(
            content: { rows }, header: { _SectionToggle(label: label, isExpanded: isExpanded) },
            footer: { EmptyView() })
    }

    /// Creates a section with a title, by which the visitor folds and unfolds it.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isExpanded: A binding to whether the content is there.
    ///   - content: The views of the section.
    public init<Rows: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Content == Rows?, Parent == _SectionToggle<Text> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a string as its title, by which the visitor folds and unfolds it.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isExpanded: A binding to whether the content is there.
    ///   - content: The views of the section.
    @_disfavoredOverload
    public init<Rows: View>(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Content == Rows?, Parent == _SectionToggle<Text> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
