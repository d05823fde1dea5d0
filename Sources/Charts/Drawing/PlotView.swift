import MartletUI

/// The marks and the lines behind them.
struct PlotView: View {
    let plot: PlacedMarks
    let x: [AxisTicks]
    let y: [AxisTicks]
    let color: (_ChartMark) -> Color

    var body: some View {
        let drawn = PlotPaths(plot, color: color)
        let paths = lines + drawn.paths
        let marks = plot.marks.filter { $0.mark.annotation != nil || $0.mark.symbol != nil }
        HTML("div") {
            HTML("svg") {
                ForEach(paths.indices, id: \.self) { index in
                    HTML("path").attribute("d", paths[index].data).elementStyles(paths[index].styles)
                }
            }
            .attribute("viewBox", "0 0 1000 1000").attribute("preserveAspectRatio", "none")
            .attribute("aria-hidden", "true")
            ForEach(drawn.points.indices, id: \.self) { drawn.points[$0] }
            ForEach(marks.indices, id: \.self) { index in
                if let symbol = marks[index].mark.symbol { symbol.beside(marks[index].point, .overlay) }
                if let annotation = marks[index].mark.annotation, !annotation.isOfSize {
                    annotation.content(AnnotationContext(targetSize: .zero))
                        .beside(marks[index].point, annotation.position)
                }
            }
        }
        .class("m-plot")
        if marks.contains(where: { $0.mark.annotation?.isOfSize == true }) {
            SizedAnnotations(marks: marks, isLying: plot.isLying)
        }
    }

    /// The lines of the axes, one path for all of one look.
    private var lines: [PlotPaths.Drawn] {
        let across = y.flatMap(\.ticks).map { (tick: $0, data: "M0 \(Self.coordinate(1 - $0.place))H1000") }
        let along = x.flatMap(\.ticks).map { (tick: $0, data: "M\(Self.coordinate($0.place)) 0V1000") }
        var paths: [PlotPaths.Drawn] = []
        for (tick, data) in across + along where tick.parts.hasLine {
            let look = tick.parts.line ?? MarkLook.StrokeLook(width: 1)
            var styles: [Style] = [
                .token("fill", "none"), .color("stroke", tick.parts.color ?? SeparatorShapeStyle()._color),
                .length("stroke-width", look.width),
            ]
            if look.dash.contains(where: { $0 > 0 }) {
                styles.append(.inline("stroke-dasharray", look.dash.map { CSS.pixels($0) }.joined(separator: " ")))
            }
            if let last = paths.indices.last, paths[last].styles == styles {
                paths[last].data += data
            } else {
                paths.append(PlotPaths.Drawn(data: data, styles: styles))
            }
        }
        return paths
    }

    private static func coordinate(_ place: Double) -> String { CSS.number(place * 1_000, decimals: 1) }
}

/// The labels beside a plot.
struct VerticalAxis: View {
    let axis: AxisTicks

    var body: some View {
        HTML("div") {
            ForEach(axis.ticks.indices, id: \.self) { index in
                if let label = axis.ticks[index].parts.label {
                    let room = axis.ticks[index].room
                    HTML("div") { label }
                        .elementStyles([
                            .inline("top", ChartLook.percent(1 - (room.lowerBound + room.upperBound) / 2))
                        ])
                }
            }
        }
        .class("m-axis-y").class("m-before", when: axis.isBefore).attribute("aria-hidden", "true")
    }
}

/// The labels below a plot.
struct HorizontalAxis: View {
    let axis: AxisTicks

    var body: some View {
        HTML("div") {
            ForEach(axis.ticks.indices, id: \.self) { index in
                if let label = axis.ticks[index].parts.label {
                    let room = axis.ticks[index].room
                    let isBand = room.upperBound > room.lowerBound
                    HTML("div") { label }
                        .class("m-band", when: isBand)
                        .class("m-start", when: !isBand && room.lowerBound < 0.05)
                        .class("m-end", when: !isBand && room.lowerBound > 0.95)
                        .elementStyles(
                            [.inline("left", ChartLook.percent(room.lowerBound))]
                                + (isBand
                                    ? [.inline("width", ChartLook.percent(room.upperBound - room.lowerBound))] : []))
                }
            }
        }
        .class("m-axis-x").attribute("aria-hidden", "true")
    }
}
