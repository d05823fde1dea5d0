public import MartletUI

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
}
