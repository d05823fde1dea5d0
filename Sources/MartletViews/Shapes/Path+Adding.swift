public import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Path {
    /// Adds rectangles.
    ///
    /// - Parameters:
    ///   - rects: The rectangles.
    ///   - transform: The transform of the plane that they are in.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle of a transformed plane.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: The transform.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds an ellipse of a transformed plane.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the ellipse fits into.
    ///   - transform: The transform.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners.
    ///   - style: Has no effect: corners are quarters of ellipses.
    ///   - transform: The transform of the plane that it is in.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, transform: CGAffineTransform = .identity
    ) {
        addPath(Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }, transform: transform)
    }

    /// Adds an arc of a transformed plane.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at which the arc starts.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: The direction of the arc, for a y axis that points upwards.
    ///   - transform: The transform.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        join(arc.applying(transform))
    }

    /// Adds an arc that touches two lines, as a rounded corner between them: from the end of the path to a corner, and from there
    /// to another point. A line goes to where the arc begins. Nothing is added to an empty path.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: The other point.
    ///   - radius: The radius of the circle. Where it is 0, or the points are in one line, a line goes to the corner.
    ///   - transform: The transform of the plane that the points are in.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint else { return }
        let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
        let first = atan2(start.y - corner.y, start.x - corner.x)
        let last = atan2(end.y - corner.y, end.x - corner.x)
        let between = atan2(sin(last - first), cos(last - first))
        let reach = radius / tan(between.magnitude / 2)
        guard radius > 0, between.magnitude > 1e-6, between.magnitude < .pi - 1e-6, reach.isFinite else {
            addLine(to: corner)
            return
        }
        let middle = first + between / 2
        let distance = radius / sin(between.magnitude / 2)
        let center = CGPoint(x: corner.x + distance * cos(middle), y: corner.y + distance * sin(middle))
        // From a point of contact, the center is a quarter of a turn away from the line.
        let turn: CGFloat = between > 0 ? -.pi / 2 : .pi / 2
        addArc(
            center: center, radius: radius, startAngle: .radians(Double(first + turn)),
            endAngle: .radians(Double(last - turn)), clockwise: between > 0)
    }

    /// Adds another path, from the end of this one by a line.
    private mutating func join(_ other: Path) {
        var isFirst = !isEmpty
        other.forEach { element in
            switch element {
            case .move(let point) where isFirst: addLine(to: point)
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
            case .curve(let point, let control1, let control2):
                addCurve(to: point, control1: control1, control2: control2)
            case .closeSubpath: closeSubpath()
            }
            isFirst = false
        }
    }
}
