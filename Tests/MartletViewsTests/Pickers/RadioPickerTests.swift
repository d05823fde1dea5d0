import Martlet
import MartletTesting
import Testing

@Suite struct RadioPickerTests {
    private struct Sizes: View {
        @State private var size = "M"
        var allowed = ["S", "M", "L"]

        var body: some View {
            Picker(
                "Size",
                selection: Binding {
                    size
                } set: {
                    if allowed.contains($0) { size = $0 }
                }
            ) {
                ForEach(["S", "M", "L"], id: \.self) { Label("Size \($0)", systemImage: "star") }
            }
            .pickerStyle(.segmented)
            Text(size).accessibilityIdentifier("shown")
            Button("Large") { size = "L" }
        }
    }

    @Test(arguments: TestTransport.allCases)
    func aSegmentIsARadioButton(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Sizes() }
        #expect(page.html.contains("role=\"radiogroup\"") && page.html.contains("type=\"radio\""))
        try await page.choose("Size S", in: .role(.radioGroup, "Size"))
        #expect(try page.text("shown") == "S")
        #expect(page.patches.count == 1, "the browser checks the buttons by itself")
        try await page.click(.role(.button, "Large"))
        #expect(try page.text("shown") == "L")
    }

    @Test func aRefusedChoiceIsTakenBack() async throws {
        let page = try await TestPage { Sizes(allowed: ["M"]) }
        try await page.choose("Size S", in: .role(.radioGroup, "Size"))
        #expect(try page.text("shown") == "M")
        #expect(page.patches.count == 2, "one button is checked, one is not")
    }

    @Test func aMenuShowsTheTextsOfLabels() async throws {
        let page = try await TestPage {
            Picker("Size", systemImage: "star", selection: .constant(1)) {
                Label("Small", systemImage: "star").tag(1)
                Row(name: "Large").tag(2)
            }
        }
        #expect(page.html.contains(">Small</option>") && page.html.contains(">Large</option>"))
    }

    private struct Row: View {
        let name: String
        var body: some View { HStack { Text(name) } }
    }

    @Test func aNumberIsTyped() async throws {
        struct Price: View {
            @State private var price = 9.5

            var body: some View {
                TextField("Price", value: $price, format: .number)
                Text(verbatim: "\(price)").accessibilityIdentifier("shown")
            }
        }
        let page = try await TestPage { Price() }
        #expect(page.html.contains("9.5"))
        try await page.type("12.25", into: .label("Price"))
        #expect(try page.text("shown") == "12.25")
        try await page.type("none", into: .label("Price"))
        #expect(try page.text("shown") == "12.25")
    }
}
