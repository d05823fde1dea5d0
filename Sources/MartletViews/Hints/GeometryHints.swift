public import MartletUI

/// Which part of a view's geometry another would take over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set of parts.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place.
    public static let position = Self(rawValue: 1)
    /// The size.
    public static let size = Self(rawValue: 2)
    /// The place and the size.
    public static let frame: Self = [.position, .size]
}

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
    /// Has no effect: a view that stands for another does not take over its place.
    ///
    /// - Parameters:
    ///   - id: The name that both have.
    ///   - namespace: Where they have it.
    ///   - properties: What would be taken over.
    ///   - anchor: The point that would be the same.
    ///   - isSource: Whether this is the view that the other follows.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }

    /// Has no effect: a page comes at once.
    ///
    /// - Parameters:
    ///   - id: The name of the view that the page would grow out of.
    ///   - namespace: Where it has the name.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Has no effect: a page comes at once.
    ///
    /// - Parameter style: How it would come.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
