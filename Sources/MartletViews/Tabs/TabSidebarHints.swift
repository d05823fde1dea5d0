public import MartletUI

/// When the search of a tab would begin.
public struct TabSearchActivation: Hashable, Sendable {
    private let isWithTab: Bool

    /// As the system decides.
    public static let automatic = Self(isWithTab: false)
    /// When the tab is selected.
    public static let searchTabSelection = Self(isWithTab: true)
}

extension View {
    /// Has no effect: tabs have a bar at the bottom in place of a sidebar.
    ///
    /// - Parameter content: What would stand above the tabs of a sidebar.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        IgnoredHint.tabViewSidebar.passing(self)
    }

    /// Has no effect: tabs have a bar at the bottom in place of a sidebar.
    ///
    /// - Parameter content: What would stand below the tabs of a sidebar.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        IgnoredHint.tabViewSidebar.passing(self)
    }

    /// Has no effect: tabs have a bar at the bottom in place of a sidebar.
    ///
    /// - Parameter content: What would stay at the bottom of a sidebar.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        IgnoredHint.tabViewSidebar.passing(self)
    }

    /// Has no effect: tabs have a bar at the bottom in place of a sidebar.
    ///
    /// - Parameter placement: Where the tabs would be at first.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View {
        IgnoredHint.tabViewSidebar.passing(self)
    }

    /// Has no effect: the visitor presses the tab's field.
    ///
    /// - Parameter activation: When the search of a tab would begin.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
