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

/// How a view that a page grows out of would look meanwhile.
public protocol MatchedTransitionSourceConfiguration {}

/// A look that says nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// The same look.
    ///
    /// - Parameter style: The color that would be behind the view.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// The same look.
    ///
    /// - Parameter shape: The shape that would clip the view.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// The same look.
    ///
    /// - Parameters:
    ///   - color: The color of a shadow.
    ///   - radius: How far it would be blurred.
    ///   - x: How far to the right it would be.
    ///   - y: How far down it would be.
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
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
    /// - Parameters:
    ///   - id: The name of the view that the page would grow out of.
    ///   - namespace: Where it has the name.
    ///   - configuration: How the view would look meanwhile.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { IgnoredHint.matchedTransitionSource.passing(self) }

    /// Has no effect: a page comes at once.
    ///
    /// - Parameter style: How it would come.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        IgnoredHint.navigationTransition.passing(self)
    }
}
