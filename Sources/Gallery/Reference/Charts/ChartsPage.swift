import Charts
import Martlet

/// Charts of all kinds of marks, on axes of numbers, dates and categories.
struct ChartsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            PageSection(title: "Stacked bars") { StackedBars() }
            PageSection(title: "Grouped bars") { GroupedBars() }
            PageSection(title: "Horizontal bars") { LyingBars() }
            PageSection(title: "Parts of a circle") { Sectors() }
            PageSection(title: "Selecting a part") { ChosenSector() }
            PageSection(title: "Selecting a bar") { ChosenBars() }
            PageSection(title: "Selecting a range") { ChosenHours() }
            PageSection(title: "A view on top of the plot") { MarkedDay() }
            PageSection(title: "Sideways") { ManyDays() }
            PageSection(title: "Days") { Temperatures() }
            PageSection(title: "Areas") { Shares() }
            PageSection(title: "Functions") { Functions() }
            PageSection(title: "Counted values") { Counts() }
            PageSection(title: "Forms of points") { Forms() }
            PageSection(title: "100,000 points") { Points() }
        }
    }
}

private struct Sectors: View {
    var body: some View {
        Chart(Sale.all) { sale in
            SectorMark(angle: .value("Sold", sale.count), innerRadius: .ratio(0.6), angularInset: 1)
                .foregroundStyle(by: .value("Fruit", sale.fruit))
        }
    }
}

private struct ChosenSector: View {
    @State private var sold: Int?

    private var fruits: [(name: String, count: Int)] {
        ["Apples", "Pears", "Plums"].map { fruit in
            (fruit, Sale.all.filter { $0.fruit == fruit }.reduce(0) { $0 + $1.count })
        }
    }

    /// The selected value is one in the sum of the counts, up to the sector's end.
    private var fruit: String? {
        guard var rest = sold else { return nil }
        return fruits.first { fruit in
            rest -= fruit.count
            return rest < 0
        }?.name
    }

    var body: some View {
        Text(fruit.map { "Chosen: \($0)" } ?? "Press a part").accessibilityIdentifier("chosen part")
        Chart(fruits, id: \.name) { fruit in
            SectorMark(angle: .value("Sold", fruit.count), angularInset: 1)
                .foregroundStyle(by: .value("Fruit", fruit.name))
        }
        .chartAngleSelection(value: $sold)
    }
}

private struct ChosenBars: View {
    @State private var shop: String?

    var body: some View {
        Text(shop.map { "Chosen: \($0)" } ?? "Press a bar")
        Chart(Sale.all) { BarMark(x: .value("Shop", $0.shop), y: .value("Sold", $0.count)) }
            .chartXSelection(value: $shop)
    }
}

private struct ChosenHours: View {
    @State private var hours: ClosedRange<Int>?

    private let visitors = [3, 5, 9, 14, 12, 8, 6, 4]

    var body: some View {
        let chosen = visitors.indices.filter { hours?.contains($0) == true }
        Text(
            hours == nil
                ? "Press the first hour, and then the last" : "\(chosen.map { visitors[$0] }.reduce(0, +)) visitors")
        Chart(visitors.indices, id: \.self) { BarMark(x: .value("Hour", $0), y: .value("Visitors", visitors[$0])) }
            .chartXSelection(range: $hours)
    }
}

private struct MarkedDay: View {
    @State private var pressed: Double?

    var body: some View {
        Text(pressed.map { "Hour \(Int($0)) is marked" } ?? "Press the plot")
        Chart(Sample.waves.filter { $0.series == "Sun" }) { sample in
            LineMark(x: .value("Hour", sample.x), y: .value("Power", sample.y))
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                ZStack(alignment: .topLeading) {
                    Rectangle().fill(.clear).contentShape(Rectangle())
                        .onTapGesture { place in
                            guard let frame = proxy.plotFrame else { return }
                            pressed = proxy.value(atX: place.x - geometry[frame].minX, as: Double.self)?.rounded()
                        }
                        .accessibilityLabel("Mark an hour")
                    if let pressed, let x = proxy.position(forX: pressed) {
                        Rectangle().fill(.red).frame(width: 2, height: proxy.plotSize.height).offset(x: x - 1)
                            .accessibilityIdentifier("marked hour")
                    }
                }
            }
        }
    }
}

private struct ManyDays: View {
    @State private var first = 0

    var body: some View {
        Text("From day \(first)").accessibilityIdentifier("first day")
        Chart(0..<60, id: \.self) { day in
            BarMark(x: .value("Day", day), y: .value("Value", 40 + 30 * sin(Double(day) / 5)))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 15)
        .chartScrollPosition(x: $first)
        Button("To day 30") { first = 30 }
    }
}

private struct StackedBars: View {
    @State private var isLegendShown = true

    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("Shop", sale.shop), y: .value("Sold", sale.count))
                .foregroundStyle(by: .value("Fruit", sale.fruit))
        }
        .chartLegend(isLegendShown ? .visible : .hidden)
        Toggle("Legend", isOn: $isLegendShown)
    }
}

private struct GroupedBars: View {
    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("Shop", sale.shop), y: .value("Sold", sale.count))
                .foregroundStyle(by: .value("Fruit", sale.fruit))
                .position(by: .value("Fruit", sale.fruit))
        }
        .chartForegroundStyleScale(["Apples": Color.red, "Pears": Color.green, "Plums": Color.purple])
    }
}

