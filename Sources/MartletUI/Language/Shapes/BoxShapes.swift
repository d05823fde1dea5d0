/// A shape that CSS draws as a box with corners, in any proportion.
protocol BoxShape: Shape {
    var _corners: [Style] { get }
}

public struct Rectangle: Shape, BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    var _corners: [Style] { [] }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, BoxShape {
    public var cornerSize: CGSize

    /// Corners of `cornerRadius` CSS pixels. A negative one, or what is no number, counts as 0.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

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

/// How a corner is rounded; both are quarters of circles here.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape, BoxShape {
    public init(style: RoundedCornerStyle = .continuous) {}

    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius)
    }

    var _corners: [Style] { [.token("border-radius", "9999px")] }
}

public struct Ellipse: Shape, BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    var _corners: [Style] { [.token("border-radius", "50%")] }
}

extension _StrokedShape: BoxShape where S: BoxShape {
    var _corners: [Style] { shape._corners }
}

/// The largest circle that its room holds, in the middle.
public struct Circle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
