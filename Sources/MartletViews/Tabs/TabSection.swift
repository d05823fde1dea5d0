public import MartletUI

/// Tabs of a ``TabView`` that belong together. A bar shows them beside the others, without the section's title.
public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: View {
    private let content: Content

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - content: The tabs.
    ///   - header: The title, which a bar does not show.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.content = content() }

    public var body: some View { content }
}

extension TabSection where Header == EmptyView {
    /// Creates a section without a title.
    ///
    /// - Parameter content: The tabs.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
    /// Creates a section with a title, which a bar does not show.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The tabs.
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content() }

    /// Creates a section with a title, which a bar does not show.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The tabs.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content() }
}

extension TabSection: AnyTabSection {
    var containedViews: [ContainedView] { TabEntry.contained(in: content) }
}
