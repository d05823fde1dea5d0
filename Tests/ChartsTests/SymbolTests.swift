import Charts
import Martlet
import MartletTesting
import Testing

@Suite struct SymbolTests {
    private func paths(_ page: TestPage) -> [String] {
        page.elements(.tag("path")).compactMap { $0.attributes["d"] }
    }

    private struct Bolt: ChartSymbolShape {
        var perceptualUnitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    /// A form as programs write them.
    private struct Tile: ChartSymbolShape, InsettableShape {
        var inset: CGFloat = 0
        let perceptualUnitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
        func inset(by amount: CGFloat) -> Tile { Tile(inset: inset + amount) }
    }

    @Test func pointsHaveTheFormOfAProgram() async throws {
        let page = try await TestPage {
            Chart([0, 5], id: \.self) {
                PointMark(x: .value("X", $0), y: .value("Y", $0)).symbol(Bolt()).symbolSize(100)
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(paths(page).isEmpty && page.elements(.tag("i")).count == 2)
        #expect(page.html.contains("left:50%;top:50%") || page.html.contains("left:50%"), "\(page.html)")
        #expect(page.styleSheet.contains("d='M-5 -5L5 0L-5 5Z'") && page.styleSheet.contains("--m-side:10px"))
    }

    @Test func formsHaveNothingInside() async throws {
        let page = try await TestPage {
            Chart {
                LineMark(x: .value("X", 0), y: .value("Y", 0)).symbol(.circle.strokeBorder(lineWidth: 2))
                LineMark(x: .value("X", 1), y: .value("Y", 1)).symbol(.circle.strokeBorder(lineWidth: 2))
                PointMark(x: .value("X", 2), y: .value("Y", 2)).symbol(Circle().strokeBorder(lineWidth: 4)).symbolSize(
                    100)
                PointMark(x: .value("X", 3), y: .value("Y", 3))
                    .symbol(.square.strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [2, 3])))
                PointMark(x: .value("X", 4), y: .value("Y", 4)).symbol(Tile().strokeBorder(lineWidth: 2)).symbolSize(
                    100)
                PointMark(x: .value("X", 5), y: .value("Y", 5)).symbol(AnyChartSymbolShape(.triangle))
                PointMark(x: .value("X", 6), y: .value("Y", 6)).symbol(.cross)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        // The line alone.
        #expect(paths(page).count == 1 && page.elements(.tag("i")).count == 7, "\(paths(page))")
        for text in ["stroke-width='2'", "stroke-width='4'", "stroke-dasharray='2 3'", "d='M-4 -4L4 -4L4 4L-4 4Z'"] {
            #expect(page.styleSheet.contains(text), "\(text)")
        }
        #expect(page.diagnostics == [])
        // Beside charts, they are views as before.
        let views = try await TestPage {
            Circle().strokeBorder(lineWidth: 2)
            Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)).frame(width: 3)
        }
        #expect(views.elements(.tag("path")).count == 2)
    }

    @Test func filledCirclesAndSquaresArePaths() async throws {
        let page = try await TestPage {
            Chart {
                PointMark(x: .value("X", 0), y: .value("Y", 0)).symbol(.square)
                PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(BasicChartSymbolShape.circle)
                PointMark(x: .value("X", 2), y: .value("Y", 2)).symbol(AnyChartSymbolShape(.circle))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(paths(page).count == 2 && page.elements(.tag("i")).count == 1)
        // Of many points, none is an element.
        let many = try await TestPage {
            Chart(0..<1_000, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)).symbol(Bolt()) }
        }
        #expect(many.elements(.tag("i")).isEmpty && paths(many).count == 2)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e308])
    func anyFormGivesAPage(number: Double) async throws {
        let length = CGFloat(number)
        let page = try await TestPage {
            Chart {
                PointMark(x: .value("X", 0), y: .value("Y", 0))
                    .symbol(Bolt(perceptualUnitRect: CGRect(x: length, y: 0, width: 1, height: length)))
                PointMark(x: .value("X", 0), y: .value("Y", 1)).symbol(.circle.strokeBorder(lineWidth: length))
                PointMark(x: .value("X", 0), y: .value("Y", 2)).symbol(Circle().strokeBorder(lineWidth: length))
                PointMark(x: .value("X", 0), y: .value("Y", 3)).symbol(.plus).symbolSize(length)
                PointMark(x: .value("X", 0), y: .value("Y", 4)).symbol(Tile(inset: length))
                PointMark(x: .value("X", 0), y: .value("Y", 5))
                    .symbol(.diamond.strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [length])))
            }
        }
        #expect(page.elements(.tag("i")).count == 6)
        #expect(page.styleSheet.firstMatch(of: #/d='[^']*(nan|inf)/#) == nil)
    }
}
