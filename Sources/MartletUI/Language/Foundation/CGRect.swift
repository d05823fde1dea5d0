#if !Foundation
/// A rectangle, in CSS pixels, y downwards.
public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static let zero = CGRect()

    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    public var width: CGFloat { size.width.magnitude }
    public var height: CGFloat { size.height.magnitude }
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// The rectangle with its sides moved inwards; what would have a negative side is empty and lies in the middle.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (width, height) = (max(0, width - 2 * dx), max(0, height - 2 * dy))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }

    public func contains(_ point: CGPoint) -> Bool {
        // No ranges: a rectangle may lie at what is no number, and a range may not.
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: CGRect) -> CGRect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
#endif
