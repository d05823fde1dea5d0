/// The size that a layout proposes to a view. A dimension of `nil` asks for the view's ideal length, 0 for its least and
/// infinity for its greatest.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width.
    public var width: CGFloat?
    /// The proposed height.
    public var height: CGFloat?

    /// The proposal for the least size.
    public static let zero = Self(width: 0, height: 0)
    /// The proposal for the ideal size.
    public static let unspecified = Self(width: nil, height: nil)
    /// The proposal for the greatest size.
    public static let infinity = Self(width: .infinity, height: .infinity)

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - width: The width, or `nil` for the ideal one.
    ///   - height: The height, or `nil` for the ideal one.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    ///
    /// - Parameter size: The size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposed size, with the given lengths for dimensions that are `nil`.
    ///
    /// - Parameter size: The lengths to use.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
