public import MartletUI

/// A part of a path in straight lines.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// The parts of a path, whose curves are taken for sixteen lines each. Points that are infinite or no numbers are left out.
    static func all(in path: Path) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [])
        func finish() {
            if !current.points.isEmpty { lines.append(current) }
            current = Polyline(points: [])
        }
        func add(_ point: CGPoint) {
            guard point.x.isFinite, point.y.isFinite else { return }
            if current.points.isEmpty { current.points.append(.zero) }
            if current.points.last != point { current.points.append(point) }
        }
        path.forEach { element in
            let from = current.points.last ?? .zero
            switch element {
            case .move(let point):
                finish()
                if point.x.isFinite, point.y.isFinite { current.points = [point] }
            case .line(let point): add(point)
            case .quadCurve(let point, let control):
                for step in 1...16 {
                    let part = CGFloat(step) / 16
                    add(mix(mix(from, control, part), mix(control, point, part), part))
                }
            case .curve(let point, let control1, let control2):
                for step in 1...16 {
                    let part = CGFloat(step) / 16
                    let (a, b, c) = (
                        mix(from, control1, part), mix(control1, control2, part), mix(control2, point, part)
                    )
                    add(mix(mix(a, b, part), mix(b, c, part), part))
                }
            case .closeSubpath:
                guard let first = current.points.first else { return }
                if current.points.count > 1, current.points.last == first { current.points.removeLast() }
                current.isClosed = true
                finish()
                // What follows without a move begins where the part began.
                current.points = [first]
            }
        }
        if current.points.count > 1 || lines.isEmpty { finish() }
        return lines
    }

    static func mix(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
}

extension Path {
    /// Returns whether a point is inside of the path. Curves are taken for sixteen lines each.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - eoFill: Whether a region that the path surrounds twice is outside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var turns = 0
        for line in Polyline.all(in: self) {
            for (index, start) in line.points.enumerated() {
                let end = line.points[(index + 1) % line.points.count]
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if x > point.x { turns += end.y > start.y ? 1 : -1 }
            }
        }
        return eoFill ? turns % 2 != 0 : turns != 0
    }
}
