import Martlet
import MartletTesting
import Testing

/// What means nothing on a page compiles, and changes nothing.
@Suite struct HintTests {
    @Test func hintsChangeNothing() async throws {
        let plain = try await TestPage { Form { Text("Row").accessibilityIdentifier("row") } }
        let hinted = try await TestPage {
            Form { Text("Row").accessibilityIdentifier("row") }
                .formStyle(.grouped).scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)
                .focusSection().sensoryFeedback(.success, trigger: 1).sensoryFeedback(.impact, trigger: 1) { $0 < $1 }
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }

    @Test func hintsForSymbolsChangeNothing() async throws {
        let plain = try await TestPage { HStack { Image(systemName: "star") }.accessibilityIdentifier("row") }
        let hinted = try await TestPage {
            HStack {
                Image(systemName: "star").symbolRenderingMode(.hierarchical).renderingMode(.original)
                    .symbolRenderingMode(.palette).symbolEffect(.bounce.up, value: 1)
                    .symbolEffect(.pulse).symbolEffect(.variableColor.iterative.reversing, options: .repeating)
                    .symbolEffect(.rotate, options: .speed(2).repeat(3), isActive: true)
                    .symbolEffect(.wiggle.left, options: .repeat(.periodic(delay: 1)), value: "a")
                    .symbolEffect(.scale.up).symbolEffect(.breathe).symbolEffect(.appear, isActive: false)
                    .symbolEffect(.disappear, isActive: false)
            }
            .symbolRenderingMode(.multicolor).symbolEffectsRemoved().accessibilityIdentifier("row")
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }
}
