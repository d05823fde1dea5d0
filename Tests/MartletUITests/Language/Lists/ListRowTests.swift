import MartletTesting
import MartletUI
import Testing

/// What a view says of the row that it is in.
@Suite struct ListRowTests {
    private func list(@ViewBuilder _ content: () -> some View) throws -> String {
        try EnginePage(content).dom.root.children[0].markup
    }

    @Test func aRowHasItsLook() throws {
        let markup = try list {
            List {
                Text("a").listRowBackground(Color.red).listRowSeparator(.hidden, edges: .bottom)
                Text("b").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
        }
        #expect(markup.contains("--m-row-background:"))
        #expect(markup.contains("m-no-line-below"))
        #expect(!markup.contains("m-no-line-above"))
        #expect(markup.contains("--m-row-block:1px 3px"))
        #expect(markup.contains("--m-row-inline:2px 4px"))
        #expect(!markup.contains("m-list-row\""))
    }

    /// On a `ForEach` it is each row's, on a `Section` it is inherited by its rows.
    @Test func manyRowsHaveALook() throws {
        let markup = try list {
            List {
                ForEach(["a", "b"], id: \.self) { Text($0) }.listRowBackground(Color.red)
                Section("c") { Text("d") }.listRowBackground(Color.blue)
            }
        }
        #expect(markup.matches(of: /<li[^>]*--m-row-background/).count == 3)
    }

    @Test func inABodyARowHasItsLook() throws {
        struct Row: View {
            var body: some View { Text("a").listRowInsets(EdgeInsets()) }
        }
        let markup = try list { List { Row() } }
        #expect(markup.contains("<li style=\"--m-row-block"), "\(markup)")
    }

    @Test func aViewLiesBehindARow() throws {
        let markup = try list { List { Text("a").listRowBackground(HTML("img")) } }
        #expect(markup.contains(#"class="m-row-background"><img"#))
    }

    @Test func aSectionIsFolded() async throws {
        struct Folded: View {
            @State private var isOpen = true
            var body: some View {
                List { Section("Title", isExpanded: $isOpen) { Text("row").accessibilityIdentifier("row") } }
            }
        }
        let page = try await TestPage { Folded() }
        #expect(page.contains("row"))
        try await page.click(.role(.button, "Title"))
        #expect(!page.contains("row"))
        #expect(try page.attribute("aria-expanded", of: .role(.button, "Title")) == "false")
    }

    @Test func spacesAndBackgrounds() throws {
        let markup = try list {
            List { Text("a") }.listRowSpacing(3).listSectionSpacing(.compact).scrollContentBackground(.hidden)
        }
        #expect(markup.contains("--m-row-gap:3px"))
        #expect(markup.contains("--m-section-gap:10px"))
        #expect(markup.contains("m-no-background"))
    }
}
