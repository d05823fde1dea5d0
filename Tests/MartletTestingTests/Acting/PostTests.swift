import Martlet
import MartletTesting
import Testing

@Suite struct PostTests {
    private struct Profile: View {
        @State private var name = "Ada"
        @State private var isOn = true
        @State private var saved = "nothing"

        var body: some View {
            VStack {
                TextField("Name", text: $name).onSubmit { saved = "entered \(name)" }
                Toggle("On", isOn: $isOn).accessibilityIdentifier("on")
                Button("Save") { saved = "\(name) \(isOn)" }.accessibilityIdentifier("save")
                Text(saved).accessibilityIdentifier("saved")
            }
        }
    }

    @Test(arguments: TestTransport.allCases)
    func aPageIsUsedWithoutJavaScript(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Profile() }
        try await page.post(pressing: "save")
        #expect(try page.text("saved") == "Ada true")
        try await page.post([.label("Name"): "Zoë & co", "on": nil], pressing: "save")
        #expect(try page.text("saved") == "Zoë & co false")
        #expect(try page.value(.label("Name")) == "Zoë & co" && !page.isChecked("on"))
        try await page.post([.label("Name"): "Grace", "on": "on"])
        #expect(try page.text("saved") == "entered Grace")
        // The same page also continues with JavaScript.
        try await page.click("save")
        #expect(try page.text("saved") == "Grace true")
        let error = await #expect(throws: TestPageError.self) { try await page.post(pressing: "saved") }
        #expect(error?.kind == .unsuitable)
    }
}
