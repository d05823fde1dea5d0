#if !Foundation
/// A rectangle in CSS pixels; y grows downwards.
public struct CGRect: Hashable, Sendable {
    /// The corner from which the width and the height are measured.
    public var origin: CGPoint
    /// The width and the height, which may be negative.
    public var size: CGSize

    /// Creates a rectangle from its origin and size.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its coordinates.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// A rectangle of size 0 at (0, 0).
    public static let zero = CGRect()

    /// The smallest x coordinate.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The x coordinate of the center.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The greatest x coordinate.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The smallest y coordinate.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The y coordinate of the center.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The greatest y coordinate.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// The width, which is never negative.
    public var width: CGFloat { size.width.magnitude }
    /// The height, which is never negative.
    public var height: CGFloat { size.height.magnitude }
    /// Whether the width or the height is 0.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Returns the rectangle with its sides moved inwards. A side that would be negative is 0, and the rectangle keeps
    /// its center.
    ///
    /// - Parameters:
    ///   - dx: The distance by which the left and the right side move.
    ///   - dy: The distance by which the top and the bottom side move.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (width, height) = (max(0, width - 2 * dx), max(0, height - 2 * dy))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    /// Returns the rectangle, moved by a distance.
    ///
    /// - Parameters:
    ///   - dx: The horizontal distance.
    ///   - dy: The vertical distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }

    /// Whether a point lies in the rectangle. The right and the bottom side are not part of it.
    public func contains(_ point: CGPoint) -> Bool {
        // No ranges are used: a coordinate may not be a number, and a range with such a bound traps.
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the smallest rectangle that contains both rectangles.
    public func union(_ other: CGRect) -> CGRect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
#endif
