import Martlet
import MartletTesting
import Testing

/// Controls with the text of a resource as their title.
@Suite struct ResourceTitleTests {
    private static let title = LocalizedStringResource("Title \(1)")

    private struct Page: View {
        @State private var isOn = false
        @State private var text = ""
        let title: LocalizedStringResource

        var body: some View {
            NavigationStack {
                Form {
                    Section(title) {
                        Button(title) { text = "pressed" }.accessibilityIdentifier("button")
                        Button(title, role: .cancel) {}
                        Button(title, systemImage: "star") {}
                        Toggle(title, isOn: $isOn)
                        TextField(title, text: $text).accessibilityIdentifier("field")
                        SecureField(title, text: $text)
                        Picker(title, selection: $text) { Text("a").tag("") }
                        LabeledContent(title) { Text("b") }
                        ProgressView(title)
                        ProgressView(title, value: 0.5)
                    }
                    Label(title, systemImage: "star").accessibilityIdentifier("label")
                    Link(title, destination: URL(filePath: "/")).accessibilityIdentifier("link")
                    Menu(title) { Button("c") {} }
                    NavigationLink(title) { Text("d") }
                    Text("e").help(title).accessibilityLabel(title).accessibilityIdentifier("text")
                    Text(title).accessibilityIdentifier("plain")
                }
                .navigationTitle(title)
            }
        }
    }

    @Test func allHaveIt() async throws {
        let page = try await TestPage { Page(title: Self.title) }
        #expect(page.html.ranges(of: "Title 1").count >= 17, "\(page.html)")
        #expect(page.title == "Title 1")
        #expect(try page.text("label").contains("Title 1") && page.text("link") == "Title 1")
        #expect(try page.attribute("title", of: "text") == "Title 1")
        try await page.click("button")
        #expect(try page.value("field") == "pressed")
    }
}
