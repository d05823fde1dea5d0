public import MartletUI

/// How a ``TabView`` leads from one tab to another. Every style is the bar at the bottom: a page is not swiped, and has no
/// sidebar for tabs.
public protocol TabViewStyle {}

/// The bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// The bar at the bottom, on every screen.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// The bar at the bottom, in place of a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// The bar at the bottom, in place of pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots of pages are shown.
    public struct IndexDisplayMode: Sendable {
        /// If there are several pages.
        public static let automatic = Self()
        /// Always.
        public static let always = Self()
        /// Never.
        public static let never = Self()
    }

    /// Creates the style.
    ///
    /// - Parameter indexDisplayMode: Has no effect.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The bar at the bottom.
    public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// The bar at the bottom, on every screen.
    public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// The bar at the bottom, in place of a sidebar.
    public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// The bar at the bottom, in place of pages that are swiped.
    public static var page: Self { Self() }

    /// The bar at the bottom, in place of pages that are swiped.
    ///
    /// - Parameter indexDisplayMode: Has no effect.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

/// How the dots of pages would be shown.
public protocol IndexViewStyle {}

/// Dots of pages, which a page does not have.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is something behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        /// A case in which there is.
        public static let automatic = Self(), interactive = Self(), always = Self(), never = Self()
    }

    /// Creates the style.
    ///
    /// - Parameter backgroundDisplayMode: Has no effect.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots of pages.
    public static var page: Self { Self() }

    /// Dots of pages.
    ///
    /// - Parameter backgroundDisplayMode: Has no effect.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

extension View {
    /// Has no effect: tabs have a bar and no dots.
    ///
    /// - Parameter style: How dots would be shown.
    public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }

    /// Sets how the tabs inside are shown, which is by a bar at the bottom anyway.
    ///
    /// - Parameter style: The style.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        IgnoredHint.tabViewStyle.passing(self)
    }
}
