import Charts
import Martlet
import MartletTesting
import Testing

@Suite struct ChartProxyTests {
    @Test func aValueHasAPlaceAndAPlaceAValue() async throws {
        let page = try await TestPage {
            Chart {
                LineMark(x: .value("x", 0.0), y: .value("y", 0))
                LineMark(x: .value("x", 4.0), y: .value("y", 10))
            }
            .chartOverlay { proxy in
                let size = proxy.plotSize
                let place = proxy.position(for: (x: 1.0, y: 10)) ?? CGPoint(x: -1, y: -1)
                let found: (Double, Int)? = proxy.value(at: CGPoint(x: size.width / 2, y: size.height))
                let isPlaced = place == CGPoint(x: size.width / 4, y: 0) && proxy.position(forX: "a") == nil
                Text(isPlaced && found?.0 == 2 && found?.1 == 0 ? "placed" : "elsewhere")
                    .accessibilityIdentifier("over")
            }
        }
        #expect(try page.text("over") == "placed")
    }

    @Test func aCategoryHasAPartOfThePlot() async throws {
        let page = try await TestPage {
            Chart {
                BarMark(x: .value("Shop", "North"), y: .value("Sold", 3))
                BarMark(x: .value("Shop", "South"), y: .value("Sold", 5))
            }
            .chartOverlay { proxy in
                let width = proxy.plotSize.width
                let at = [-1, 0, width / 4, width * 0.75, width, width + 1, .nan, .infinity].map {
                    proxy.value(atX: $0, as: String.self) ?? "none"
                }
                let range = proxy.positionRange(forX: "South")
                let places = range == width / 2...width && proxy.position(forX: "South") == width * 0.75
                let isUnknown = proxy.position(forX: "West") == nil
                Text("\(at.joined(separator: " ")) \(places && isUnknown ? "placed" : "elsewhere")")
                    .accessibilityIdentifier("over")
            }
        }
        #expect(try page.text("over") == "none North North South South none none none placed")
    }

    @Test func datesAreFoundAgain() async throws {
        let first = Date(timeIntervalSince1970: 1_750_000_000)
        let page = try await TestPage {
            Chart {
                LineMark(x: .value("Day", first), y: .value("y", 1))
                LineMark(x: .value("Day", first.addingTimeInterval(1_000)), y: .value("y", 2))
            }
            .chartOverlay { proxy in
                let date = proxy.value(atX: proxy.plotSize.width / 2, as: Date.self)
                Text(
                    date == first.addingTimeInterval(500) && proxy.value(atX: 0, as: String.self) == nil
                        ? "found" : "lost"
                )
                .accessibilityIdentifier("over")
            }
        }
        #expect(try page.text("over") == "found")
    }

    @Test func viewsAreBehindThePlotAndOverIt() async throws {
        let page = try await TestPage {
            Chart { SectorMark(angle: .value("Count", 3)) }
                .chartBackground { proxy in
                    GeometryReader { geometry in
                        if let frame = proxy.plotFrame {
                            Text("\(geometry[frame].origin == CGPoint(x: 0, y: 0) ? "behind" : "beside")")
                        }
                    }
                }
                .chartOverlay(alignment: .topTrailing) { _ in Button("Over") {} }
        }
        let behind = try #require(page.html.range(of: "behind")), over = try #require(page.html.range(of: "Over"))
        let plot = try #require(page.html.range(of: "<path"))
        #expect(behind.upperBound < plot.lowerBound && plot.upperBound < over.lowerBound)
        #expect(page.elements(.role(.button)).count == 1)
    }

    @Test func aPartOfThePlotIsVisible() async throws {
        func chart(_ length: Int, _ axes: Axis.Set) async throws -> TestPage {
            try await TestPage {
                Chart(0..<101, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartScrollableAxes(axes).chartXVisibleDomain(length: length)
            }
        }
        let scrolled = try await chart(25, .horizontal)
        #expect(scrolled.html.contains("grid-template-columns:400%") && scrolled.html.contains("tabindex=\"0\""))
        // Four times as wide has labels for four times as many values.
        #expect(scrolled.text.contains("90") && scrolled.text.contains("10"))
        for length in [100, 0, -1] {
            #expect(try await chart(length, .horizontal).html.contains("grid-template-columns") == false)
        }
        #expect(try await chart(25, .vertical).html.contains("grid-template-columns") == false)
        #expect(try await chart(1, .horizontal).html.contains("grid-template-columns:10000%"))
    }

    private struct Scrolled: View {
        @State private var first = 50

        var body: some View {
            Text("From \(first)").accessibilityIdentifier("first")
            Button("To the end") { first = 80 }
            Chart(0..<101, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 25).chartScrollPosition(x: $first)
        }
    }

    @Test func aPlotIsScrolledToAValueAndTellsWhereItIs() async throws {
        let page = try await TestPage { Scrolled() }
        let plot = ElementQuery.role(.group)
        #expect(try page.attribute("data-start", of: plot) == "0.5")
        try await page.scrollChart(plot, to: 0.2574)
        #expect(try page.text("first") == "From 26")
        // The browser is not scrolled back to where it has been when it said so.
        #expect(try page.attribute("data-start", of: plot) == "0.2574")
        try await page.click(.role(.button, "To the end"))
        #expect(try page.attribute("data-start", of: plot) == "0.8")
        try await page.scrollChart(plot, to: 7)
        #expect(try page.text("first") == "From 80")
    }

    @Test func aPlotBeginsAtAValue() async throws {
        let page = try await TestPage {
            Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2).chartScrollPosition(initialX: "c")
        }
        #expect(try page.attribute("data-start", of: .role(.group)) == "0.5")
        #expect(try page.attribute("data-on", of: .role(.group)) == nil)
    }
}
