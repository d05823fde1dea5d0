import Charts
import Martlet
import MartletTesting
import Testing

@Suite struct FunctionPlotTests {
    /// The data of the path of the marks, which is the last.
    private func path(_ page: TestPage) throws -> String {
        try #require(page.elements(.tag("path")).last?.attributes["d"])
    }

    /// The paths with more points than the lines of an axis.
    private func graphs(_ page: TestPage) -> [String] {
        page.elements(.tag("path")).compactMap { $0.attributes["d"] }.filter { $0.count { $0 == "L" } > 30 }
    }

    @Test func aGraphGoesThroughTheWholeAxis() async throws {
        let page = try await TestPage {
            Chart { LinePlot(x: "x", y: "y") { x in 2 * x } }.chartXScale(domain: 0...10).chartYScale(domain: 0...20)
        }
        let path = try path(page)
        #expect(path.hasPrefix("M0 1000L5 995") && path.hasSuffix("1000 0"), "\(path)")
    }

    @Test func aGraphIsBrokenWhereThereIsNoValue() async throws {
        let page = try await TestPage {
            Chart { LinePlot(x: "x", y: "y", domain: -1...1) { x in x.magnitude < 0.2 ? .nan : 1 / x } }
        }
        #expect(graphs(page).count == 2)
        let none = try await TestPage {
            Chart {
                LinePlot(x: "x", y: "y", domain: -Double.infinity ... .infinity) { $0 }
                AreaPlot(x: "x", y: "y") { _ in .infinity }
            }
        }
        #expect(none.diagnostics == [])
    }

    @Test func severalGraphsAreNotOneLine() async throws {
        let page = try await TestPage {
            Chart {
                Plot {
                    LinePlot(x: "x", y: "y", domain: 0...1) { $0 }
                    LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t, y: 1 - t) }
                }
                .foregroundStyle(.red)
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in (yStart: x - 0.1, yEnd: x + 0.1) }
                    .foregroundStyle(.blue)
            }
        }
        #expect(graphs(page).count == 3 && page.styleSheet.contains("stroke:var(--m-red)"), "\(graphs(page))")
    }

    @Test func aGestureIsTakenOnThePlot() async throws {
        struct Chosen: View {
            @State private var day: String?
            var body: some View {
                Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sold", 1)) }
                    .chartXSelection(value: $day)
                    .chartGesture { proxy in
                        TapGesture().onEnded { proxy.selectXValue(at: proxy.plotSize.width * 0.75) }
                    }
                Text(day ?? "none").accessibilityIdentifier("day")
            }
        }
        let page = try await TestPage { Chosen() }
        #expect(page.html.contains("m-over"))
        #expect(try page.text("day") == "none")
    }
}