private struct LyingBars: View {
    var body: some View {
        Chart(Sale.all.filter { $0.shop == "North" }) { sale in
            BarMark(x: .value("Sold", sale.count), y: .value("Fruit", sale.fruit))
                .annotation(position: .trailing) { Text("\(sale.count)").padding(.leading, 4) }
        }
        .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
        .chartXScale(domain: 0...40)
        .frame(height: 180)
    }
}

private struct Shares: View {
    var body: some View {
        Chart(Sample.waves) { sample in
            AreaMark(x: .value("Time", sample.x), y: .value("Share", sample.y), stacking: .normalized)
                .foregroundStyle(by: .value("Source", sample.series))
                .interpolationMethod(.monotone)
        }
        .chartYAxis { AxisMarks(values: [0, 0.5, 1]) }
        .chartLegend(position: .top)
    }
}

/// A wave that becomes smaller, between the curves that bound it.
private struct Functions: View {
    private func bound(_ x: Double) -> Double { exp(-x / 4) }

    var body: some View {
        Chart {
            AreaPlot(x: "Time", yStart: "Lowest", yEnd: "Highest") { x in (yStart: -bound(x), yEnd: bound(x)) }
                .foregroundStyle(.blue.opacity(0.2))
            LinePlot(x: "Time", y: "Height") { x in bound(x) * cos(3 * x) }.foregroundStyle(.blue)
        }
        .chartXScale(domain: 0...10)
        .chartYScale(domain: -1...1)
    }
}

/// How many of 500 values are in each of some bins.
private struct Counts: View {
    private let values = (0..<500).map { Sample.noise($0 * 37) + Sample.noise($0 * 71 + 5) }

    var body: some View {
        let bins = NumberBins(data: values, desiredCount: 12)
        let groups = Dictionary(grouping: values, by: bins.index(for:))
        Chart(bins.indices, id: \.self) { index in
            BarMark(x: .value("Value", bins[index]), y: .value("Count", groups[index]?.count ?? 0))
        }
    }
}

private struct Forms: View {
    /// A form of the program's own.
    private struct Flag: ChartSymbolShape {
        var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1.2, height: 1.2) }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    var body: some View {
        Chart {
            ForEach(Sample.days) { day in
                LineMark(x: .value("Day", day.x), y: .value("Degrees", day.y), series: .value("Place", "Valley"))
                    .symbol(.circle.strokeBorder(lineWidth: 2)).symbolSize(100)
                LineMark(x: .value("Day", day.x), y: .value("Degrees", day.y - 4), series: .value("Place", "Hill"))
                    .symbol(.triangle).foregroundStyle(.orange)
                LineMark(x: .value("Day", day.x), y: .value("Degrees", day.y - 8), series: .value("Place", "Summit"))
                    .symbol(Flag()).foregroundStyle(.purple)
            }
        }
    }
}

private struct Points: View {
    var body: some View {
        Chart(0..<100_000, id: \.self) { number in
            PointMark(x: .value("Number", number), y: .value("Value", Sample.noise(number))).symbolSize(9)
        }
        .chartXAxisLabel("Number")
    }
}

private struct Temperatures: View {
    var body: some View {
        Chart {
            ForEach(Sample.days) { day in
                LineMark(x: .value("Day", day.date, unit: .day), y: .value("Degrees", day.y))
                    .interpolationMethod(.catmullRom).symbol(.circle)
            }
            RuleMark(y: .value("Freezing", 0))
                .foregroundStyle(.blue).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                .annotation(position: .top) { Text("Freezing").foregroundStyle(.blue) }
        }
        .chartYScale(domain: -10...10)
        .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 5)) }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.day().month(.abbreviated))
            }
        }
    }
}

private struct Sale: Identifiable {
    let shop: String
    let fruit: String
    let count: Int

    var id: String { shop + fruit }

    static let all = sales(of: "North", 31, 24, 12) + sales(of: "South", 18, 42, 25) + sales(of: "West", 44, 9, 30)

    private static func sales(of shop: String, _ apples: Int, _ pears: Int, _ plums: Int) -> [Sale] {
        [
            Sale(shop: shop, fruit: "Apples", count: apples), Sale(shop: shop, fruit: "Pears", count: pears),
            Sale(shop: shop, fruit: "Plums", count: plums),
        ]
    }
}

private struct Sample: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    var series = ""

    /// A day of November.
    var date: Date { Date(timeIntervalSince1970: 1_762_000_000 + x * 86_400) }

    static let days = [4, 6, 3, 1, -2, -6, -7, -3, 0, 2].enumerated().map { Sample(id: $0, x: Double($0), y: $1) }

    static let waves = wave("Wind", 0) + wave("Sun", 1) + wave("Water", 2)

    private static func wave(_ series: String, _ number: Int) -> [Sample] {
        (0...24).map { hour in
            let height = 2 + sin(Double(hour + 7 * number) / 4)
            return Sample(id: number * 100 + hour, x: Double(hour), y: height, series: series)
        }
    }

    static func noise(_ number: Int) -> Double {
        let mixed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
        return sin(Double(number) / 9_000) + Double(mixed >> 40) / Double(1 << 24) - 0.5
    }
}
