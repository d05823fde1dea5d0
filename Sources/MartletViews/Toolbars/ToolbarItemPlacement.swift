/// Where in the bars of a page an item of its toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// A part of the bars of a page.
    enum Part { case leading, principal, trailing, menu, titleMenu, bottom }

    let part: Part

    /// At the end of the bar.
    public static let automatic = Self(part: .trailing)
    /// In the middle of the bar, in place of the title.
    public static let principal = Self(part: .principal)
    /// In the middle of the bar, in place of the title.
    public static let title = Self(part: .principal)
    /// In the middle of the bar, in place of the title.
    public static let largeTitle = Self(part: .principal)
    /// In the middle of the bar, after the title.
    public static let subtitle = Self(part: .principal)
    /// In the middle of the bar, after the title.
    public static let largeSubtitle = Self(part: .principal)
    /// At the beginning of the bar.
    public static let navigation = Self(part: .leading)
    /// At the end of the bar.
    public static let primaryAction = Self(part: .trailing)
    /// In a menu at the end of the bar.
    public static let secondaryAction = Self(part: .menu)
    /// In the bar at the bottom.
    public static let status = Self(part: .bottom)
    /// At the end of the bar: what a dialog ends with.
    public static let confirmationAction = Self(part: .trailing)
    /// At the beginning of the bar: what leaves everything as it was.
    public static let cancellationAction = Self(part: .leading)
    /// At the end of the bar.
    public static let destructiveAction = Self(part: .trailing)
    /// In the bar at the bottom: a page cannot put anything above a keyboard.
    public static let keyboard = Self(part: .bottom)
    /// At the beginning of the bar.
    public static let topBarLeading = Self(part: .leading)
    /// At the end of the bar.
    public static let topBarTrailing = Self(part: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = Self(part: .bottom)
    /// In the menu that the title opens.
    static let titleMenu = Self(part: .titleMenu)
    /// At the beginning of the bar; the older spelling of ``topBarLeading``.
    public static let navigationBarLeading = Self(part: .leading)
    /// At the end of the bar; the older spelling of ``topBarTrailing``.
    public static let navigationBarTrailing = Self(part: .trailing)
}

/// One of the bars of a page.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Bar { case automatic, navigationBar, bottomBar, tabBar }

    private let bar: Bar

    /// The bar at the top.
    public static let automatic = Self(bar: .navigationBar)
    /// The bar at the top.
    public static let navigationBar = Self(bar: .navigationBar)
    /// The bar at the bottom.
    public static let bottomBar = Self(bar: .bottomBar)
    /// The bar of a `TabView`.
    public static let tabBar = Self(bar: .tabBar)
    /// The bar at the top.
    public static let windowToolbar = Self(bar: .navigationBar)
}
