import MartletTesting
import MartletUI
import Testing

/// A style of the program's own surrounds a text field.
@Suite struct TextFieldStyleTests {
    private struct Boxed: TextFieldStyle {
        @Environment(\.isEnabled) private var isEnabled
        let symbol: String

        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(verbatim: isEnabled ? symbol : "off")
                configuration.padding(8)
            }
            .border(.red)
        }
    }

    private struct Page: View {
        @State private var name = "Ada"
        @State private var code = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Code", text: $code).textFieldStyle(.roundedBorder)
                Text("Hello, \(name)").accessibilityIdentifier("greeting")
            }
            .textFieldStyle(Boxed(symbol: "@"))
        }
    }

    @Test func theStyleIsAroundTheField() async throws {
        let page = try await TestPage { Page() }
        #expect(page.text.contains("@"))
        try await page.type("Grace", into: .label("Name"))
        #expect(try page.text("greeting") == "Hello, Grace")
        #expect(page.html.contains("m-field-plain") && page.html.contains("m-field-bordered"))
        #expect(page.elements(.tag("input")).count == 2)
        #expect(page.text.count { $0 == "@" } == 1, "A built-in style further in prevails: \(page.text)")
    }

    @Test func itReadsTheEnvironment() async throws {
        let page = try await TestPage { Page().disabled(true) }
        #expect(page.text.contains("off") && !page.text.contains("@"))
    }
}
