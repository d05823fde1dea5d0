public import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Path {
    /// Returns the region that a stroke of the path covers, as a path to fill: of its lines, corners and ends. Curves are taken for
    /// sixteen lines each, and of a path with dashes at most 10,000 are drawn.
    ///
    /// - Parameter style: The style of the stroke.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var pen = StrokePen(style)
        for line in Polyline.all(in: self) {
            for dash in Dashes(style).parts(of: line) { pen.draw(dash) }
        }
        return pen.path
    }
}

/// Collects the regions of lines. All go round in the same direction, so that what two of them cover is covered once.
private struct StrokePen {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let half: CGFloat

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth.isFinite ? max(0, style.lineWidth) / 2 : 0
    }

    mutating func draw(_ line: Polyline) {
        guard half > 0, let first = line.points.first, let last = line.points.last else { return }
        guard line.points.count > 1 else { return dot(at: first) }
        let ends = line.isClosed ? line.points + [first] : line.points
        for (start, end) in zip(ends, ends.dropFirst()) { segment(start, end) }
        for index in 1..<max(1, ends.count - 1) { corner(ends[index - 1], ends[index], ends[index + 1]) }
        if line.isClosed {
            corner(ends[ends.count - 2], first, ends[1])
        } else {
            cap(at: first, from: ends[1])
            cap(at: last, from: ends[ends.count - 2])
        }
    }

    private mutating func dot(at point: CGPoint) {
        switch style.lineCap {
        case .round: circle(around: point)
        case .square: path.addRect(CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2))
        default: break
        }
    }

    private mutating func circle(around point: CGPoint) {
        path.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2))
    }

    private mutating func segment(_ start: CGPoint, _ end: CGPoint) {
        let side = side(start, end)
        polygon([start - side, end - side, end + side, start + side])
    }

    /// Half of the stroke's width, from a line to its side.
    private func side(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? CGPoint(x: -y / length * half, y: x / length * half) : .zero
    }

    private mutating func cap(at point: CGPoint, from other: CGPoint) {
        switch style.lineCap {
        case .round: circle(around: point)
        case .square:
            let side = side(other, point)
            segment(point, CGPoint(x: point.x + side.y, y: point.y - side.x))
        default: break
        }
    }

    private mutating func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
        if style.lineJoin == .round { return circle(around: point) }
        let (first, last) = (side(before, point), side(point, after))
        // The outer side is the one that the path turns away from.
        let turn = first.x * last.y - first.y * last.x
        let (one, other) = turn > 0 ? (point - first, point - last) : (point + first, point + last)
        let middle = CGPoint(x: one.x + other.x - 2 * point.x, y: one.y + other.y - 2 * point.y)
        let square = middle.x * middle.x + middle.y * middle.y
        // The tip is at half / cos(a), where the middle of both sides has the length 2 half cos(a).
        let reach = square > 0 ? 2 * half * half / square : .infinity
        if style.lineJoin == .miter, reach * square.squareRoot() <= max(1, style.miterLimit) * half {
            polygon([point, one, CGPoint(x: point.x + middle.x * reach, y: point.y + middle.y * reach), other])
        } else {
            polygon([point, one, other])
        }
    }

    private mutating func polygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
        }
        guard area != 0, area.isFinite else { return }
        path.addLines(area > 0 ? points : points.reversed())
        path.closeSubpath()
    }
}

extension CGPoint {
    fileprivate static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
    fileprivate static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }
}

/// Cuts lines into dashes.
private struct Dashes {
    private let lengths: [CGFloat]
    private let phase: CGFloat

    init(_ style: StrokeStyle) {
        let dash = style.dash.prefix(16).map { $0.isFinite ? max(0, $0) : 0 }
        lengths = dash.reduce(0, +) > 0 ? dash.count % 2 == 0 ? dash : dash + dash : []
        phase = style.dashPhase.isFinite ? style.dashPhase : 0
    }

    func parts(of line: Polyline) -> [Polyline] {
        guard !lengths.isEmpty, let first = line.points.first else { return [line] }
        let total = lengths.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        var index = 0
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        rest = lengths[index] - rest
        var parts: [Polyline] = []
        var current = index % 2 == 0 ? [first] : []
        for (start, end) in zip(line.points, line.points.dropFirst() + (line.isClosed ? [first] : [])) {
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = (x * x + y * y).squareRoot()
            var passed: CGFloat = 0
            while length - passed > rest, parts.count < 10_000 {
                passed += rest
                let point = Polyline.mix(start, end, passed / length)
                if index % 2 == 0 {
                    parts.append(Polyline(points: current + [point]))
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= length - passed
            if index % 2 == 0 { current.append(end) }
        }
        return current.count > 1 ? parts + [Polyline(points: current)] : parts
    }
}
