import Martlet
import MartletTesting
import Testing

@Suite struct ControlGroupTests {
    @Test func itsControlsWork() async throws {
        struct Zoom: View {
            @State private var scale = 1

            var body: some View {
                ControlGroup("Zoom") { Button("In") { scale += 1 } }
                Text("\(scale)").accessibilityIdentifier("scale")
            }
        }
        let page = try await TestPage { Zoom() }
        try await page.click(.role(.button, "In"))
        #expect(try page.text("scale") == "2")
    }
}
