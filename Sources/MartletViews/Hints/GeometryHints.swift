public import MartletUI

/// How a page would come and go; the browser shows it at once.
public protocol NavigationTransition: Sendable {}

/// A page that comes at once.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
}

/// A page that would grow out of a view, and comes at once.
public struct ZoomNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// A page that comes at once.
    public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A page that would grow out of a view.
    ///
    /// - Parameters:
    ///   - sourceID: The name of the view.
    ///   - namespace: Where it has the name.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
    /// Has no effect: a page comes at once.
    ///
    /// - Parameters:
    ///   - id: The name of the view that the page would grow out of.
    ///   - namespace: Where it has the name.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        IgnoredHint.matchedTransitionSource.passing(self)
    }

    /// Has no effect: a page comes at once.
    ///
    /// - Parameter style: How it would come.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        IgnoredHint.navigationTransition.passing(self)
    }
}
