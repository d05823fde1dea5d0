import MartletUI

/// A piece of a path as a cubic curve.
struct CurveSegment {
    let start, control1, control2, end: CGPoint
    let isLine: Bool
    let length: CGFloat

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool = false) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        self.isLine = isLine
        length = isLine ? Self.distance(start, end) : Self.length(start, control1, control2, end)
    }

    static func all(in path: Path) -> [CurveSegment] {
        var segments: [CurveSegment] = []
        var (current, beginning) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint, isLine: Bool = false) {
            segments.append(CurveSegment(current, control1, control2, end, isLine: isLine))
            current = end
        }
        path.forEach { element in
            switch element {
            case .move(let point): (current, beginning) = (point, point)
            case .line(let point): add(point, current, point, isLine: true)
            case .quadCurve(let point, let control):
                add(point, mix(current, control, 2 / 3), mix(point, control, 2 / 3))
            case .curve(let point, let control1, let control2): add(point, control1, control2)
            case .closeSubpath: add(beginning, current, beginning, isLine: true)
            }
        }
        return segments
    }

    /// The part between two positions of the curve, of which a part of the length is taken to be the same part of its
    /// parameter: it nearly is for the arcs that shapes consist of.
    func part(from low: CGFloat, to high: CGFloat) -> CurveSegment {
        if isLine {
            let (first, last) = (Self.mix(start, end, low), Self.mix(start, end, high))
            return CurveSegment(first, first, last, last, isLine: true)
        }
        let beginning = split(at: high).0
        return high > 0 ? beginning.split(at: low / high).1 : beginning
    }

    private func split(at position: CGFloat) -> (CurveSegment, CurveSegment) {
        let mix = Self.mix
        let (a, b, c) = (
            mix(start, control1, position), mix(control1, control2, position), mix(control2, end, position)
        )
        let (d, e) = (mix(a, b, position), mix(b, c, position))
        let middle = mix(d, e, position)
        return (CurveSegment(start, a, d, middle), CurveSegment(middle, e, c, end))
    }

    private static func length(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat {
        var (length, last) = (CGFloat(0), a)
        for step in 1...16 {
            let t = CGFloat(step) / 16
            let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
            let point = mix(mix(ab, bc, t), mix(bc, cd, t), t)
            length += distance(last, point)
            last = point
        }
        return length
    }

    private static func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
        let (x, y) = (to.x - from.x, to.y - from.y)
        return (x * x + y * y).squareRoot()
    }

    private static func mix(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
}
