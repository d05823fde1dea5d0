import Martlet
import MartletTesting
import Testing

@Suite struct CanvasTests {
    /// A page with a drawing of 100 by 50.
    private func page(_ draw: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void) async throws -> TestPage {
        try await TestPage { Canvas { draw(&$0, $1) }.frame(width: 100, height: 50) }
    }

    private func paths(_ page: TestPage) -> [[String: String]] { page.elements(.tag("path")).map(\.attributes) }

    @Test func pathsAreFilledAndDrawn() async throws {
        let page = try await page { context, size in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 10, height: 5)), with: .color(.red), style: FillStyle(eoFill: true))
            context.stroke(
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: 20, y: 10))
                },
                with: .color(.blue), style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 1]))
        }
        #expect(paths(page).map { $0["d"] } == ["M0 0L10 0L10 5L0 5Z", "M0 0L20 10"])
        for rule in [
            "fill:var(--m-red)", "fill-rule:evenodd", "stroke:var(--m-blue)", "stroke-width:3px",
            "stroke-linecap:round",
        ] {
            #expect(page.styleSheet.contains(rule), "\(rule)")
        }
        #expect(page.html.contains("stroke-dasharray:2px 1px"))
    }

    @Test func theSizeIsThatOfTheSpace() async throws {
        let page = try await page { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        let box = try page.attribute("viewBox", of: .tag("svg"))
        let size = try #require(box?.split(separator: " ").suffix(2))
        #expect(paths(page).first?["d"]?.contains("L\(size.first ?? "") 0") == true, "\(box ?? "")")
    }

    @Test func transformsHoldFromThenOn() async throws {
        let page = try await page { context, _ in
            let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.translateBy(x: 10, y: 20)
            var inner = context
            inner.scaleBy(x: 2, y: 3)
            inner.rotate(by: .degrees(90))
            inner.fill(square, with: .foreground)
            context.drawLayer { layer in
                layer.translateBy(x: 1, y: 1)
                layer.fill(square, with: .foreground)
            }
            context.fill(square, with: .foreground)
        }
        #expect(
            paths(page).map { $0["transform"] } == [
                "matrix(0,3,-2,0,10,20)", "matrix(1,0,0,1,11,21)", "matrix(1,0,0,1,10,20)",
            ])
    }

    @Test func opacityMixingAndClips() async throws {
        let page = try await page { context, _ in
            let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.opacity = 0.5
            context.blendMode = .multiply
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            context.clip(to: Path(CGRect(x: 2, y: 2, width: 5, height: 5)))
            context.fill(square, with: .color(.green))
        }
        let clips = page.elements(.tag("clipPath"))
        let identifiers = clips.compactMap { $0.attributes["id"] }
        #expect(identifiers.count == 2 && Set(identifiers).count == 2)
        #expect(page.html.ranges(of: "clip-path:url(#").count == 2)
        #expect(page.styleSheet.contains("opacity:0.5") && page.styleSheet.contains("mix-blend-mode:multiply"))
    }

    @Test func gradientsAreDefinedOnce() async throws {
        let page = try await page { context, size in
            let gradient = Gradient(colors: [.red, .blue])
            for x in [0, 10] as [CGFloat] {
                context.fill(
                    Path(CGRect(x: x, y: 0, width: 5, height: 5)),
                    with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
            }
            context.stroke(
                Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)),
                with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9))
        }
        let linear = try page.element(.tag("linearGradient"))
        #expect(linear.attributes["x2"] == "20")
        #expect(try page.element(.tag("radialGradient")).attributes["r"] == "9")
        #expect(page.elements(.tag("stop")).map { $0.attributes["offset"] } == ["0", "1", "0", "1"])
        let identifier = try #require(linear.attributes["id"])
        #expect(page.html.ranges(of: "fill:url(#\(identifier))").count == 2)
    }

    @Test func textsAndImagesHaveTheirPlace() async throws {
        let page = try await page { context, _ in
            context.draw(Text("Middle").bold(), at: CGPoint(x: 50, y: 25))
            context.draw(Text("Corner"), at: .zero, anchor: .topLeading)
            context.draw(Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 30, height: 20))
        }
        #expect(page.text.contains("Middle") && page.text.contains("Corner"))
        let places = page.elements(.tag("foreignObject")).map(\.attributes)
        #expect(places.map { $0["x"] } == ["50", "0", "1"] && places.map { $0["y"] } == ["25", "0", "2"])
        #expect(page.html.contains("translate:-50% -50%") && page.html.contains("width:30px"))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1e300])
    func anyNumberGivesAPage(number: CGFloat) async throws {
        let page = try await page { context, _ in
            context.translateBy(x: number, y: 1)
            context.rotate(by: .degrees(number))
            context.scaleBy(x: number, y: number)
            context.opacity = number
            context.stroke(
                Path(ellipseIn: CGRect(x: number, y: 0, width: number, height: 5)), with: .color(.red),
                lineWidth: number)
            context.draw(Text("a"), at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number))
        }
        #expect(page.html.firstMatch(of: #/(nan|inf)\b|e\+?\d{2}/#) == nil, "\(page.html)")
    }

    @Test func aDrawingIsBounded() async throws {
        let page = try await page { context, _ in
            for number in 0..<20_000 {
                context.fill(Path(CGRect(x: Double(number), y: 0, width: 1, height: 1)), with: .color(.red))
            }
            var long = Path()
            for number in 0..<100_000 { long.addLine(to: CGPoint(x: Double(number), y: Double(number % 7))) }
            context.stroke(long, with: .color(.red))
        }
        #expect(paths(page).count == 2_000)
        #expect(page.html.utf8.count < 400_000, "\(page.html.utf8.count)")
    }

    private struct Growing: View {
        @State private var count = 1

        var body: some View {
            Canvas { context, _ in
                for number in 0..<count {
                    context.fill(Path(CGRect(x: Double(number), y: 0, width: 1, height: 1)), with: .color(.red))
                }
            }
            .frame(width: 100, height: 50)
            Button("More") { count += 1 }
        }
    }

    @Test func aDrawingChanges() async throws {
        let page = try await TestPage { Growing() }
        #expect(paths(page).count == 1)
        try await page.click(.role(.button, "More"))
        #expect(paths(page).map { $0["d"] } == ["M0 0L1 0L1 1L0 1Z", "M1 0L2 0L2 1L1 1Z"])
    }

    @Test func viewsAreDrawnByTheirTags() async throws {
        let page = try await TestPage {
            Canvas { context, size in
                for number in [2, 1, 3] {
                    guard let symbol = context.resolveSymbol(id: number) else { continue }
                    context.draw(symbol, at: CGPoint(x: 10 * CGFloat(number), y: 5))
                }
                var text = context.resolve(Text("resolved"))
                text.shading = .color(.red)
                context.draw(text, in: CGRect(x: 1, y: 2, width: 30, height: 40))
                context.draw(context.resolve(Image(systemName: "star")), at: .zero)
            } symbols: {
                Text("one").tag(1)
                Label("two", systemImage: "heart").tag(2)
            }
        }
        let drawn = page.elements(.tag("foreignObject"))
        #expect(drawn.map(\.text).prefix(3) == ["two", "one", "resolved"])
        #expect(drawn.count == 4 && drawn[0].attributes["x"] == "20" && drawn[1].attributes["x"] == "10")
        #expect(page.styleSheet.contains("color:var(--m-red)"))
    }
}
