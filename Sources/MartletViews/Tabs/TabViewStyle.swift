public import MartletUI

/// How a ``TabView`` leads from one tab to another: by a bar at the bottom, or by pages that are swiped.
public protocol TabViewStyle {
    /// When dots are shown, if the tabs are pages that are swiped.
    var _pageIndex: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
    public var _pageIndex: PageTabViewStyle.IndexDisplayMode? { nil }
}

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

/// Pages beside one another, of which one is seen, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots of pages are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let isShown: Bool?

        /// If there are several pages.
        public static let automatic = Self(isShown: nil)
        /// Always.
        public static let always = Self(isShown: true)
        /// Never.
        public static let never = Self(isShown: false)

        func showsDots(of count: Int) -> Bool { isShown ?? (count > 1) }
    }

    private let indexDisplayMode: IndexDisplayMode

    public var _pageIndex: IndexDisplayMode? { indexDisplayMode }

    /// Creates the style.
    ///
    /// - Parameter indexDisplayMode: When the dots of pages are shown.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
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
    /// Pages beside one another, with dots below if there are several.
    public static var page: Self { Self() }

    /// Pages beside one another.
    ///
    /// - Parameter indexDisplayMode: When the dots of pages are shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

private struct TabPageIndexKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
    /// When dots are shown, if tabs are pages that are swiped.
    var tabPageIndex: PageTabViewStyle.IndexDisplayMode? {
        get { self[TabPageIndexKey.self] }
        set { self[TabPageIndexKey.self] = newValue }
    }
}

extension View {
    /// Sets how the tabs inside are shown: by a bar at the bottom, or as pages that are swiped.
    ///
    /// - Parameter style: The style.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        environment(\.tabPageIndex, style._pageIndex)
    }
}
