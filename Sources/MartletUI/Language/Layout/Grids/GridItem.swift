/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Equatable, Sendable {
    /// The width of a column, or the height of a row.
    public enum Size: Equatable, Sendable {
        /// A length in CSS pixels.
        case fixed(CGFloat)
        /// An equal share of the space that the fixed items leave, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items of equal size as fit into such a share. A grid has one of these; another one counts as
        /// flexible.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the item.
    public var size: Size
    /// The distance to the next item in CSS pixels, or `nil` for the default distance. A grid has one distance: the
    /// first that an item gives.
    public var spacing: CGFloat?
    /// The position of the views in the item, or `nil` for the center.
    public var alignment: Alignment?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - size: The size of the item.
    ///   - spacing: The distance to the next item in CSS pixels, or `nil` for the default distance.
    ///   - alignment: The position of the views in the item, or `nil` for the center.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
