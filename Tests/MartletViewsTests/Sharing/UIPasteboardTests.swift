import Martlet
import MartletTesting
import Testing

@Suite struct UIPasteboardTests {
    private struct Copies: View {
        var body: some View {
            Button("Text") { UIPasteboard.general.string = "a text" }
            Button("Lines") { UIPasteboard.general.strings = ["one", "two"] }
            Button("Address") { UIPasteboard.general.url = URL(string: "https://www.swift.org/") }
            Button("Mac") {
                NSPasteboard.general.clearContents()
                NSPasteboard.general.setString("of a Mac", forType: .string)
            }
            Button("Value") { UIPasteboard.general.setValue("a value", forPasteboardType: "public.plain-text") }
            Button("Nothing") { UIPasteboard.general.string = nil }
            Button("Too much") { UIPasteboard.general.string = String(repeating: "ä", count: 50_001) }
            Button("Much") { UIPasteboard.general.string = String(repeating: "ä", count: 50_000) }
        }
    }

    @Test func anActionCopies() async throws {
        let page = try await TestPage { Copies() }
        #expect(page.copiedText == nil)
        for (name, text) in [
            ("Text", "a text"), ("Lines", "one\ntwo"), ("Address", "https://www.swift.org/"), ("Mac", "of a Mac"),
            ("Value", "a value"), ("Nothing", "a value"), ("Too much", "a value"),
        ] {
            try await page.click(.role(.button, name))
            #expect(page.copiedText == text, "\(name)")
        }
        try await page.click(.role(.button, "Much"))
        #expect(page.copiedText?.utf8.count == 100_000 && page.announcements == [] && page.errors == [])
    }
}
