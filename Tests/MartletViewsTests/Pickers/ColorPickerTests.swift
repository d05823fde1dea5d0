import Martlet
import MartletTesting
import Testing

@Suite struct ColorPickerTests {
    private struct Paint: View {
        @State private var color: Color

        init(_ color: Color) { _color = State(initialValue: color) }

        var body: some View {
            ColorPicker("Color", selection: $color)
            Text(verbatim: "\(color)").accessibilityIdentifier("shown")
        }
    }

    @Test func aColorIsChosen() async throws {
        let page = try await TestPage { Paint(Color(red: 1, green: 0, blue: 0.2, opacity: 0.5)) }
        #expect(page.html.contains("type=\"color\"") && page.html.contains("#ff0033"))
        try await page.type("#00ff00", into: .label("Color"))
        #expect(try page.text("shown") == "rgb(0 255 0/50%)")
    }

    @Test(arguments: ["", "red", "#12345", "#gggggg", "#+12345", "#1234567", "#１２"])
    func whatIsNoColorIsNotTaken(text: String) async throws {
        let page = try await TestPage { Paint(.blue) }
        try await page.type(text, into: .label("Color"))
        #expect(try page.text("shown") == "blue")
    }
}
