/// A path of lines and curves, in CSS pixels or relative to the rectangle that it is made for.
///
///     Path { path in
///         path.move(to: CGPoint(x: 0, y: 0))
///         path.addLine(to: CGPoint(x: 20, y: 10))
///     }
///
/// Points that are infinite or not numbers are not drawn.
public struct Path: Hashable, Sendable {
    /// An element of a path.
    public enum Element: Hashable, Sendable {
        /// Starts a new subpath at a point.
        case move(to: CGPoint)
        /// Adds a line to a point.
        case line(to: CGPoint)
        /// Adds a quadratic curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Adds a cubic curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Adds a line to the start of the subpath.
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path element by element.
    ///
    /// - Parameter make: Adds the elements.
    public init(_ make: (inout Path) -> Void) {
        make(&self)
    }

    /// Creates a path with a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// Creates a path with an ellipse that fits into a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// Creates a path with a rectangle that has rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element, or `nil` if the path is empty.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath:
            elements.lazy.reversed().compactMap { element -> CGPoint? in
                if case .move(let point) = element { return point }
                return nil
            }.first
        }
    }

    /// Starts a new subpath.
    ///
    /// - Parameter point: The start of the subpath.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    /// Adds a line.
    ///
    /// - Parameter point: The end of the line.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    /// Adds lines between points, starting a new subpath at the first.
    ///
    /// - Parameter points: The points.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic curve.
    ///
    /// - Parameters:
    ///   - point: The end of the curve.
    ///   - control: The control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    /// Adds a cubic curve.
    ///
    /// - Parameters:
    ///   - point: The end of the curve.
    ///   - control1: The control point of the start.
    ///   - control2: The control point of the end.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Adds a line to the start of the subpath.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds the elements of another path.
    ///
    /// - Parameter path: The other path.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// Calls a closure with each element, in order.
    ///
    /// - Parameter body: The closure.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Returns the path with each point changed.
    func mapping(_ change: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: change(point))
            case .line(let point): .line(to: change(point))
            case .quadCurve(let point, let control): .quadCurve(to: change(point), control: change(control))
            case .curve(let point, let control1, let control2):
                .curve(to: change(point), control1: change(control1), control2: change(control2))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }

    /// Returns the path, moved by a distance.
    ///
    /// - Parameters:
    ///   - dx: The horizontal distance.
    ///   - dy: The vertical distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapping { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }
}

/// A path is a shape that ignores the space that it is offered.
extension Path: Shape {
    /// Returns this path, whatever the rectangle is.
    public func path(in rect: CGRect) -> Path { self }
}
