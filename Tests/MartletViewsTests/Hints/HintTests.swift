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
}
