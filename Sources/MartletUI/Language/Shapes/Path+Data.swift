extension Path {
    /// The value of SVG's `d`. A line or curve that follows no move starts at the origin.
    package var data: String {
        var text = ""
        var isOpen = false
        for element in elements {
            guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            if case .move = element {
                isOpen = true
            } else if !isOpen {
                text += "M0 0"
                isOpen = true
            }
            text += element.command
            for (index, point) in element.points.enumerated() {
                if index > 0 { text += " " }
                text += "\(CSS.number(point.x)) \(CSS.number(point.y))"
            }
        }
        return text
    }

    /// Whether both paths have the same elements, apart from rounding errors.
    func isNearly(_ other: Path) -> Bool {
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { one, another in
            one.command == another.command
                && zip(one.points, another.points).allSatisfy {
                    ($0.x - $1.x).magnitude < 0.01 && ($0.y - $1.y).magnitude < 0.01
                }
        }
    }

    /// The smallest rectangle that contains every point of the path, including the control points of its curves.
    public var boundingRect: CGRect {
        let points = elements.flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Path.Element {
    /// The points in the order of SVG: the control points before the end.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .closeSubpath: []
        }
    }

    fileprivate var command: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .closeSubpath: "Z"
        }
    }
}
