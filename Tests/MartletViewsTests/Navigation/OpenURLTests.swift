import Martlet
import MartletTesting
import Testing

@Suite struct OpenURLTests {
    private struct Opening: View {
        @State private var opened: [String] = []

        var body: some View {
            Text(opened.joined(separator: " ")).accessibilityIdentifier("opened")
                .onOpenURL { opened.append(($0.query() ?? "") + " of " + $0.path()) }
                .handlesExternalEvents(preferring: [], allowing: ["*"])
            Button("Again") { opened.append("pressed") }
        }
    }

    private struct Notes: App {
        var body: some Scene {
            WindowGroup("Notes", path: "/notes") { Opening() }.handlesExternalEvents(matching: ["notes"])
        }
    }

    @Test(arguments: TestTransport.allCases) func anAddressWithAQueryIsOpenedOnce(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(Notes.self, path: "/notes?note=a%20b&all=1", over: transport)
        #expect(try page.text("opened") == "note=a%20b&all=1 of /notes")
        try await page.click(.role(.button, "Again"))
        #expect(try page.text("opened") == "note=a%20b&all=1 of /notes pressed")
        let plain = try await TestPage(Notes.self, path: "/notes", over: transport)
        #expect(try plain.text("opened") == "")
    }
}
