import Martlet
import MartletTesting
import Testing

@testable import Gallery

@Suite struct ProseTests {
    @Test func wordsBetweenBackticksAreMonospaced() async throws {
        let prose = try await TestPage { Text(prose: "Call `body` now") }
        #expect(prose.text == "Call body now")
        let built = try await TestPage { Text("Call ") + Text("body").monospaced() + Text(" now") }
        #expect(prose.html == built.html)
    }

    @Test func plainTextStaysPlain() async throws {
        let prose = try await TestPage { Text(prose: "Nothing to call") }
        #expect(prose.text == "Nothing to call")
    }
}
