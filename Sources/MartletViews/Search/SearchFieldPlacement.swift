/// Where a search field is. It is above the view that can be searched, whatever the placement says.
public struct SearchFieldPlacement: Sendable {
    /// The usual place.
    public static let automatic = SearchFieldPlacement()
    /// In the bar at the top.
    public static let toolbar = SearchFieldPlacement()
    /// In the middle of the bar at the top.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// In the first column.
    public static let sidebar = SearchFieldPlacement()
    /// Below the bar at the top.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Below the bar at the top.
    ///
    /// - Parameter displayMode: Has no effect: the field is always there.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// When a field below the bar is there.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system decides.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}
