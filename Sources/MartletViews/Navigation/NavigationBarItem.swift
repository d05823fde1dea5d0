/// The navigation bar of a page.
public struct NavigationBarItem: Sendable {
    /// How a page shows its title.
    public enum TitleDisplayMode: Sendable {
        /// As the page below does; the first page large.
        case automatic
        /// In the bar.
        case inline
        /// Under the bar, as the page's heading.
        case large
    }
}

/// How a page shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As the page below does; the first page large.
    public static let automatic = Self(mode: .automatic)
    /// In the bar.
    public static let inline = Self(mode: .inline)
    /// In the bar, large. A page here shows it as ``large``.
    public static let inlineLarge = Self(mode: .large)
    /// Under the bar, as the page's heading.
    public static let large = Self(mode: .large)
}
