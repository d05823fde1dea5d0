import Martlet
import MartletTesting
import Testing

@Suite struct EffectTests {
    @Test func colorsAreChangedByFilters() async throws {
        let html = try await TestPage {
            Text("a").brightness(0.25).contrast(0.5).saturation(2).grayscale(3).hueRotation(.degrees(450)).colorInvert()
        }.html
        for filter in [
            "brightness(1.25)", "contrast(0.5)", "saturate(2)", "grayscale(1)", "hue-rotate(90deg)", "invert(1)",
        ] { #expect(html.contains("filter:\(filter)"), "\(html)") }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
    func numbersThatAreNoneAreNoneInTheStyle(number: Double) async throws {
        let html = try await TestPage {
            Text("a").brightness(number).contrast(number).saturation(number).grayscale(number)
                .hueRotation(.degrees(number)).lineSpacing(number).contentMargins(number)
                .rotation3DEffect(.degrees(number), axis: (number, number, number), perspective: number)
            Circle().trim(from: number, to: number).stroke(.red)
            Gauge(value: number) { Text("b") }
        }.html
        #expect(html.firstMatch(of: #/(nan|inf)\b|e\+?\d{2}/#) == nil, "\(html)")
    }

    @Test func aRotationInSpaceIsATransform() async throws {
        let html = try await TestPage {
            Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }.html
        #expect(html.contains("transform:rotate3d(0,1,0,30deg)"), "\(html)")
    }

    @Test func aShapeAsAMaskClips() async throws {
        let masked = try await TestPage { Text("a").mask(Circle()) }.html
        let clipped = try await TestPage { Text("a").clipShape(Circle()) }.html
        let clip = try #require(clipped.firstMatch(of: #/class="([^"]*)"/#)).1.split(separator: " ")
        #expect(clip.allSatisfy { masked.contains($0) }, "\(masked)")
    }

    @Test func aGradientPaintsItsMask() async throws {
        let masked = try await TestPage {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask { Text("a") }
        }.html
        let painted = try await TestPage {
            Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }.html
        #expect(masked == painted)
    }

    @Test func whatIsRedactedKnowsIt() async throws {
        struct Reader: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : "shown") }
        }
        let page = try await TestPage {
            VStack {
                Reader().accessibilityIdentifier("a")
                Reader().unredacted().accessibilityIdentifier("b")
            }
            .redacted(reason: .placeholder)
            Reader().redacted(reason: []).accessibilityIdentifier("c")
        }
        #expect(page.text.contains("hidden") && page.html.contains("m-redacted"))
        #expect(page.text.components(separatedBy: "shown").count == 3)
    }

    @Test func glassIsAMaterialOrAColor() async throws {
        let glass = try await TestPage { Text("a").glassEffect() }.html
        let material = try await TestPage { Text("a").background(.regularMaterial, in: Capsule()) }.html
        #expect(glass == material)
        let tinted = try await TestPage { Text("a").glassEffect(.regular.tint(.red).interactive(), in: Circle()) }.html
        #expect(tinted == (try await TestPage { Text("a").background(Color.red.opacity(0.75), in: Circle()) }.html))
        #expect(try await TestPage { Text("a").glassEffect(.identity) }.html == (try await TestPage { Text("a") }.html))
    }
}
