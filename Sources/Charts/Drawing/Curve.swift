import MartletUI

/// Lines through points, as SVG's paths write them.
enum Curve {
    struct Point: Equatable {
        let x: Double
        let y: Double

        var text: String { "\(CSS.number(x * 1_000, decimals: 1)) \(CSS.number((1 - y) * 1_000, decimals: 1))" }
    }

    /// The path after its first point.
    static func path(_ points: [Point], _ method: InterpolationMethod) -> String {
        guard points.count > 1 else { return "" }
        switch method.way {
        case .linear: return points.dropFirst().map { "L\($0.text)" }.joined()
        case .stepStart, .stepCenter, .stepEnd:
            return zip(points, points.dropFirst()).map { steps(from: $0, to: $1, method) }.joined()
        case .monotone, .curved: return curve(points, isMonotone: method == .monotone)
        }
    }

    private static func steps(from start: Point, to end: Point, _ method: InterpolationMethod) -> String {
        let turn = method == .stepStart ? start.x : method == .stepEnd ? end.x : (start.x + end.x) / 2
        return "L\(Point(x: turn, y: start.y).text)L\(Point(x: turn, y: end.y).text)L\(end.text)"
    }

    private static func curve(_ points: [Point], isMonotone: Bool) -> String {
        let slopes = isMonotone ? monotoneSlopes(points) : []
        var text = ""
        for index in 0..<points.count - 1 {
            let (start, end) = (points[index], points[index + 1])
            let first: Point, second: Point
            if isMonotone {
                let third = (end.x - start.x) / 3
                first = Point(x: start.x + third, y: start.y + slopes[index] * third)
                second = Point(x: end.x - third, y: end.y - slopes[index + 1] * third)
            } else {
                let before = points[max(index - 1, 0)], after = points[min(index + 2, points.count - 1)]
                first = Point(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6)
                second = Point(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)
            }
            text += "C\(first.text) \(second.text) \(end.text)"
        }
        return text
    }

    /// Slopes at the points with which no curve goes beyond them, after Fritsch and Carlson.
    private static func monotoneSlopes(_ points: [Point]) -> [Double] {
        let steep = zip(points, points.dropFirst()).map { start, end in
            end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
        }
        return points.indices.map { index in
            if index == 0 { return steep[0] }
            if index == points.count - 1 { return steep[index - 1] }
            let (before, after) = (steep[index - 1], steep[index])
            guard before * after > 0 else { return 0 }
            // At most three times the smaller of both.
            let least = 3 * min(before.magnitude, after.magnitude)
            let mean = (before + after) / 2
            return mean.magnitude <= least ? mean : mean < 0 ? -least : least
        }
    }
}
