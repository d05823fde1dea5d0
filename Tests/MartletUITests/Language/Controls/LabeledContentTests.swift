import FoundationEssentials
import MartletUI
import Testing

/// Values with labels, and buttons with symbols.
@Suite struct LabeledContentTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    private struct Shouting: FormatStyle {
        func format(_ value: String) -> String { value.uppercased() }
    }

    @Test func aValueStandsBehindItsLabel() throws {
        let expected =
            #"<div class="m-labeled"><span class="m-control-label">Name</span><div class="m-labeled-content">Ada</div></div>"#
        let name = "Name"
        #expect(try styledHTML { LabeledContent("Name", value: "Ada") } == expected)
        #expect(try styledHTML { LabeledContent(name, value: "Ada") } == expected)
        #expect(try styledHTML { LabeledContent("Name") { Text("Ada") } } == expected)
        #expect(try styledHTML { LabeledContent(name) { Text("Ada") } } == expected)
        #expect(
            try styledHTML {
                LabeledContent {
                    Text("Ada")
                } label: {
                    Text("Name")
                }
            } == expected)
        #expect(try styledHTML { LabeledContent("Name", value: "ada", format: Shouting()) }.contains(">ADA</div>"))
        #expect(try styledHTML { LabeledContent(name, value: "ada", format: Shouting()) }.contains(">ADA</div>"))
    }

    @Test func aButtonHasASymbolBeforeItsTitle() throws {
        let title = "Add"
        let html = try styledHTML { Button("Add", systemImage: "plus") {} }
        #expect(
            html.contains(#"<span class="m-image-label">"#) && html.hasSuffix("<span>Add</span></span></button>"),
            "\(html)")
        #expect(try styledHTML { Button(title, systemImage: "plus", action: {}) } == html)
        #expect(
            try styledHTML { Button("Add", systemImage: "plus", role: .destructive) {} }.contains(
                #"data-role="destructive""#))
        #expect(try styledHTML { Button(title, systemImage: "plus", role: nil) {} } == html)
    }

    private struct Page: View {
        @State private var log = ""
        var body: some View {
            Button("Now", systemImage: "plus") { log += "a" }.accessibilityIdentifier("now")
            Button("Then", systemImage: "plus", role: .cancel, action: add).accessibilityIdentifier("then")
            Text(log).accessibilityIdentifier("log")
        }

        private func add() { log += "b" }
    }

    @Test func itsActionIsPerformed() throws {
        let page = try EnginePage(Page())
        try page.press("now")
        try page.press("then")
        #expect(page.dom.element("log")?.text == "ab")
    }
}
