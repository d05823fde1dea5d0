import Martlet
import MartletTesting
import Testing

@testable import MartletUI

@Suite struct FormTests {
    private struct Order: View {
        @State private var sent = ""
        @State private var keys = ""

        var body: some View {
            VStack {
                ModifiedContent(
                    content: HTML("form") {
                        HTML("input").attribute("name", "book").attribute("aria-label", "Book")
                        HTML("input").attribute("name", "gift").attribute("type", "checkbox")
                            .attribute("aria-label", "Gift")
                        HTML("input").attribute("name", "off").attribute("disabled", "").attribute("value", "x")
                        HTML("input").attribute("type", "hidden").attribute("name", "token").attribute("value", "t")
                        HTML("button") { Text("Order") }
                    },
                    modifier: _EventModifier(.submit, .value { sent = Self.text($0) }))
                ModifiedContent(
                    content: HTML("input").attribute("aria-label", "Chat"),
                    modifier: _EventModifier(.submit, .value { sent = Self.text($0) }))
                ModifiedContent(
                    content: HTML("input").attribute("aria-label", "Keys"),
                    modifier: _EventModifier(.keydown, .value { keys += $0.string ?? "" }))
                Text(sent).accessibilityIdentifier("sent")
                Text(keys).accessibilityIdentifier("keys")
            }
        }

        private static func text(_ value: EventValue) -> String {
            guard case .fields(let fields) = value else { return value.string ?? "" }
            return fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
        }
    }

    @Test(arguments: TestTransport.allCases) func aFormIsSentWithItsFields(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Order() }
        try await page.type("Emma", into: .label("Book"))
        try await page.click(.label("Order"))
        #expect(try page.text("sent") == "book=Emma&token=t")
        try await page.toggle(.label("Gift"))
        try await page.submit(.label("Book"))
        #expect(try page.text("sent") == "book=Emma&gift=on&token=t")
        try await page.type("Ulysses", into: .label("Book"))
        try await page.press("Enter", in: .label("Book"))
        #expect(try page.text("sent") == "book=Ulysses&gift=on&token=t")
    }

    @Test(arguments: TestTransport.allCases) func keysAreSent(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Order() }
        try await page.press("a", in: .label("Keys"))
        try await page.press("Enter", in: .label("Keys"))
        #expect(try page.text("keys") == "aEnter")
        try await page.press("Enter", in: .label("Chat"))
        #expect(try page.text("sent") == "Enter")
        let error = await #expect(throws: TestPageError.self) { try await page.submit(.label("Keys")) }
        #expect(error?.kind == .noHandler)
    }
}
