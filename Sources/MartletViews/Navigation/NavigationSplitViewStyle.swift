public import MartletUI

/// How a ``NavigationSplitView`` shows its columns, which is beside one another in any case.
public protocol NavigationSplitViewStyle {}

/// Columns beside one another.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// Columns beside one another.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// Columns beside one another.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Columns beside one another.
    public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns beside one another.
    public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Columns beside one another.
    public static var prominentDetail: Self { Self() }
}

extension View {
    /// Sets how a ``NavigationSplitView`` shows its columns, which is beside one another anyway.
    ///
    /// - Parameter style: The style.
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
        IgnoredHint.navigationSplitViewStyle.passing(self)
    }

    /// Has no effect: the style sheet says how wide a column is.
    ///
    /// - Parameter width: The width, in CSS pixels.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        IgnoredHint.navigationSplitViewColumnWidth.passing(self)
    }

    /// Has no effect: the style sheet says how wide a column is.
    ///
    /// - Parameters:
    ///   - min: The least width, in CSS pixels.
    ///   - ideal: The width at first, in CSS pixels.
    ///   - max: The greatest width, in CSS pixels.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        IgnoredHint.navigationSplitViewColumnWidth.passing(self)
    }
}
