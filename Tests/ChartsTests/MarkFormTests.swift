public import Charts
public import Martlet
import MartletTesting
import Testing

#if Foundation || !canImport(FoundationEssentials)
/// Programs say themselves what a `CGFloat` is plotted as.
extension CGFloat: Plottable {
    public var primitivePlottable: Double { Double(self) }
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
#endif

@Suite struct MarkFormTests {
    private func paths(_ page: TestPage) -> [String] {
        page.elements(.tag("path")).compactMap { $0.attributes["d"] }
    }

    @Test func marksOfOneAxisGoThroughThePlot() async throws {
        let page = try await TestPage {
            Chart {
                RectangleMark()
                RectangleMark(x: .value("X", "b")).foregroundStyle(.red)
                RectangleMark(y: .value("Y", "c")).foregroundStyle(.green)
                PointMark(x: .value("X", "a"))
                PointMark(y: .value("Y", "d"))
                RuleMark(x: .value("X", "a"), yStart: 0, yEnd: nil)
                RuleMark(xStart: 3, y: .value("Y", "c"))
                RectangleMark(x: .value("X", "a"), y: .value("Y", "c"), width: .ratio(0.5), height: .ratio(0.2))
                    .foregroundStyle(.orange)
            }
            .chartXScale(domain: ["a", "b"]).chartYScale(domain: ["c", "d"]).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(
            paths(page) == [
                "M0 1000L0 0L1000 0L1000 1000Z", "M500 1000L500 0L1000 0L1000 1000Z",
                "M0 500L0 0L1000 0L1000 500Z", "M250 500h.01M500 750h.01", "M250 1000L250 0M0 250L1000 250",
                "M125 300L125 200L375 200L375 300Z",
            ], "\(paths(page))")
    }

    @Test func pointsAloneHaveOneAxis() async throws {
        let page = try await TestPage {
            Chart([0, 5, 10], id: \.self) { PointMark(x: .value("X", $0)) }
                .chartXScale(domain: 0...10).chartXAxis(.hidden)
            Chart { RectangleMark() }
        }
        #expect(paths(page) == ["M0 500h.01M500 500h.01M1000 500h.01", "M0 1000L0 0L1000 0L1000 1000Z"])
        #expect(page.diagnostics == [])
    }

    @Test func barsOfPlacesAreAsHighAsThePlot() async throws {
        let page = try await TestPage {
            Chart { BarMark(x: .value("X", "b"), width: .ratio(0.5)) }
                .chartXScale(domain: ["a", "b"]).chartXAxis(.hidden)
            Chart { BarMark(y: .value("Y", 0..<10)) }.chartYScale(domain: 0...20).chartYAxis(.hidden)
            Chart { BarMark(xStart: .value("X", 2), xEnd: .value("X", 4)) }.chartXScale(domain: 0...10).chartXAxis(
                .hidden)
        }
        #expect(
            paths(page) == [
                "M625 1000L625 0L875 0L875 1000Z", "M0 990L0 510L1000 510L1000 990Z", "M200 1000L200 0L400 0L400 1000Z",
            ], "\(paths(page))")
    }

    @Test func anAxisHasTheValuesOfALiteral() async throws {
        let first = Date(timeIntervalSince1970: 1_750_000_000)
        let page = try await TestPage {
            Chart { PointMark(x: .value("X", "a"), y: .value("Y", 300)) }
                .chartYScale(domain: 0...400)
                .chartXAxis { AxisMarks(values: ["a"]) { AxisValueLabel("only \("a")") } }
                .chartYAxis {
                    AxisMarks(values: [0, 200, 400]) {
                        AxisGridLine()
                        AxisValueLabel()
                    }
                }
            Chart { PointMark(x: .value("X", first), y: .value("Y", 0.2)) }
                .chartXAxis { AxisMarks(values: [first]) { AxisValueLabel("the day") } }
                .chartYAxis { AxisMarks(values: [0.0, 0.5]) { AxisGridLine() } }
            Chart { PointMark(x: .value("X", first), y: .value("Y", 0.2)) }
                .chartXAxis { AxisMarks(values: .automatic) { AxisGridLine() } }
                .chartYAxis { AxisMarks(values: .stride(by: 0.1)) { AxisGridLine() } }
        }
        for text in ["only a", "200", "400", "the day"] { #expect(page.text.contains(text), "\(text)") }
        #expect(paths(page).first == "M0 1000H1000M0 500H1000M0 0H1000M500 0V1000" || paths(page).count > 3)
    }

    @Test func labelsHaveFormats() async throws {
        let page = try await TestPage {
            Chart { PointMark(x: .value("X", 2), y: .value("Y", 1_500)) }
                .chartXScale(domain: 0...4).chartYScale(domain: 0...3_000)
                .chartXAxis {
                    AxisMarks(values: [2]) { value in
                        if let hours = value.as(Int.self) {
                            AxisValueLabel("\(hours, format: .number) h", centered: true)
                        }
                    }
                }
                .chartYAxis {
                    AxisMarks(values: [1_500]) { value in
                        let text: String = "row \(value.index)"
                        AxisValueLabel(text)
                    }
                    AxisMarks(values: [3_000]) { AxisValueLabel(Text("top")) }
                }
        }
        for text in ["2 h", "row 0", "top"] { #expect(page.text.contains(text), "\(text): \(page.text)") }
    }

    private func height() -> CGFloat { 2 }

    @Test func aCGFloatIsWhatTheProgramSays() async throws {
        let page = try await TestPage {
            Chart {
                RuleMark(y: .value("height", height()))
            }
        }
        #expect(page.elements(.tag("td")).last?.text == "2" && page.diagnostics == [])
    }
}
