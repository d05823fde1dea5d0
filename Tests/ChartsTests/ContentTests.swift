import Charts
import Martlet
import MartletTesting
import Testing

@Suite struct ContentTests {
    private func content(_ isBar: Bool) -> AnyChartContent {
        isBar
            ? AnyChartContent(BarMark(x: .value("X", "a"), y: .value("Y", 1)))
            : AnyChartContent(RuleMark(y: .value("Y", 1)).foregroundStyle(.red))
    }

    @Test func anyContentIsContent() async throws {
        let page = try await TestPage {
            Chart {
                content(true)
                content(false).compositingLayer { $0.opacity(0.3) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(page.elements(.tag("path")).count == 2)
    }

    @Test func annotationsKnowTheSizeOfTheirMark() async throws {
        let page = try await TestPage {
            Chart {
                BarMark(x: .value("X", "a"), y: .value("Y", 1))
                    .annotation(position: .overlay) { context in
                        Text(context.targetSize.width > 100 && context.targetSize.height > 0 ? "large" : "small")
                    }
                BarMark(x: .value("X", "b"), y: .value("Y", 2))
                    .annotation(position: .top, overflowResolution: .automatic) { _ in Text("top") }
                PointMark(x: .value("X", "b"), y: .value("Y", 2)).symbolSize(25)
                    .annotation { context in Text("\(context.targetSize.width, format: .number) wide") }
                BarMark(x: .value("X", "c"), y: .value("Y", 2), width: 30)
                    .annotation { context in Text("\(context.targetSize.width, format: .number) as set") }
                RuleMark(y: .value("Y", Double.nan)).annotation { context in Text("\(context.targetSize.width)") }
            }
            Chart {
                SectorMark(angle: .value("Sold", 1)).annotation(position: .overlay) { context in
                    Text(context.targetSize == CGSize(width: 100, height: 200) ? "half" : "\(context.targetSize)")
                }
                SectorMark(angle: .value("Sold", 1)).annotation { Text("plain") }
            }
        }
        for text in ["large", "top", "5 wide", "30 as set", "half", "plain"] {
            #expect(page.text.contains(text), "\(text): \(page.text)")
        }
    }

    @Test func pointsHaveTheAreasOfTheirValues() async throws {
        let page = try await TestPage {
            Chart(["a", "b", "c"], id: \.self) {
                PointMark(x: .value("X", $0), y: .value("Y", 1)).symbolSize(by: .value("Kind", $0))
            }
            .chartSymbolSizeScale(["a": 25, "b": 100, "a": 4])
        }
        for width in ["5px", "10px", "8px"] { #expect(page.styleSheet.contains("stroke-width:\(width)"), "\(width)") }
    }

    @Test func aPlaceHasAnAngleAndAnAngleAValue() async throws {
        let page = try await TestPage {
            Chart([1, 3], id: \.self) { SectorMark(angle: .value("Sold", $0)) }
                .chartOverlay { proxy in
                    let size = proxy.plotSize
                    let right = proxy.angle(at: CGPoint(x: size.width, y: size.height / 2))
                    let left = proxy.angle(at: CGPoint(x: 0, y: size.height / 2))
                    let values = [right, left, .degrees(-90), .degrees(450), .radians(.nan), .radians(.infinity)].map {
                        proxy.value(atAngle: $0, as: Double.self).map { "\(Int($0.rounded()))" } ?? "none"
                    }
                    let none =
                        proxy.angle(at: CGPoint(x: CGFloat.nan, y: 0)) == .zero && proxy.plotContainerFrame != nil
                    Text(
                        "\(Int(right.degrees.rounded())) \(Int(left.degrees.rounded())) \(values.joined(separator: " ")) \(none)"
                    )
                    .accessibilityIdentifier("over")
                }
        }
        #expect(try page.text("over") == "90 270 1 3 3 1 none none true")
    }

    private struct Halfway: ChartScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
            target.rect.origin.x /= 2
        }
    }

    @Test func behaviorsOfProgramsAreAccepted() async throws {
        let plain = try await TestPage { Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) } }
        let hinted = try await TestPage {
            Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }
                .chartScrollTargetBehavior(Halfway())
                .chartScrollTargetBehavior(.paging)
                .chartScrollTargetBehavior(
                    .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
                )
                .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        }
        #expect(hinted.html == plain.html)
    }
}
