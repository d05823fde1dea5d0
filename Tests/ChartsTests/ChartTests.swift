import Charts
import Martlet
import MartletTesting
import Testing

@Suite struct ChartTests {
    private struct Sale: Identifiable {
        let shop: String
        let fruit: String
        let count: Int
        var id: String { shop + fruit }
    }

    private static let sales = [
        Sale(shop: "North", fruit: "Apples", count: 30), Sale(shop: "North", fruit: "Pears", count: 20),
        Sale(shop: "South", fruit: "Apples", count: 40),
    ]

    /// The data of the paths, in their order.
    private func paths(_ page: TestPage) -> [String] {
        page.elements(.tag("path")).compactMap { $0.attributes["d"] }
    }

    @Test func barsAreOnePathForEachColor() async throws {
        let page = try await TestPage {
            Chart(Self.sales) { sale in
                BarMark(x: .value("Shop", sale.shop), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("Fruit", sale.fruit))
            }
        }
        // The lines of the axis; from 0 to 50 because the highest bar has 50.
        let paths = paths(page)
        #expect(paths.count == 3 && paths[0].hasPrefix("M0 1000H1000M0 800H1000"))
        #expect(paths[1] == "M62.5 1000L62.5 400L437.5 400L437.5 1000ZM562.5 1000L562.5 200L937.5 200L937.5 1000Z")
        #expect(paths[2] == "M62.5 400L62.5 0L437.5 0L437.5 400Z")
        #expect(page.styleSheet.contains("fill:var(--m-blue)") && page.styleSheet.contains("fill:var(--m-green)"))
    }

    @Test func aMarkIsPutBehindOthers() async throws {
        let page = try await TestPage {
            Chart {
                ForEach(Self.sales) { BarMark(x: .value("Shop", $0.shop), y: .value("Sold", $0.count)) }
                RuleMark(y: .value("Average", 25)).zIndex(-1)
            }
        }
        let paths = paths(page)
        #expect(paths.count == 3 && paths[1] == "M0 500L1000 500" && paths[2].hasSuffix("Z"), "\(paths)")
    }

