public import MartletUI

/// Data as bars, lines, areas and points, drawn on the server.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sold", sale.count))
///             .foregroundStyle(by: .value("Shop", sale.shop))
///     }
///
/// A chart is an SVG image that is stretched to the space of the view, with texts of the page around it, so it needs no
/// script, is as sharp as the screen, and its texts are as large as those around it. It is at least 12 rem high where no
/// height is set around it. Screen readers read the data as a table, of which it has the first 100 rows.
///
/// However much data there is, a chart is bounded: at most 2,000 marks are drawn, in some 60 KB. Of more, those with the
/// least and the greatest values of each few are kept, and of points every second. The closure runs for each element in any case.
public struct Chart<Content: ChartContent>: View {
    private let marks: [_ChartMark]
    private let count: Int
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar

    private init(_ content: _ChartMarks) {
        count = content.count
        let all = content.marks
        marks = all.count > Thinning.most ? Thinning.thinned(all) : all
    }

    /// Creates a chart.
    ///
    /// - Parameter content: The marks.
    public init(@ChartContentBuilder content: () -> Content) { self.init(_ChartMarks(content())) }

    /// Creates a chart with marks for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the marks of an element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @ChartContentBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable { self.init(Self.marks(data, content)) }

    /// Creates a chart with marks for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The identifier of an element.
    ///   - content: Makes the marks of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> Content
    ) { self.init(Self.marks(data, content)) }

    private static func marks<Data: Sequence>(_ data: Data, _ content: (Data.Element) -> Content) -> _ChartMarks {
        var marks = _ChartMarks()
        for element in data { content(element)._append(to: &marks) }
        return marks
    }

    public var body: some View {
        let format = ValueFormat(calendar, timeZone, locale)
        let marks = settings.sized(PlottedFunction.expanded(self.marks, settings))
        let count = count + marks.count - self.marks.count
        let plot = PlacedMarks(marks, settings, format.calendar)
        let colors = SeriesColors(marks, settings)
        let width = settings.width(plot.x)
        let x = plot.x.map { scale in
            settings.x.marks.map {
                AxisTicks(
                    $0, scale, unit: plot.isLying ? nil : plot.unit, usual: Int(Double(settings.x.usual) * width),
                    format)
            }
        }
        let y = plot.y.map { scale in
            settings.y.marks.map {
                AxisTicks($0, scale, unit: plot.isLying ? plot.unit : nil, usual: settings.y.usual, format)
            }
        }
        HTML("div") {
            HTML("div") {
                if marks.contains(where: { $0.kind == .sector }) {
                    PlotLayer(layers: settings.backgrounds, plot: plot, selection: settings.selection)
                    SectorDrawing(marks: marks, color: colors.color)
                    if let selection = settings.angleSelection {
                        SectorSelection(marks: marks, selection: selection, format: format)
                    }
                    PlotLayer(layers: settings.overlays, plot: plot, selection: settings.selection)
                } else {
                    if let title = settings.y.title { HTML("div") { title }.class("m-axis-title") }
                    PlotScroller(width: width, scale: plot.x, position: settings.scrollPosition) {
                        PlotLayer(layers: settings.backgrounds, plot: plot, selection: settings.selection)
                        PlotView(plot: plot, x: x ?? [], y: y ?? [], color: colors.color)
                        if let selection = settings.selection {
                            PlotSelection(plot: plot, selection: selection, format: format)
                        }
                        PlotLayer(layers: settings.overlays, plot: plot, selection: settings.selection)
                        ForEach((x ?? []).indices, id: \.self) { HorizontalAxis(axis: (x ?? [])[$0]) }
                    }
                    ForEach((y ?? []).indices, id: \.self) { VerticalAxis(axis: (y ?? [])[$0]) }
                    if let title = settings.x.title { HTML("div") { title }.class("m-axis-title m-below") }
                }
                if settings.legend != .hidden, let legend = settings.ownLegend {
                    HTML("div") { legend }.class("m-legend")
                        .elementStyles([.token("grid-row", settings.legend == .above ? "1" : "5")])
                } else if settings.legend != .hidden, !colors.names.isEmpty {
                    ChartLegend(colors: colors, format: format, isAbove: settings.legend == .above)
                }
                ChartTable(marks, count: count, format)
            }
        }
        .class("m-fill").elementStyles([.class(ChartLook.rules)])
    }
}

/// The colors of the series.
struct SeriesColors {
    /// The values that have a color, in their order.
    private(set) var names: [(value: _PlottedValue, color: Color)] = []
    private var colors: [_PlottedValue: Color] = [:]

    init(_ marks: [_ChartMark], _ settings: ChartSettings) {
        var free = settings.colors.filter { $0.value == nil }.map(\.color)
        if free.isEmpty { free = ChartLook.palette }
        for (value, color) in settings.colors { if let value { colors[value] = color } }
        var seen: Set<_PlottedValue> = []
        for value in marks.lazy.compactMap({ $0.color?.value }) where seen.insert(value).inserted {
            let color = colors[value] ?? settings.colorOf?(value) ?? free[names.count % free.count]
            colors[value] = color
            if names.count < 50 { names.append((value, color)) }
        }
    }

    /// The color of a mark: its own, that of its series, or that of the controls.
    func color(_ mark: _ChartMark) -> Color {
        mark.look.color ?? mark.color.flatMap { colors[$0.value] } ?? TintShapeStyle()._color
    }
}

/// What each color stands for.
private struct ChartLegend: View {
    let colors: SeriesColors
    let format: ValueFormat
    let isAbove: Bool

    var body: some View {
        HTML("ul") {
            ForEach(colors.names.indices, id: \.self) { index in
                HTML("li") {
                    HTML("i").elementStyles([.color("background-color", colors.names[index].color)])
                    Text(verbatim: format.text(colors.names[index].value))
                }
            }
        }
        .class("m-legend")
        .elementStyles([.token("grid-row", isAbove ? "1" : "5")])
    }
}
