import Martlet
import MartletTesting
import Testing

@Suite struct ButtonLookTests {
    @Test func buttonsHaveTheNearestShape() async throws {
        let page = try await TestPage {
            VStack {
                Button("a") {}.accessibilityIdentifier("a")
                Button("b") {}.buttonBorderShape(.roundedRectangle(radius: 3)).accessibilityIdentifier("b")
                Button("c") {}.buttonBorderShape(.circle).accessibilityIdentifier("c")
                Button("d") {}.buttonBorderShape(.automatic).accessibilityIdentifier("d")
            }
            .buttonBorderShape(.capsule)
        }
        #expect(page.styleSheet.contains("--m-button-corner:99px") && page.styleSheet.contains("--m-button-corner:3px"))
        #expect(page.styleSheet.contains("--m-button-corner:50%") && page.styleSheet.contains("aspect-ratio:1"))
        #expect(page.styleSheet.contains("--m-button-corner:var(--m-radius)"))
    }

    @Test func barsHaveTheirButtons() async throws {
        let page = try await TestPage {
            Button("a") {}.buttonStyle(.accessoryBar).accessibilityIdentifier("a")
            Button("b") {}.buttonStyle(.accessoryBarAction).accessibilityIdentifier("b")
            Button("c") {}.buttonStyle(.link).accessibilityIdentifier("c")
        }
        #expect(try page.attribute("class", of: "a") == "m-button-borderless")
        #expect(try page.attribute("class", of: "b") == "m-button-default")
        #expect(try page.attribute("class", of: "c") == "m-button-borderless")
    }
}
