import Martlet
import MartletTesting
import Testing

@Suite struct PasteButtonTests {
    private struct Link: Transferable {
        let address: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.address) { (text: String) in Link(address: text) }
        }
    }

    @Test func itIsHiddenWithoutAScript() async throws {
        let page = try await TestPage { PasteButton(payloadType: String.self) { _ in } }
        #expect(page.contains(.role(.button, "Paste")) && page.html.contains("m-paste"))
        #expect(page.styleSheet.contains("@media (scripting:none)"), "\(page.styleSheet)")
    }

    @Test func whatTheBrowserReadsIsOfTheType() async throws {
        struct Pasted: View {
            @State private var text = ""
            var body: some View {
                PasteButton(payloadType: Link.self) { text += $0.map(\.address).joined() }
                PasteButton(payloadType: URL.self) { text += $0.map { $0.host() ?? "" }.joined() }
                Text(text).accessibilityIdentifier("text")
            }
        }
        let page = try await TestPage { Pasted() }
        try await page.paste("a ", into: .role(.button, "Paste").at(0))
        try await page.paste("no link", into: .role(.button, "Paste").at(1))
        try await page.paste("https://www.swift.org/", into: .role(.button, "Paste").at(1))
        #expect(try page.text("text") == "a www.swift.org")
    }
}
