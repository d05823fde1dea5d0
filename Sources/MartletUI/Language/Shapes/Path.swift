/// A form made of lines and curves, in CSS pixels or in parts of the rectangle that it is made for.
///
/// Points that are no numbers, or infinite, are left out of what is drawn.
public struct Path: Hashable, Sendable {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    public init() {}

    /// A path made step by step.
    public init(_ make: (inout Path) -> Void) {
        make(&self)
    }

    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the path has come to.
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

    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addPath(_ path: Path) { elements += path.elements }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The path with every point moved.
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

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapping { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }
}

/// A path is a shape that takes no notice of its room.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
