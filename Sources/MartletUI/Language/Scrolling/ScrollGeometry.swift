/// Where a scroll view stands over its content: what ``View/onScrollGeometryChange(for:of:action:)`` hands to its closure.
///
/// Lengths are CSS pixels. x grows from the leading edge.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled. At the beginning it is the negative of the insets there.
    public var contentOffset: CGPoint
    /// The size of the content, which can be smaller than that of the scroll view.
    public var contentSize: CGSize
    /// The margins around the content, which scroll with it.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, or of the part of it that the window shows where the page scrolls in its place.
    public var containerSize: CGSize

    /// Creates a geometry.
    ///
    /// - Parameters:
    ///   - contentOffset: How far the content is scrolled.
    ///   - contentSize: The size of the content.
    ///   - contentInsets: The margins around the content.
    ///   - containerSize: The size of the scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is visible, with the margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content that is visible, within the margins.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }

    static var zero: Self {
        Self(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    }
}
