import Martlet
import MartletTesting
import Testing

@Suite struct CanvasFilterTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))

    @Test func aFilterChangesWhatIsDrawnAfterIt() async throws {
        let html = try await TestPage {
            Canvas { context, _ in
                context.fill(square, with: .color(.red))
                var copy = context
                copy.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
                copy.addFilter(.blur(radius: 4))
                copy.addFilter(.hueRotation(.degrees(90)))
                copy.addFilter(.colorInvert())
                copy.fill(square, with: .color(.blue))
                context.fill(square, with: .color(.green))
            }
        }.html
        #expect(
            html.contains("filter:drop-shadow(1px 2px 3px rgb(0 0 0)) blur(4px) hue-rotate(90deg) invert(1)"), "\(html)"
        )
        #expect(html.ranges(of: "filter:").count == 1)
    }

    @Test func thereAreNoMoreThanSixteen() async throws {
        let html = try await TestPage {
            Canvas { context, _ in
                for _ in 0..<1_000 { context.addFilter(.brightness(0.1)) }
                context.fill(square, with: .color(.blue))
            }
        }.html
        #expect(html.ranges(of: "brightness(").count == 16)
    }

    @Test func whatIsTakenAwayHasTheColorOfThePage() async throws {
        func html(_ mode: GraphicsContext.BlendMode, _ color: Color) async throws -> String {
            try await TestPage {
                Canvas { context, _ in
                    context.blendMode = mode
                    context.fill(square, with: .color(color))
                }
            }.html
        }
        let page = try await html(.normal, Color(.systemBackground))
        #expect(try await html(.clear, .red) == page)
        #expect(try await html(.destinationOut, .red) == page)
        #expect(try await html(.normal, .red) != page)
        #expect(try await html(.multiply, .red) != (try await html(.normal, .red)))
    }

    @Test func aLineMayBeginWithinItsDashes() async throws {
        let style = StrokeStyle(lineWidth: 2, miterLimit: 3, dash: [4, 2], dashPhase: 1.5)
        let page = try await TestPage {
            Canvas { context, _ in context.stroke(square, with: .color(.red), style: style) }
            Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }.stroke(.red, style: style)
        }
        #expect(page.html.ranges(of: "stroke-dashoffset:1.5px").count == 2, "\(page.html)")
        #expect(page.html.ranges(of: "stroke-miterlimit:3").count == 2)
        let plain = try await TestPage {
            Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }.stroke(.red, lineWidth: 2)
        }
        #expect(!plain.html.contains("dashoffset") && !plain.html.contains("miterlimit"))
    }
}
