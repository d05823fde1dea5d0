import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The sectors of a chart, in a square of 200 units with the circle's middle in its own.
struct SectorDrawing: View {
    struct Sector {
        let mark: _ChartMark
        /// Where it begins and ends, from 0 to 1 of the circle, clockwise from the top.
        let start: Double
        let end: Double
        /// The value of its middle, in the sum of those before it.
        let middleValue: Double
        let inner: Double
        let outer: Double
    }

    let sectors: [Sector]
    let color: (_ChartMark) -> Color

    init(marks: [_ChartMark], color: @escaping (_ChartMark) -> Color = { _ in .clear }) {
        self.color = color
        let parts = marks.compactMap { mark -> (_ChartMark, _ChartMark.Sector, Double)? in
            guard let sector = mark.sector, let value = sector.value.start.number, value > 0 else { return nil }
            return (mark, sector, value)
        }
        let total = parts.reduce(0) { $0 + $1.2 }
        guard total.isFinite else {
            sectors = []
            return
        }
        var passed = 0.0
        sectors = parts.map { mark, sector, value in
            let start = passed
            passed = min(1, passed + value / total)
            let middle = (start + passed) / 2 * total
            return Sector(
                mark: mark, start: start, end: passed, middleValue: middle, inner: Self.radius(sector.innerRadius),
                outer: Self.radius(sector.outerRadius))
        }
    }

    /// A length in units: a circle of a usual chart has a radius of a hundred pixels.
    private static func radius(_ dimension: MarkDimension) -> Double {
        switch dimension.kind {
        case .ratio(let ratio): ratio * 100
        case .fixed(let length): CSS.clamped(Double(length), 0...100)
        }
    }

    var body: some View {
        HTML("div") {
            HTML("div") {
                HTML("svg") {
                    ForEach(sectors.indices, id: \.self) { index in
                        let (sector, mark) = (sectors[index], sectors[index].mark)
                        HTML("path").attribute("d", sector.data)
                            .elementStyles([
                                .color("fill", color(mark)),
                                .number("opacity", CSS.clamped(mark.look.opacity, 0...1), step: 0.05, limit: 1),
                                .color("stroke", BackgroundStyle()._color),
                                .length("stroke-width", CSS.clamped(mark.sector?.inset ?? 0, 0...20) * 2),
                            ])
                    }
                }
                .attribute("viewBox", "-100 -100 200 200").attribute("aria-hidden", "true")
                ForEach(sectors.indices, id: \.self) { index in
                    if let annotation = sectors[index].mark.annotation {
                        HTML("div") { annotation.content(AnnotationContext(targetSize: sectors[index].size)) }
                            .class("m-mark")
                            .elementStyles([
                                .inline("left", ChartLook.percent(0.5 + sectors[index].middle.x / 200)),
                                .inline("top", ChartLook.percent(0.5 + sectors[index].middle.y / 200)),
                                .token("translate", "-50% -50%"),
                            ])
                    }
                }
            }
            .class("m-pie")
        }
        .class("m-plot")
    }
}

extension SectorDrawing.Sector {
    func point(_ part: Double, _ radius: Double) -> (x: Double, y: Double) {
        let angle = part * 2 * Double.pi
        return (x: sin(angle) * radius, y: -cos(angle) * radius)
    }

    private func text(_ part: Double, _ radius: Double) -> String {
        let point = point(part, radius)
        return "\(CSS.number(point.x)) \(CSS.number(point.y))"
    }

    /// The middle of the sector, where its annotation is.
    var middle: (x: Double, y: Double) { point((start + end) / 2, (inner + outer) / 2) }

    /// The size of the box around it.
    var size: CGSize {
        // The ends of both arcs, and where these are farthest to a side.
        let sides = [0, 0.25, 0.5, 0.75, 1].filter { $0 > start && $0 < end }
        let points = ([start, end] + sides).flatMap { [point($0, inner), point($0, outer)] }
        let (x, y) = (points.map(\.x), points.map(\.y))
        return CGSize(width: (x.max() ?? 0) - (x.min() ?? 0), height: (y.max() ?? 0) - (y.min() ?? 0))
    }

    /// Two arcs: one alone could not go round.
    private func arc(from first: Double, to last: Double, _ radius: Double, clockwise: Int) -> String {
        let half = (first + last) / 2
        let size = "A\(CSS.number(radius)) \(CSS.number(radius)) 0 0 \(clockwise) "
        return size + text(half, radius) + size + text(last, radius)
    }

    /// The outline for SVG.
    var data: String {
        let out = arc(from: start, to: end, outer, clockwise: 1)
        if inner <= 0 { return end - start < 1 ? "M0 0L\(text(start, outer))\(out)Z" : "M\(text(start, outer))\(out)Z" }
        let way = end - start < 1 ? "L" : "ZM"
        return "M\(text(start, outer))\(out)\(way)\(text(end, inner))\(arc(from: end, to: start, inner, clockwise: 0))Z"
    }
}
