import Martlet
import MartletTesting
import Testing

@Suite struct TextRendererTests {
    private struct Emphasis: TextAttribute {}

    /// As programs write them.
    private struct Wave: TextRenderer {
        var strength: Double
        var animatableData: Double {
            get { strength }
            set { strength = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line where run[Emphasis.self] != nil {
                    for (index, slice) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: sin(Double(index)) * strength - slice.typographicBounds.rect.height)
                        copy.draw(slice)
                    }
                    context.draw(run)
                }
                context.draw(line, options: .disablesSubpixelQuantization)
            }
        }
    }

    @Test func theBrowserDrawsTheText() async throws {
        let page = try await TestPage {
            Text("a \(Text("b").customAttribute(Emphasis()).bold())").textRenderer(Wave(strength: 2))
        }
        let plain = try await TestPage { Text("a \(Text("b").bold())") }
        #expect(page.html == plain.html)
    }
}
