import Martlet
import MartletTesting
import Testing

@Suite struct ShaderTests {
    @Test func aViewWithAShaderIsDrawnWithoutIt() async throws {
        let page = try await TestPage {
            Text("a").colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.red)))
                .distortionEffect(ShaderLibrary.default.wave(.float2(1, 2), .boundingRect), maxSampleOffset: .zero)
                .layerEffect(
                    Shader(function: ShaderFunction(library: .default, name: "b"), arguments: [.floatArray([1])]),
                    maxSampleOffset: .zero, isEnabled: false
                )
                .backgroundExtensionEffect().glassEffectTransition(.matchedGeometry).accessibilityRotor("Rotor") {
                    AccessibilityRotorEntry("Entry", id: 1)
                }
        }
        #expect(page.html == (try await TestPage { Text("a") }.html))
    }

    @Test func whatADeviceWouldLetFeelChangesNothing() async throws {
        struct Buttons: View {
            @State private var count = 0
            var body: some View {
                Button("Feel \(count)") {
                    let impact = UIImpactFeedbackGenerator(style: .heavy)
                    impact.prepare()
                    impact.impactOccurred(intensity: 0.5)
                    UINotificationFeedbackGenerator().notificationOccurred(.success)
                    UISelectionFeedbackGenerator().selectionChanged()
                    count += 1
                }
            }
        }
        let page = try await TestPage { Buttons() }
        try await page.click(.role(.button, "Feel 0"))
        #expect(page.html.contains("Feel 1"))
    }
}
