public import MartletUI

/// What a toolbar would be for.
public struct ToolbarRole: Sendable {
    /// A toolbar.
    public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}

/// When the bar of tabs would become small.
public struct TabBarMinimizeBehavior: Sendable {
    /// It does not.
    public static let automatic = Self(), never = Self(), onScrollDown = Self(), onScrollUp = Self()
}

/// Whether a menu would stay open when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    /// It closes.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

/// How a visitor would have arranged tabs.
public struct TabViewCustomization: Codable, Hashable, Sendable {
    /// Creates the arrangement that the program has.
    public init() {}
}

/// Whether every other row would have another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The rows have one background.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

extension View {
    /// Has no effect: tabs stay as the program has them.
    ///
    /// - Parameter customization: How the visitor has arranged them.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        IgnoredHint.tabViewCustomization.passing(self)
    }

    /// Has no effect: the rows of a table have lines between them.
    ///
    /// - Parameter behavior: Whether every other row would have another background.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        IgnoredHint.alternatingRowBackgrounds.passing(self)
    }

    /// Has no effect: toolbars look the same.
    ///
    /// - Parameter role: What it would be for.
    public func toolbarRole(_ role: ToolbarRole) -> some View { IgnoredHint.toolbarRole.passing(self) }

    /// Has no effect: a bar has the color scheme of its page.
    ///
    /// - Parameters:
    ///   - colorScheme: The color scheme.
    ///   - bars: The bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        IgnoredHint.toolbarColorScheme.passing(self)
    }

    /// Has no effect: the bar of tabs keeps its size.
    ///
    /// - Parameter behavior: When it would become small.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        IgnoredHint.tabBarMinimizeBehavior.passing(self)
    }

    /// Has no effect: a menu closes when one of its items is chosen.
    ///
    /// - Parameter behavior: Whether it would.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        IgnoredHint.menuActionDismissBehavior.passing(self)
    }
}
