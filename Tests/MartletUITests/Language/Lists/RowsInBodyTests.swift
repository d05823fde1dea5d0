import MartletTesting
import MartletUI
import Testing

/// What stands in the body of a view in a list, and a modifier of several rows.
@Suite struct RowsInBodyTests {
    private func rows(@ViewBuilder _ content: () -> some View) throws -> [String] {
        let page = try EnginePage(content)
        return page.dom.root.children[0].children.filter { $0.name != "#comment" }.map(\.markup)
    }

    private struct Fruit: View {
        var body: some View {
            Section("Fruit") {
                Text("apple")
                Text("pear")
            }
        }
    }

    private struct Several: View {
        var body: some View {
            Text("one")
            ForEach(["two", "three"], id: \.self) { Text($0) }
        }
    }

    private struct Nested: View {
        var body: some View { Several() }
    }

    private struct Card: View {
        var body: some View { HStack { Text("card") } }
    }

    private struct Itself: View {
        var body: Itself { self }
    }

    @Test func aSectionInABodyIsASectionOfTheList() throws {
        let rows = try rows { List { Fruit() } }
        #expect(rows.count == 1)
        #expect(rows[0].hasPrefix(#"<li class="m-section">"#))
        #expect(rows[0].contains(#"<ul role="list"><li>apple</li><li>pear</li></ul>"#))
    }

    @Test func severalViewsInABodyAreRows() throws {
        let expected = ["<li>one</li>", "<li>two</li>", "<li>three</li>"]
        #expect(try rows { List { Several() } } == expected)
        #expect(try rows { List { Nested() } } == expected)
        #expect(try rows { List { AnyView(Nested()) } } == expected)
        #expect(try rows { List { ForEach(0..<2) { _ in Several() } } } == expected + expected)
        #expect(try rows { List { Section { Several() } } }[0].contains(expected.joined()))
    }

    @Test func oneViewInABodyIsOneRow() throws {
        let rows = try rows {
            List {
                Card()
                Text("last")
            }
        }
        #expect(rows.count == 2)
        #expect(rows[0].hasPrefix("<li><div"))
        #expect(try EnginePage { List { Itself() } }.dom.root.children[0].markup.contains("<li>"))
    }

    /// Inside a row nothing is a row.
    @Test func insideOfARowAreNoRows() throws {
        struct Outer: View {
            var body: some View {
                HStack { Several() }
                Text("last")
            }
        }
        let rows = try rows { List { Outer() } }
        #expect(rows.count == 2)
        #expect(rows[0].matches(of: /<li/).count == 1)
    }

    @Test func rowsOfABodyComeAndGo() async throws {
        struct Changing: View {
            @State private var count = 0
            var body: some View {
                Button("more") { count += 1 }
                if count % 2 == 1 { Text("odd").accessibilityIdentifier("odd") }
            }
        }
        let page = try await TestPage { List { Changing() } }
        #expect(!page.contains("odd"))
        try await page.click(.role(.button, "more"))
        #expect(page.contains("odd"))
        try await page.click(.role(.button, "more"))
        #expect(!page.contains("odd"))
    }

    @Test func aModifierOfRowsIsEachRows() throws {
        func check(_ count: Int, _ part: String, @ViewBuilder _ content: () -> some View) throws {
            let rows = try rows(content)
            #expect(rows.count == count)
            #expect(rows.allSatisfy { $0.hasPrefix("<li") && $0.contains(part) }, "\(rows)")
        }
        try check(2, "<li><span class=") { List { ForEach(0..<2) { Text("\($0)") }.foregroundStyle(Color.red) } }
        try check(2, "<li><span class=\"m-box m") { List { ForEach(0..<2) { Text("\($0)") }.font(.title).padding(3) } }
        try check(2, "disabled") { List { ForEach(0..<2) { Button("\($0)") {} }.disabled(true) } }
        try check(2, "m-button-default") { List { ForEach(0..<2) { Button("\($0)") {} }.buttonStyle(.bordered) } }
        try check(3, "<li><span class=") {
            List {
                Group {
                    Text("a")
                    ForEach(0..<2) { Text("\($0)") }
                }
                .foregroundStyle(Color.red)
            }
        }
    }

    @Test func aSectionWithModifiersKeepsItsRows() throws {
        func check(_ part: String, @ViewBuilder _ content: () -> some View) throws {
            let rows = try rows { List { content() } }
            #expect(rows.count == 1)
            #expect(rows[0].matches(of: /<li/).count == 3, "\(rows[0])")
            #expect(rows[0].contains(part), "\(rows[0])")
            #expect(!rows[0].contains("<section"))
        }
        func section() -> some View {
            Section("s") {
                Button("a") {}
                Button("b") {}
            }
        }
        try check(#"<li class="m-section m"#) {
            section().foregroundStyle(.red).font(.title).listRowBackground(Color.blue)
        }
        try check(#"id="s""#) { section().accessibilityIdentifier("s") }
        try check("disabled") { section().disabled(true) }
        try check("m-button-default") { section().buttonStyle(.bordered) }
        try check("m-section") { section().environment(\.isEnabled, true).onAppear {} }
        try check("m-section") { section().environment(\.isEnabled, true).padding() }
        try check("m-section") { section().alert("t", isPresented: .constant(false)) {} }
    }

    @Test func aDialogOfRowsIsAnItem() throws {
        let rows = try rows {
            List { ForEach(0..<2) { Text("\($0)") }.alert("title", isPresented: .constant(true)) {} }
        }
        #expect(rows.count == 3)
        #expect(rows.last?.hasPrefix(#"<li class="m-contents"><dialog"#) == true, "\(rows)")
    }

    @Test func eachRowAppears() async throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                List { ForEach(0..<3) { Text("row \($0)") }.onAppear { count += 1 } }
            }
        }
        let page = try await TestPage { Counting() }
        #expect(page.text.contains("count 3"))
        #expect(page.text.contains("row 2"))
    }

    @Test func rowsOfABodyAreSelected() async throws {
        struct Tagged: View {
            var body: some View {
                Text("a").tag("a")
                Text("b").tag("b")
            }
        }
        struct Chosen: View {
            @State private var chosen: String? = nil
            var body: some View {
                Text("chosen \(chosen ?? "none")")
                List(selection: $chosen) { Tagged() }
            }
        }
        let page = try await TestPage { Chosen() }
        try await page.toggle(.role(.checkbox, "b"))
        #expect(page.text.contains("chosen b"))
    }
}
