import MartletUI

/// The paths that draw the marks of a plot: one for all marks that belong together, so that a chart has few elements.
struct PlotPaths {
    struct Drawn: Equatable {
        var data = ""
        let styles: [Style]
    }

    /// The marks that one path draws.
    private struct Key: Hashable {
        let kind: _ChartMark.Kind
        let color: Color
        let look: MarkLook
        let series: _PlottedValue?
        let width: MarkDimension
    }

    private(set) var paths: [Drawn] = []
    /// The points of other forms than circles and squares, which are drawn over the paths.
    private(set) var points: [SymbolPoints] = []

    init(_ plot: PlacedMarks, color: (_ChartMark) -> Color) {
        var keys: [Key] = []
        var groups: [Key: [PlacedMarks.Placed]] = [:]
        let greatest = plot.marks.lazy.compactMap { $0.mark.symbolValue?.number?.magnitude }.max() ?? 0
        for placed in plot.marks {
            var mark = placed.mark
            if let number = mark.symbolValue?.number, greatest > 0, greatest.isFinite {
                // In steps, because points of one size are one path.
                mark.look.symbolSize = max(20, (number.magnitude / greatest * 20).rounded() * 20)
            }
            let isJoined = mark.kind == .line || mark.kind == .area
            let key = Key(
                kind: mark.kind, color: color(mark), look: mark.look,
                series: isJoined ? mark.series ?? mark.color?.value : nil, width: mark.width)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(placed)
        }
        if keys.contains(where: { $0.look.zIndex != 0 }) {
            let places = keys.enumerated().sorted {
                ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset)
            }
            keys = places.map(\.element)
        }
        for key in keys.prefix(500) {
            let marks = groups[key] ?? []
            switch key.kind {
            case .bar: paths.append(bars(marks, key, isLying: plot.isLying))
            case .rectangle: paths.append(Drawn(data: marks.map(Self.rectangle).joined(), styles: fill(key)))
            case .line:
                paths.append(line(marks, key))
                if let symbol = key.look.symbol, !key.look.hasOwnSymbol { draw(marks, key, symbol) }
            case .area: paths.append(area(marks, key))
            case .point where key.look.hasOwnSymbol: break
            case .point: draw(marks, key, key.look.symbol ?? .circle)
            // A chart with sectors has no plot.
            case .sector: break
            case .rule: paths.append(Drawn(data: marks.map(Self.rule).joined(), styles: stroke(key, 1)))
            }
        }
        paths.removeAll { $0.data.isEmpty }
    }

    private static func corner(_ x: Double, _ y: Double) -> String { Curve.Point(x: x, y: y).text }

    /// The middle of a range.
    private static func part(_ ratio: Double, of range: ClosedRange<Double>) -> ClosedRange<Double> {
        let margin = (range.upperBound - range.lowerBound) * (1 - ratio) / 2
        return range.lowerBound + margin...max(range.upperBound - margin, range.lowerBound + margin)
    }

    private static func rectangle(_ placed: PlacedMarks.Placed) -> String {
        func part(_ size: MarkDimension, of range: ClosedRange<Double>) -> ClosedRange<Double> {
            guard size != .automatic, case .ratio(let ratio) = size.kind else { return range }
            return Self.part(ratio, of: range)
        }
        return rectangle(part(placed.mark.width, of: placed.x), part(placed.mark.height, of: placed.y))
    }

    private static func rectangle(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> String {
        "M\(corner(x.lowerBound, y.lowerBound))L\(corner(x.lowerBound, y.upperBound))"
            + "L\(corner(x.upperBound, y.upperBound))L\(corner(x.upperBound, y.lowerBound))Z"
    }

    private static func rule(_ placed: PlacedMarks.Placed) -> String {
        let (x, y, mark) = (placed.x, placed.y, placed.mark)
        // What has a value on an axis and no range is in the middle of its category there.
        let (left, right) =
            mark.x == nil || mark.x?.end != nil ? (x.lowerBound, x.upperBound) : (placed.point.x, placed.point.x)
        let (low, high) =
            mark.y == nil || mark.y?.end != nil ? (y.lowerBound, y.upperBound) : (placed.point.y, placed.point.y)
        return "M\(corner(left, low))L\(corner(right, high))"
    }

    /// A bar of a width in pixels is a line of that width, which is not stretched.
    private func bars(_ marks: [PlacedMarks.Placed], _ key: Key, isLying: Bool) -> Drawn {
        switch key.width.kind {
        case .fixed(let width):
            let lines = marks.map { placed in
                isLying
                    ? "M\(Self.corner(placed.x.lowerBound, placed.point.y))L\(Self.corner(placed.x.upperBound, placed.point.y))"
                    : "M\(Self.corner(placed.point.x, placed.y.lowerBound))L\(Self.corner(placed.point.x, placed.y.upperBound))"
            }
            return Drawn(data: lines.joined(), styles: stroke(key, width))
        case .ratio(let ratio):
            let bars = marks.map { placed in
                let extent = isLying ? placed.mark.y : placed.mark.x
                let ratio = key.width.ratio(ratio, in: extent)
                let (x, y) = (placed.x, placed.y)
                return Self.rectangle(isLying ? x : Self.part(ratio, of: x), isLying ? Self.part(ratio, of: y) : y)
            }
            return Drawn(data: bars.joined(), styles: fill(key))
        }
    }

    private func line(_ marks: [PlacedMarks.Placed], _ key: Key) -> Drawn {
        let points = marks.map(\.point)
        guard let first = points.first else { return Drawn(styles: []) }
        return Drawn(
            data: "M\(first.text)" + Curve.path(points, key.look.interpolation),
            styles: stroke(key, 2) + [.token("stroke-linejoin", "round")])
    }

    private func area(_ marks: [PlacedMarks.Placed], _ key: Key) -> Drawn {
        func middle(_ range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }
        let upper = marks.map { Curve.Point(x: middle($0.x), y: $0.y.upperBound) }
        let lower = marks.reversed().map { Curve.Point(x: middle($0.x), y: $0.y.lowerBound) }
        guard upper.count > 1, let first = upper.first, let turn = lower.first else { return Drawn(styles: []) }
        let (there, back) = (
            Curve.path(upper, key.look.interpolation), Curve.path(lower, key.look.interpolation)
        )
        return Drawn(data: "M\(first.text)\(there)L\(turn.text)\(back)Z", styles: fill(key))
    }

    private mutating func draw(_ marks: [PlacedMarks.Placed], _ key: Key, _ symbol: ChartSymbol) {
        guard let drawing = symbol.drawing, points.reduce(marks.count, { $0 + $1.places.count }) <= SymbolPoints.most
        else {
            paths.append(points(marks, key, isRound: symbol.isRound))
            return
        }
        points.append(
            SymbolPoints(
                marks.map(\.point), drawing, color: key.color, look: key.look, area: key.look.symbolSize))
    }

    /// A point is a line with almost no length and wide ends, which stays round where the plot is stretched.
    private func points(_ marks: [PlacedMarks.Placed], _ key: Key, isRound: Bool) -> Drawn {
        let size = max(2, key.look.symbolSize.squareRoot())
        return Drawn(
            data: marks.map { "M\($0.point.text)h.01" }.joined(),
            styles: paint(key, isFilled: false) + [
                .length("stroke-width", size), .token("stroke-linecap", isRound ? "round" : "square"),
            ])
    }

    private func paint(_ key: Key, isFilled: Bool) -> [Style] {
        var styles: [Style] = [
            isFilled ? .color("fill", key.color) : .token("fill", "none"),
            isFilled ? .token("stroke", "none") : .color("stroke", key.color),
        ]
        if key.look.opacity < 1 { styles.append(.number("opacity", key.look.opacity, step: 0.05, limit: 1)) }
        return styles
    }

    private func fill(_ key: Key) -> [Style] { paint(key, isFilled: true) }

    private func stroke(_ key: Key, _ width: CGFloat) -> [Style] {
        let look = key.look.stroke ?? MarkLook.StrokeLook(width: width)
        var styles = paint(key, isFilled: false) + [.length("stroke-width", look.width)]
        if look.dash.contains(where: { $0 > 0 }) {
            styles.append(.inline("stroke-dasharray", look.dash.map { CSS.pixels($0) }.joined(separator: " ")))
        }
        if look.isRound { styles.append(.token("stroke-linecap", "round")) }
        return styles
    }
}

extension MarkDimension {
    /// The part of a place that a bar takes. Bins have no distance from one another, and bars in them hardly one.
    func ratio(_ ratio: Double, in extent: _ChartMark.Extent?) -> Double {
        extent?.isBin == true && self == .automatic ? 0.96 : ratio
    }
}
