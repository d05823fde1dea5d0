import Martlet
import MartletTesting
import Testing

/// What the browser's script moves views by; that it does is seen in Tests/Browser/test_reference_looks.py.
@Suite struct MatchedGeometryTests {
    private struct Page: View {
        @Namespace private var names
        @Namespace private var others
        @State private var isOpen = false

        var body: some View {
            Button("Open") { isOpen.toggle() }
            if isOpen {
                Text("large").matchedGeometryEffect(id: "card", in: names, properties: .position)
                    .accessibilityIdentifier("card")
            } else {
                Text("small").matchedGeometryEffect(id: "card", in: names).accessibilityIdentifier("card")
            }
            Text("other").matchedGeometryEffect(id: "card", in: others).accessibilityIdentifier("other")
        }
    }

    @Test func viewsOfOneNameAreToldApartByTheirPlaces() async throws {
        let page = try await TestPage { Page() }
        let name = try #require(try page.attribute("data-matched", of: "card"))
        #expect(try page.attribute("data-matches", of: "card") == "ps")
        #expect(try page.attribute("data-matched", of: "other") != name)
        #expect(!name.contains("card"))
        try await page.click(.role(.button, "Open"))
        #expect(try page.text("card") == "large")
        #expect(try page.attribute("data-matched", of: "card") == name)
        #expect(try page.attribute("data-matches", of: "card") == "p")
    }
}
