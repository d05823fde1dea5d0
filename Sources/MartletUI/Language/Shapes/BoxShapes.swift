/// A shape that CSS draws as a box with corners, in any proportion.
protocol BoxShape: Shape {
    var _corners: [Style] { get }
}

/// A rectangle.
public struct Rectangle: Shape, BoxShape {
    /// Creates a rectangle.
    public init() {}

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    var _corners: [Style] { [] }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, BoxShape {
    /// The width and height of the corners in CSS pixels.
    public var cornerSize: CGSize

    /// Creates a rectangle with corners of equal width and height.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners in CSS pixels. One that is negative or not a number counts as 0.
    ///   - style: The style of the corners, which has no effect.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of the corners in CSS pixels. A length that is negative or not a number
    ///     counts as 0.
    ///   - style: The style of the corners, which has no effect.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path {
        Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
    }

    var _corners: [Style] {
        let width = CSS.clamped(cornerSize.width, 0...10_000)
        let height = CSS.clamped(cornerSize.height, 0...10_000)
        if width == height { return [.length("border-radius", width)] }
        return [.inline("border-radius", "\(CSS.pixels(width))/\(CSS.pixels(height))")]
    }
}

/// The style of a rounded corner. Both styles draw a quarter of a circle.
public enum RoundedCornerStyle: Sendable {
    /// A style of rounded corners.
    case circular, continuous
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape, BoxShape {
    /// Creates a capsule.
    ///
    /// - Parameter style: The style of the corners, which has no effect.
    public init(style: RoundedCornerStyle = .continuous) {}

    /// Returns the path of the capsule.
    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius)
    }

    var _corners: [Style] { [.token("border-radius", "9999px")] }
}

/// An ellipse.
public struct Ellipse: Shape, BoxShape {
    /// Creates an ellipse.
    public init() {}

    /// Returns the path of the ellipse.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    var _corners: [Style] { [.token("border-radius", "50%")] }
}

extension _StrokedShape: BoxShape where S: BoxShape {
    var _corners: [Style] { shape._corners }
}

/// The largest circle that fits into the available space, in its center.
public struct Circle: Shape {
    /// Creates a circle.
    public init() {}

    /// Returns the path of the circle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
