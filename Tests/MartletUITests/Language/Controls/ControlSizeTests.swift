import MartletTesting
import MartletUI
import Testing

/// `controlSize(_:)` and `\.controlSize`.
@Suite struct ControlSizeTests {
    private struct Sized: View {
        @Environment(\.controlSize) private var size
        var body: some View { Text(verbatim: "\(size)") }
    }

    @Test func viewsReadIt() async throws {
        struct Page: View {
            @State private var size = ControlSize.small
            var body: some View {
                Sized().accessibilityIdentifier("outside")
                VStack {
                    Sized()
                    Button("Large") { size = .large }.accessibilityIdentifier("large")
                }
                .controlSize(size).accessibilityIdentifier("inside")
                Sized().environment(\.controlSize, .mini).accessibilityIdentifier("provided")
            }
        }
        let page = try await TestPage { Page() }
        #expect(try page.text("outside") == "regular")
        #expect(try page.text("inside").contains("small"))
        #expect(try page.text("provided") == "mini")
        #expect(page.html.contains("m-control-mini"))
        try await page.click("large")
        #expect(try page.text("inside").contains("large"))
        #expect(page.html.contains("m-control-large"))
    }

    @Test func aControlTakesItItself() async throws {
        let page = try await TestPage { Button("Small") {}.controlSize(.small).accessibilityIdentifier("small") }
        #expect(try page.attribute("class", of: "small")?.contains("m-control-small") == true)
    }
}
