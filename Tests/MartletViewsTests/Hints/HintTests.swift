import Martlet
import MartletTesting
import Testing

/// What means nothing on a page compiles, and changes nothing.
@Suite struct HintTests {
    @Test func hintsChangeNothing() async throws {
        let plain = try await TestPage { Form { Text("Row").accessibilityIdentifier("row") } }
        let hinted = try await TestPage {
            Form { Text("Row").accessibilityIdentifier("row") }
                .scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)
                .focusSection().sensoryFeedback(.success, trigger: 1).sensoryFeedback(.impact, trigger: 1) { $0 < $1 }
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }

    private struct Hinted: View {
        @Namespace private var namespace
        @ScaledMetric(relativeTo: .body) private var size = 20.0
        @Environment(\.dynamicTypeSize) private var typeSize

        var body: some View {
            Text(verbatim: "\(size) \(typeSize)").accessibilityIdentifier("row")
                .matchedTransitionSource(id: 1, in: namespace)
                .navigationTransition(.zoom(sourceID: 1, in: namespace))
                .glassEffectID("a", in: namespace).geometryGroup().hoverEffect().hoverEffectDisabled()
                .statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
                .writingToolsBehavior(.disabled).toolbarRole(.editor).tabBarMinimizeBehavior(.onScrollDown)
                .headerProminence(.increased).menuActionDismissBehavior(.disabled)
                .presentationCompactAdaptation(.popover).presentationBackgroundInteraction(.enabled)
                .presentationContentInteraction(.scrolls).textScale(.secondary).allowsTightening(true)
                .dynamicTypeSize(.large ... .xxxLarge).privacySensitive().accessibilitySortPriority(1)
                .accessibilityInputLabels(["a"]).accessibilityRespondsToUserInteraction()
                .sensoryFeedback(.impact(weight: .light), trigger: 1).sensoryFeedback(trigger: 1) { .success }
        }
    }

    @Test func hintsOfDevicesChangeNothing() async throws {
        let plain = try await TestPage { Text(verbatim: "20.0 large").accessibilityIdentifier("row") }
        let hinted = try await TestPage { Hinted() }
        #expect(try hinted.html("row") == plain.html("row"))
        let sized = try await TestPage { Hinted().dynamicTypeSize(.xLarge) }
        #expect(try sized.text("row") == "20.0 xLarge")
        #expect(hinted.diagnostics == [])
    }

    @Test func hintsForSymbolsChangeNothing() async throws {
        let plain = try await TestPage { HStack { Image(systemName: "star") }.accessibilityIdentifier("row") }
        let hinted = try await TestPage {
            HStack {
                Image(systemName: "star").symbolRenderingMode(.hierarchical).renderingMode(.original)
                    .symbolRenderingMode(.palette)
            }
            .symbolRenderingMode(.multicolor).accessibilityIdentifier("row")
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }
}