    @Test func theDataIsATable() async throws {
        let page = try await TestPage {
            Chart(Self.sales) { sale in
                BarMark(x: .value("Shop", sale.shop), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("Fruit", sale.fruit))
            }
        }
        #expect(page.elements(.tag("th")).map(\.text) == ["Fruit", "Shop", "Sold"])
        #expect(
            page.elements(.tag("td")).map(\.text) == [
                "Apples", "North", "30", "Pears", "North", "20", "Apples", "South", "40",
            ])
        #expect(page.html.contains("aria-hidden=\"true\""))
        #expect(page.elements(.tag("li")).map(\.text) == ["Apples", "Pears"])
    }

    @Test func lyingBarsHaveTheirFirstCategoryAtTheTop() async throws {
        let page = try await TestPage {
            Chart(Self.sales.prefix(2), id: \.fruit) { sale in
                BarMark(x: .value("Sold", sale.count), y: .value("Fruit", sale.fruit))
            }
            .chartXScale(domain: 0...40).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(paths(page) == ["M0 437.5L0 62.5L750 62.5L750 437.5ZM0 937.5L0 562.5L500 562.5L500 937.5Z"])
    }

    @Test func linesPointsAndRules() async throws {
        let page = try await TestPage {
            Chart {
                ForEach([0, 1, 2], id: \.self) { number in
                    LineMark(x: .value("x", number), y: .value("y", number * number))
                        .lineStyle(StrokeStyle(lineWidth: 3, dash: [2, 1])).foregroundStyle(.red).symbol(.square)
                }
                RuleMark(y: .value("Limit", 2)).annotation(position: .trailing) { Text("Limit") }
                if Self.sales.isEmpty { PointMark(x: .value("x", 0), y: .value("y", 0)) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4).chartXScale(domain: 0...2)
        }
        #expect(
            paths(page) == [
                "M0 1000L500 750L1000 0", "M0 1000h.01M500 750h.01M1000 0h.01", "M0 500L1000 500",
            ])
        #expect(page.html.contains("stroke-dasharray:2px 1px"))
        #expect(page.styleSheet.contains("stroke-linecap:square") && page.text.contains("Limit"))
    }

    @Test func anAxisHasItsLabels() async throws {
        let page = try await TestPage {
            Chart {
                LineMark(x: .value("x", 0.0), y: .value("y", 0))
                LineMark(x: .value("x", 1.0), y: .value("y", 1_500))
            }
            .chartXAxis {
                AxisMarks(values: [0, 0.5, 1]) { value in
                    AxisGridLine()
                    AxisValueLabel { Text(value.as(Double.self) == 0.5 ? "half" : "\(value.index) of \(value.count)") }
                }
            }
        }
        let labels = page.elements(.tag("div")).map(\.text)
        for text in ["half", "0 of 3", "2 of 3", "500", "1,000", "1,500"] { #expect(labels.contains(text), "\(text)") }
        #expect(paths(page).first?.hasSuffix("M0 0V1000M500 0V1000M1000 0V1000") == true)
    }

    @Test func datesAreThoseOfTheVisitor() async throws {
        let page = try await TestPage {
            Chart(0..<3, id: \.self) { day in
                BarMark(
                    x: .value("Day", Date(timeIntervalSince1970: 1_750_000_000 + Double(day) * 86_400), unit: .day),
                    y: .value("Count", day + 1))
            }
            .chartXAxis { AxisMarks(values: .stride(by: .day)) }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        }
        #expect(page.text.contains("Jun 15") && page.text.contains("Jun 17") && !page.text.contains("Jun 18"))
        // Each bar is three quarters of its day.
        #expect(paths(page).last?.hasPrefix("M41.7 1000L41.7") == true, "\(paths(page))")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0])
    func anyNumberGivesAPage(number: Double) async throws {
        let page = try await TestPage {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", number))
                LineMark(x: .value("x", number), y: .value("y", number)).interpolationMethod(.monotone)
                AreaMark(x: .value("x", number), y: .value("y", number), stacking: .normalized)
                PointMark(x: .value("x", Date(timeIntervalSince1970: number)), y: .value("y", 1)).symbolSize(number)
                RuleMark(xStart: .value("x", number), xEnd: .value("x", 1), y: .value("y", number))
            }
            Chart { PointMark(x: .value("x", number), y: .value("y", number)) }.chartYScale(domain: -1...1)
        }
        for path in paths(page) { #expect(path.firstMatch(of: #/nan|inf/#) == nil, "\(path)") }
    }

    @Test func aChartOfManyPointsIsBounded() async throws {
        let page = try await TestPage {
            Chart(0..<100_000, id: \.self) { number in
                PointMark(x: .value("x", number), y: .value("y", number % 1_000))
                    .foregroundStyle(by: .value("Series", "\(number % 3)"))
            }
        }
        #expect(page.html.utf8.count < 80_000, "\(page.html.utf8.count)")
        #expect(page.text.contains("more"))
        let names = try await TestPage {
            Chart(0..<20_000, id: \.self) { number in
                BarMark(x: .value("x", String(repeating: "\(number)", count: 100)), y: .value("y", number))
                    .foregroundStyle(by: .value("z", "\(number)"))
            }
        }
        #expect(names.html.utf8.count < 200_000, "\(names.html.utf8.count)")
    }

    private struct Limit: ChartContent {
        let value: Int
        var body: some ChartContent { RuleMark(y: .value("Limit", value)) }
    }

    private enum Size: String, Plottable { case small, large }

    @Test func aProgramHasContentAndValuesOfItsOwn() async throws {
        let page = try await TestPage {
            Chart {
                BarMark(x: .value("Size", Size.small), y: .value("Count", 1))
                BarMark(x: .value("Size", Size.large), y: .value("Count", 2))
                Limit(value: 2)
            }
            .chartForegroundStyleScale(range: [Color.red])
        }
        #expect(page.text.contains("small") && page.text.contains("large"))
        #expect(paths(page).last == "M0 0L1000 0")
    }

    private struct Growing: View {
        @State private var count = 1

        var body: some View {
            Chart(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXScale(domain: 0...9).chartYScale(domain: 0...9)
            Button("More") { count += 1 }
        }
    }

    @Test func whatChangesIsAPathAndARow() async throws {
        let page = try await TestPage { Growing() }
        try await page.click(.role(.button, "More"))
        try await page.click(.role(.button, "More"))
        #expect(page.elements(.tag("tr")).count == 4)
        #expect(paths(page).last == "M0 1000L111.1 888.9L222.2 777.8")
    }

    @Test func sectorsAreAsLargeAsTheirValues() async throws {
        let page = try await TestPage {
            Chart(Self.sales) { sale in
                SectorMark(angle: .value("Sold", sale.count), innerRadius: .ratio(0.5), angularInset: 2)
                    .foregroundStyle(by: .value("Fruit", sale.fruit))
                    .annotation(position: .overlay) { Text(sale.shop) }
            }
            Chart { SectorMark(angle: .value("All", 3)) }
            Chart {
                SectorMark(angle: .value("None", 0))
                SectorMark(angle: .value("Less", -1))
                SectorMark(angle: .value("Never", Double.nan))
            }
        }
        let paths = paths(page)
        #expect(paths.count == 4)
        // 30 of 90 from the top, clockwise: two arcs out and two back.
        #expect(paths[0].hasPrefix("M0 -100A100 100 0 0 1 86.6 -50A100 100 0 0 1 86.6 50L43.3 25A50 50 0 0 0"))
        #expect(paths[0].hasSuffix("Z"))
        // A whole circle has no straight side.
        #expect(paths[3] == "M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100Z")
        #expect(page.styleSheet.contains("stroke-width:4px"))
        #expect(page.text.contains("North") && page.html.contains("left:"))
        let cells = page.elements(.tag("td")).map(\.text)
        #expect(cells.prefix(4) == ["Apples", "30", "Pears", "20"])
    }

    private struct Chosen: View {
        @State private var shop: String?

        var body: some View {
            Text(shop ?? "none").accessibilityIdentifier("shop")
            Chart(ChartTests.sales) { BarMark(x: .value("Shop", $0.shop), y: .value("Sold", $0.count)) }
                .chartXSelection(value: $shop)
        }
    }

    @Test func aValueIsChosenByAPress() async throws {
        let page = try await TestPage { Chosen() }
        #expect(page.elements(.role(.button)).count == 2)
        try await page.click(.role(.button, "South"))
        #expect(try page.text("shop") == "South")
        #expect(try page.attribute("aria-pressed", of: .role(.button, "South")) == "true")
        try await page.click(.role(.button, "South"))
        #expect(try page.text("shop") == "none")
    }

    private struct ChosenHours: View {
        @State private var hours: ClosedRange<Int>?

        var body: some View {
            Text(hours.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none").accessibilityIdentifier("hours")
            Chart(0..<5, id: \.self) { BarMark(x: .value("Hour", $0), y: .value("Sold", 1)) }
                .chartXSelection(range: $hours)
        }
    }

    /// “a press begins a range, another one ends it, and a press on the only value of one selects nothing”.
    @Test func aRangeIsChosenByTwoPresses() async throws {
        let page = try await TestPage { ChosenHours() }
        let pressed = { page.elements(.role(.button)).map { $0.attributes["aria-pressed"] == "true" ? 1 : 0 } }
        func press(_ hour: Int, _ text: String, _ expected: [Int]) async throws {
            try await page.click(.role(.button).at(hour))
            #expect(try page.text("hours") == text)
            #expect(pressed() == expected)
        }
        #expect(pressed() == [0, 0, 0, 0, 0])
        try await press(3, "3 to 3", [0, 0, 0, 1, 0])
        try await press(1, "1 to 3", [0, 1, 1, 1, 0])
        try await press(2, "2 to 2", [0, 0, 1, 0, 0])
        try await press(4, "2 to 4", [0, 0, 1, 1, 1])
        try await press(0, "0 to 0", [1, 0, 0, 0, 0])
        try await press(0, "none", [0, 0, 0, 0, 0])
    }

    private struct ChosenHourAndHours: View {
        @State private var hour: Int?
        @State private var hours: ClosedRange<Int>?

        var body: some View {
            Text(hour.map { "\($0)" } ?? "none").accessibilityIdentifier("hour")
            Text(hours.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none").accessibilityIdentifier("hours")
            Chart(0..<5, id: \.self) { PointMark(x: .value("Hour", $0), y: .value("Sold", 1)) }
                .chartXSelection(range: $hours)
                .chartXSelection(value: $hour)
                .chartXScale(domain: 0...4)
                .chartOverlay { proxy in
                    Button("Select") { proxy.selectXRange(from: proxy.plotSize.width, to: proxy.plotSize.width / 2) }
                }
        }
    }

    /// “Beside `chartXSelection(value:)`, the buttons select the value, and a `chartGesture` the range.”
    @Test func aValueAndARangeAreChosen() async throws {
        let page = try await TestPage { ChosenHourAndHours() }
        try await page.click(.role(.button, "Select"))
        #expect(try page.text("hours") == "2 to 4" && page.text("hour") == "none")
        try await page.click(.role(.button, "1"))
        #expect(try page.text("hours") == "2 to 4" && page.text("hour") == "1")
        let pressed = page.elements(.role(.button)).filter { $0.attributes["aria-pressed"] == "true" }.map(\.text)
        #expect(pressed == ["1", "2", "3", "4"])
    }

    private struct ChosenHeights: View {
        @State private var heights: ClosedRange<Double>?

        var body: some View {
            Text(heights.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none").accessibilityIdentifier("heights")
            Chart(0..<5, id: \.self) { PointMark(x: .value("Hour", $0), y: .value("Height", Double($0))) }
                .chartYSelection(range: $heights)
                .chartYScale(domain: 0...4)
                .chartOverlay { proxy in
                    Button("Select") { proxy.selectYRange(from: 0, to: proxy.plotSize.height / 4) }
                    Button("Beside") { proxy.selectXRange(from: 0, to: 1) }
                    Button("Nothing") { proxy.selectYRange(from: .nan, to: 0) }
                }
        }
    }

    @Test func aRangeOfTheAxisBesideIsChosen() async throws {
        let page = try await TestPage { ChosenHeights() }
        try await page.click(.role(.button, "Select"))
        #expect(try page.text("heights") == "3.000000 to 4.000000")
        for other in ["Beside", "Nothing"] {
            try await page.click(.role(.button, other))
            #expect(try page.text("heights") == "3.000000 to 4.000000")
        }
        try await page.click(.role(.button, "1"))
        #expect(try page.text("heights") == "1.000000 to 1.000000")
    }

    private struct ChosenSector: View {
        @State private var value: Int?

        var body: some View {
            Text(verbatim: value.map(String.init) ?? "none").accessibilityIdentifier("value")
            Chart(ChartTests.sales) {
                SectorMark(angle: .value("Sold", $0.count), innerRadius: .ratio(0.5))
                    .foregroundStyle(by: .value("Shop", $0.shop))
            }
            .chartAngleSelection(value: $value)
        }
    }

    @Test func aSectorIsChosenByAPress() async throws {
        let page = try await TestPage { ChosenSector() }
        let counts = ChartTests.sales.map(\.count)
        let button = page.elements(.role(.button))[1]
        #expect(button.text == ChartTests.sales[1].shop && page.html.contains("clip-path:polygon("))
        try await page.click(.role(.button).at(1))
        // The middle of the second sector, in the sum of both.
        let middle = Double(counts[0]) + Double(counts[1]) / 2
        #expect(try page.text("value") == "\(Int(middle.rounded()))")
        #expect(try page.attribute("aria-pressed", of: .role(.button).at(1)) == "true")
        try await page.click(.role(.button).at(1))
        #expect(try page.text("value") == "none")
    }

    @Test func whatIsOnlyAcceptedChangesNothing() async throws {
        let plain = try await TestPage { Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) } }
        let hinted = try await TestPage {
            Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }
                .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .unit(2)))
                .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
                .chartPlotStyle { $0.frame(height: 10) }
        }
        #expect(hinted.html == plain.html)
    }

    @Test func titlesOfAxesHavePlaces() async throws {
        let page = try await TestPage {
            Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }
                .chartXAxisLabel("Below", position: .bottom, alignment: .center, spacing: 4)
                .chartYAxisLabel("Beside", position: .leading)
        }
        #expect(page.text.contains("Below") && page.text.contains("Beside"))
    }

    @Test func pointsAreViews() async throws {
        let page = try await TestPage {
            Chart {
                ForEach([1, 2], id: \.self) { number in
                    LineMark(x: .value("X", number), y: .value("Y", number))
                        .symbol { Text(verbatim: "point \(number)") }
                }
                PointMark(x: .value("X", 3), y: .value("Y", 3)).symbol { Text(verbatim: "single") }.offset(yStart: -10)
                    .annotation(
                        position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) { Text(verbatim: "beside") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let texts = page.elements(.tag("div")).map(\.text)
        for text in ["point 1", "point 2", "single", "beside"] { #expect(texts.contains(text)) }
        // The line, and no forms at its points.
        #expect(paths(page).count == 1)
    }

    @Test func rectanglesGoThroughThePlot() async throws {
        let page = try await TestPage {
            Chart {
                RectangleMark(xStart: .value("X", 0), xEnd: .value("X", 5))
                RectangleMark(yStart: .value("Y", 0), yEnd: .value("Y", 5)).foregroundStyle(.red)
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(paths(page) == ["M0 1000L0 0L500 0L500 1000Z", "M0 1000L0 500L1000 500L1000 1000Z"])
    }

    @Test func legendsAndTitlesAreViews() async throws {
        let page = try await TestPage {
            Chart(Self.sales) { sale in
                BarMark(x: .value("Shop", sale.shop), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("Fruit", sale.fruit))
            }
            .chartLegend(position: .top) { Text("Own legend") }
            .chartXAxisLabel(position: .bottom, alignment: .center) { Text("Shops") }
            .chartYAxisLabel { Text("Pieces") }
            .chartYAxis { AxisMarks { _ in AxisValueLabel(anchor: .top) { Text("label") } } }
        }
        #expect(page.contains(.text("Own legend")) && page.contains(.text("Shops")) && page.contains(.text("Pieces")))
        #expect(page.elements(.tag("li")).isEmpty)
    }

    @Test func barsAlongOneAxisStandOneAfterTheOther() async throws {
        let page = try await TestPage {
            Chart(Self.sales) { sale in
                BarMark(x: .value("Sold", sale.count)).foregroundStyle(by: .value("Fruit", sale.fruit))
            }
            .chartXScale(domain: 0...100, range: .plotDimension(padding: 4)).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(
            paths(page) == [
                "M0 1000L0 0L300 0L300 1000ZM500 1000L500 0L900 0L900 1000Z", "M300 1000L300 0L500 0L500 1000Z",
            ])
    }

    @Test func rectanglesHaveAWidth() async throws {
        let page = try await TestPage {
            Chart {
                RectangleMark(x: .value("X", 5), yStart: .value("Y", 2), yEnd: .value("Y", 8), width: 4)
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(paths(page) == ["M500 800L500 200"])
        #expect(page.styleSheet.contains("stroke-width:4px"))
    }

    @Test func pointsHaveAreasInProportion() async throws {
        let page = try await TestPage {
            Chart([1, 4], id: \.self) { number in
                PointMark(x: .value("X", number), y: .value("Y", number)).symbolSize(by: .value("Size", number))
            }
        }
        // The sides of squares of 100 and 400 pixels.
        #expect(page.styleSheet.contains("stroke-width:10px") && page.styleSheet.contains("stroke-width:20px"))
    }

    @Test func aFunctionGivesColors() async throws {
        let page = try await TestPage {
            Chart(Self.sales) { sale in
                BarMark(x: .value("Shop", sale.shop), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("Fruit", sale.fruit))
            }
            .chartForegroundStyleScale { (fruit: String) in fruit == "Pears" ? Color.mint : Color.brown }
        }
        #expect(page.styleSheet.contains("fill:var(--m-mint)") && page.styleSheet.contains("fill:var(--m-brown)"))
    }

    @Test func labelsHaveTheFormatOfTheirMarks() async throws {
        let page = try await TestPage {
            Chart { PointMark(x: .value("X", 1), y: .value("Y", 0.5)) }
                .chartYScale(domain: 0...1).chartXAxis(.hidden)
                .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0.5]) }
        }
        #expect(page.text.contains("50%"), "\(page.text)")
    }

    /// What changes nothing in a plot leaves its paths as they are.
    @Test func modifiersWithoutAnEffect() async throws {
        let plain = try await TestPage { Chart { BarMark(x: .value("Shop", "North"), y: .value("Sold", 3)) } }
        let hinted = try await TestPage {
            Chart {
                BarMark(x: .value("Shop", "North"), y: .value("Sold", 3))
                    .clipShape(Capsule()).cornerRadius(4, style: .continuous).shadow(radius: 2).blur(radius: 1)
                    .mask { RuleMark(y: .value("Y", 1)) }.alignsMarkStylesWithPlotArea().compositingLayer()
                    .lineStyle(by: .value("Shop", "North"))
            }
            .chartSymbolScale(["North": .square]).chartSymbolSizeScale(range: 1...10).chartXAxisStyle { $0.padding() }
            .chartLineStyleScale(["North": StrokeStyle(lineWidth: 2)]).chartYVisibleDomain(length: 3)
        }
        #expect(paths(hinted) == paths(plain))
        #expect(hinted.diagnostics == [])
    }
}
