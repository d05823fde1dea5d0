public import MartletUI

/// Content of a ``TabView``: tabs whose selection has a value of one type.
///
/// Tabs are views, so that tabs and views with `tabItem(_:)` can stand together.
public protocol TabContent<TabValue>: View {
    /// The type of the values of the selection.
    associatedtype TabValue: Hashable
}

extension Tab: TabContent {
    public typealias TabValue = Value
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
    public typealias TabValue = Content.TabValue
}

extension TabContent {
    /// Shows a number at the button of the tab.
    ///
    /// - Parameter count: The number; none is shown for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text at the button of the tab.
    ///
    /// - Parameter label: The text; none is shown for `nil`.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedContent(content: self, modifier: Badge(label: label))
    }

    /// Shows a text at the button of the tab.
    ///
    /// - Parameter key: The text; none is shown for `nil`.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Shows a string at the button of the tab.
    ///
    /// - Parameter label: The string, shown as it is; none is shown for `nil`.
    @_disfavoredOverload
    public func badge(_ label: (some StringProtocol)?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

    /// Has no effect on a page: visitors do not rearrange its tabs.
    ///
    /// - Parameters:
    ///   - behavior: What visitors may do with the tab.
    ///   - placements: Where they may do it.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Has no effect on a page: visitors do not rearrange its tabs.
    ///
    /// - Parameters:
    ///   - visibility: Whether the tab is shown before a visitor has arranged them.
    ///   - placements: Where.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Has no effect on a page: tabs are in one bar.
    ///
    /// - Parameter placement: Where the tab would be.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

    /// Has no effect on a page: a bar of tabs does not show sections.
    ///
    /// - Parameter content: What would stand below the tabs of the section.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }

    /// Has no effect on a page: visitors do not rearrange its tabs.
    ///
    /// - Parameter id: What the tab is called where its place is stored.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// Where a tab would be: on a page, all are in a bar.
public struct TabPlacement: Hashable, Sendable {
    private let isPinned: Bool?
    private let isInSidebar: Bool

    /// Where it would be by itself.
    public static let automatic = Self(isPinned: nil, isInSidebar: true)
    /// In a bar and in a sidebar.
    public static let pinned = Self(isPinned: true, isInSidebar: true)
    /// In a sidebar only.
    public static let sidebarOnly = Self(isPinned: false, isInSidebar: true)
}

/// What visitors would be allowed to do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let isAllowed: Bool?

    /// What they may do with others.
    public static let automatic = Self(isAllowed: nil)
    /// They may move and hide it.
    public static let reorderable = Self(isAllowed: true)
    /// They may do nothing with it.
    public static let disabled = Self(isAllowed: false)
}

/// Where tabs are: on a page they are in a bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let isBar: Bool?

    /// Where they would be by themselves.
    public static let automatic = Self(isBar: nil)
    /// In a bar.
    public static let tabBar = Self(isBar: true)
    /// In a sidebar.
    public static let sidebar = Self(isBar: false)
}

/// Combines the tabs of a ``TabView`` whose selection has values of one type, so that a tab's value may be written as `.home`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// Passes on the tabs of a statement.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Passes on the tab of a closure with one statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines several tabs.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    /// Builds the tabs of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the tabs of a condition that holds.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// Builds the tabs of a condition that does not hold.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// Builds the tabs of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
