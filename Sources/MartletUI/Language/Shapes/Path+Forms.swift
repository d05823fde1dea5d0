#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Path {
    /// Adds a rectangle.
    ///
    /// - Parameter rect: The rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds an ellipse.
    ///
    /// - Parameter rect: The rectangle that the ellipse fits into.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds a rectangle with rounded corners, which are quarters of ellipses.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners, at most half of the rectangle's.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let width = CSS.clamped(cornerSize.width, 0...max(0, rect.width / 2))
        let height = CSS.clamped(cornerSize.height, 0...max(0, rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect) }
        // The distance of a curve's control points from its ends at which it comes close to a quarter of an ellipse.
        let (x, y) = (width * Self.quarter, height * Self.quarter)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: right, y: top + height))
        let (isFullWidth, isFullHeight) = (width * 2 >= rect.width, height * 2 >= rect.height)
        if !isFullHeight { addLine(to: CGPoint(x: right, y: bottom - height)) }
        addCurve(
            to: CGPoint(x: right - width, y: bottom), control1: CGPoint(x: right, y: bottom - height + y),
            control2: CGPoint(x: right - width + x, y: bottom))
        if !isFullWidth { addLine(to: CGPoint(x: left + width, y: bottom)) }
        addCurve(
            to: CGPoint(x: left, y: bottom - height), control1: CGPoint(x: left + width - x, y: bottom),
            control2: CGPoint(x: left, y: bottom - height + y))
        if !isFullHeight { addLine(to: CGPoint(x: left, y: top + height)) }
        addCurve(
            to: CGPoint(x: left + width, y: top), control1: CGPoint(x: left, y: top + height - y),
            control2: CGPoint(x: left + width - x, y: top))
        if !isFullWidth { addLine(to: CGPoint(x: right - width, y: top)) }
        addCurve(
            to: CGPoint(x: right, y: top + height), control1: CGPoint(x: right - width + x, y: top),
            control2: CGPoint(x: right, y: top + height - y))
        closeSubpath()
    }

    private static let quarter: CGFloat = 0.552_284_75

    /// Adds an arc, connected to the path by a line.
    ///
    /// Angles grow clockwise on the screen. As in SwiftUI, `clockwise` refers to a y axis that points upwards, so
    /// `false` means clockwise on the screen. Nothing is added if an angle or the radius is infinite or not a number.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at which the arc starts.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: The direction of the arc.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let (radius, x, y) = (Double(radius), Double(center.x), Double(center.y))
        guard [startAngle.radians, endAngle.radians, radius].allSatisfy(\.isFinite) else { return }
        let turn = 2 * Double.pi
        let (start, end) = (startAngle.withinATurn.radians, endAngle.withinATurn.radians)
        // The distance is infinite between angles that are large enough, and well before that it no longer gives the
        // direction.
        let distance = endAngle.radians - startAngle.radians
        var sweep = clockwise ? -turn : turn
        if distance.magnitude < turn || (distance > 0) == clockwise {
            sweep = (distance.magnitude < 1e6 ? distance : end - start).truncatingRemainder(dividingBy: turn)
            if clockwise, sweep > 0 { sweep -= turn }
            if !clockwise, sweep < 0 { sweep += turn }
        }
        func point(_ angle: Double) -> (x: Double, y: Double) { (x + radius * cos(angle), y + radius * sin(angle)) }
        let beginning = CGPoint(x: point(start).x, y: point(start).y)
        if isEmpty { move(to: beginning) } else { addLine(to: beginning) }
        // One curve follows an arc closely for up to a quarter of a turn.
        let count = max(1, Int((sweep.magnitude / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
            let (first, last) = (point(from), point(to))
            addCurve(
                to: CGPoint(x: last.x, y: last.y),
                control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
        }
    }

    /// Adds an arc, given by the angle that it turns by, connected to the path by a line.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at which the arc starts.
    ///   - delta: The angle that the arc turns by.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        // A small angle would be lost next to one of many turns.
        let start = startAngle.withinATurn
        addArc(
            center: center, radius: radius, startAngle: start, endAngle: start + delta, clockwise: delta.radians < 0)
    }
}

extension Angle {
    /// The same direction as an angle of less than one turn.
    fileprivate var withinATurn: Angle {
        radians.magnitude < 2 * .pi ? self : Angle(radians: atan2(sin(radians), cos(radians)))
    }
}
