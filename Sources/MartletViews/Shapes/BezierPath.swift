public import MartletUI

/// A path by the name of UIKit, for shapes that make one: `Path(UIBezierPath(…).cgPath)`.
public final class UIBezierPath {
    private var path: Path

    /// The path as Core Graphics would have it.
    public var cgPath: CGPath { CGPath(path) }

    /// The smallest rectangle around the path.
    public var bounds: CGRect { path.boundingRect }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { path.isEmpty }

    /// The point where the path goes on.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Creates an empty path.
    public init() { path = Path() }

    /// Creates a path of another one.
    ///
    /// - Parameter cgPath: The other path.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// Creates the path of a rectangle.
    ///
    /// - Parameter rect: The rectangle.
    public init(rect: CGRect) { path = Path(rect) }

    /// Creates the path of an ellipse.
    ///
    /// - Parameter rect: The rectangle around it.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// Creates the path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of each corner.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// Creates the path of a rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The round corners.
    ///   - cornerRadii: The radius is the width of this.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        path = UnevenRoundedRectangle(
            topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
            bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight), style: .circular
        ).path(in: rect)
    }

    /// Creates the path of an arc.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: Where the arc begins, in radians from the right.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it goes clockwise on the screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Begins a new part of the path.
    ///
    /// - Parameter point: Where it begins.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line.
    ///
    /// - Parameter point: Where it ends.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve.
    ///
    /// - Parameters:
    ///   - point: Where it ends.
    ///   - first: The first control point.
    ///   - second: The second control point.
    public func addCurve(to point: CGPoint, controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
        path.addCurve(to: point, control1: first, control2: second)
    }

    /// Adds a curve.
    ///
    /// - Parameters:
    ///   - point: Where it ends.
    ///   - control: The control point.
    public func addQuadCurve(to point: CGPoint, controlPoint control: CGPoint) {
        path.addQuadCurve(to: point, control: control)
    }

    /// Adds an arc.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: Where the arc begins, in radians from the right.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it goes clockwise on the screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // A path of SwiftUI turns the other way.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Adds a line to the beginning of the part.
    public func close() { path.closeSubpath() }

    /// Adds another path.
    ///
    /// - Parameter other: The other path.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }

    /// Transforms what has been drawn so far.
    ///
    /// - Parameter transform: The transform.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Forgets all that has been drawn.
    public func removeAllPoints() { path = Path() }
}

/// Corners of a rectangle, by the name of UIKit. Left is where lines begin: on the right on a page that is read from right to left.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An upper corner.
    public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2)
    /// A lower corner.
    public static let bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8)
    /// All corners.
    public static let allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path by the name of Core Graphics.
public struct CGPath: Equatable, Sendable {
    fileprivate let path: Path

    fileprivate init(_ path: Path) { self.path = path }

    /// The smallest rectangle around the path and its control points.
    public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
    /// Creates a path of one of Core Graphics.
    ///
    /// - Parameter path: The path.
    public init(_ path: CGPath) { self = path.path }

    /// The path as Core Graphics would have it.
    public var cgPath: CGPath { CGPath(self) }
}
