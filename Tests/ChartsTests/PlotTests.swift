import Charts
import Martlet
import MartletTesting
import Testing

/// Plots of collections are drawn as the marks of their elements.
@Suite struct PlotTests {
    private struct City {
        let name: String
        let area: Double
        let people: Int
        var color: Color { people > 10 ? .red : .mint }
        var opacity: CGFloat { 0.5 }
        var label: String { name }
        var least: Int { people / 2 }
        var line: StrokeStyle { StrokeStyle(lineWidth: CGFloat(area)) }
    }

    private let cities = [City(name: "a", area: 1, people: 20), City(name: "b", area: 3, people: 5)]

    private func look<V: View & SendableMetatype>(@ViewBuilder _ content: @escaping @Sendable () -> V) async throws
        -> [String]
    {
        let page = try await TestPage { content() }
        let cells = page.elements(.tag("td")).map(\.text) + page.elements(.tag("li")).map(\.text)
        #expect(page.diagnostics == [])
        return page.elements(.tag("path")).compactMap { $0.attributes["d"] } + cells
    }

    @Test func plotsAreAsTheirMarks() async throws {
        let cities = cities
        let bars = try await look {
            Chart {
                BarPlot(cities, x: .value("Name", \.name), y: .value("People", \.people), width: .ratio(0.5))
                    .foregroundStyle(by: .value("Name", \.name))
            }
        }
        let barMarks = try await look {
            Chart(cities, id: \.name) {
                BarMark(x: .value("Name", $0.name), y: .value("People", $0.people), width: .ratio(0.5))
                    .foregroundStyle(by: .value("Name", $0.name))
            }
        }
        #expect(bars == barMarks && bars.count > 5)
        let lines = try await look {
            Chart {
                LinePlot(cities, x: .value("Area", \.area), y: .value("People", \.people)).interpolationMethod(.stepEnd)
                AreaPlot(cities, x: .value("Area", \.area), y: .value("People", \.people))
                AreaPlot(cities, x: .value("Area", \.area), yStart: .value("P", \.people), yEnd: .value("A", \.least))
            }
        }
        let lineMarks = try await look {
            Chart {
                ForEach(cities, id: \.name) {
                    LineMark(x: .value("Area", $0.area), y: .value("People", $0.people)).interpolationMethod(.stepEnd)
                }
                ForEach(cities, id: \.name) { AreaMark(x: .value("Area", $0.area), y: .value("People", $0.people)) }
                ForEach(cities, id: \.name) {
                    AreaMark(
                        x: .value("Area", $0.area), yStart: .value("P", $0.people), yEnd: .value("A", $0.least))
                }
            }
        }
        #expect(lines == lineMarks && lines.count > 4, "\(lines) \(lineMarks)")
        let sectors = try await look {
            Chart { SectorPlot(cities, angle: .value("People", \.people), innerRadius: .ratio(0.5)) }
        }
        let sectorMarks = try await look {
            Chart(cities, id: \.name) { SectorMark(angle: .value("People", $0.people), innerRadius: .ratio(0.5)) }
        }
        #expect(sectors == sectorMarks && sectors.count == 4)
    }

    @Test func elementsHaveLooks() async throws {
        let cities = cities
        let page = try await TestPage {
            Chart {
                PointPlot(cities, x: .value("Area", \.area), y: .value("People", \.people))
                    .foregroundStyle(\.color).opacity(\.opacity).symbolSize(\.area).accessibilityLabel(\.label)
                    .symbol(.square)
                RulePlot(cities, y: .value("People", \.people)).lineStyle(\.line)
                RectanglePlot(
                    cities, xStart: .value("A", \.area), xEnd: .value("B", \.area), yStart: .value("C", \.people),
                    yEnd: .value("D", \.people)
                )
                .opacity(0.2)
            }
        }
        for text in ["stroke:var(--m-red)", "stroke:var(--m-mint)", "opacity:0.5", "stroke-width:3px"] {
            #expect(page.styleSheet.contains(text), "\(text)")
        }
    }

    @Test func aPlotOfManyElementsIsBounded() async throws {
        let page = try await TestPage {
            Chart { PointPlot(0..<100_000, x: .value("X", \.self), y: .value("Y", \.self)).foregroundStyle(.red) }
            Chart { BarPlot([City](), x: .value("Name", \.name), y: .value("People", \.people)) }
        }
        #expect(page.html.utf8.count < 60_000 && page.text.contains("more"))
    }
}
