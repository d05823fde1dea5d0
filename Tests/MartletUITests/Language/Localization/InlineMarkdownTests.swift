import MartletUI
import Testing

/// Markdown in the literals of texts, and texts with attributes.
@Suite struct InlineMarkdownTests {
    private func html(_ text: Text) throws -> String {
        try EnginePage { text }.styledHTML
            .replacing("font-weight:700;--m-weight:700;--m-stroke:700;--m-joint:add", with: "B")
            .replacing("font-style:italic;--m-italic:italic", with: "I")
    }

    @Test func marksStyleTheirWords() throws {
        let html = try html(Text("A **bold**, *italic*, ~~struck~~ and `fixed` ***word***"))
        #expect(html.contains(#"<m-part>A </m-part><m-part class="B">bold</m-part>"#), "\(html)")
        #expect(html.contains(#"<m-part class="I">italic</m-part>"#), "\(html)")
        #expect(html.contains(#"line-through">struck</m-part>"#), "\(html)")
        #expect(html.contains(">fixed</m-part>") && html.contains(#"class="B I">word</m-part>"#), "\(html)")
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a * b", "*", "**", "**a", "_a", "[a]", "[a](", "a ~ b", "~a~", "a < b", "`a",
        "<b>x</b>", "a*", "1_000_000",
    ])
    func whatMeansNothingStays(text: String) {
        #expect(Text(LocalizedStringKey(text)).resolved() == text)
        #expect(Text(LocalizedStringKey(text)).parts.isEmpty || Text(LocalizedStringKey(text)).resolved() == text)
    }

    @Test func linksAreElements() throws {
        let page = try EnginePage { Text("See [our **terms**](/terms) or <https://swift.org>.") }
        #expect(
            page.markup.contains(#"href="/terms""#) && page.markup.contains(#"href="https://swift.org""#),
            "\(page.markup)")
        #expect(page.markup.contains(">our </a>") && page.markup.contains(">terms</a>"), "\(page.markup)")
        let hostile = try EnginePage { Text("[a](javascript:alert)") }
        #expect(hostile.markup.contains("about:blank#blocked") && !hostile.markup.contains("javascript"))
    }

    @Test func stringsAreShownAsTheyAre() throws {
        let text = "**a**"
        #expect(Text(text).resolved() == text && Text(verbatim: "*a*").resolved() == "*a*")
        #expect(Text("\(text)!").resolved() == "**a**!" && Text("\(text)!").parts.isEmpty)
        #expect(Text("*b* \(text)").resolved() == "b **a**")
        #expect(Text(LocalizedStringKey(text)).resolved() == "a")
    }

    private struct Page: View {
        @State private var count = 0
        var body: some View {
            HTML("p") { Text("**\(count)** presses, [see](/\(count))") }
            Button("x") { count += 1 }.accessibilityIdentifier("x")
            ForEach(0..<count, id: \.self) { Text("*row* \($0) [go](/row)") }
        }
    }

    /// The model is compared with a fresh render after each press.
    @Test func linksArePatched() throws {
        let page = try EnginePage(Page())
        let patches = try page.press("x")
        #expect(patches.contains(##"["see","m-part","a",{"href":"/1"}]"##), "\(patches)")
        for _ in 0..<3 { try page.press("x") }
        #expect(page.occurrences(of: #"href="/row""#) == 4)
    }

    @Test func manyMarksAreReadInOneGo() {
        for text in ["*", "[", "`", "**a ", "[a](b", "_a_ ", "<", "~~", "\\"] {
            let long = String(repeating: text, count: 20_000)
            #expect(ContinuousClock().measure { _ = Text(LocalizedStringKey(long)).resolved() } < .seconds(5))
        }
    }

    @Test func attributedTexts() throws {
        var text = try AttributedString(markdown: "Hello, *dear* [world](https://example.org)!")
        #expect(String(text.characters) == "Hello, dear world!")
        #expect(text.runs.count == 5)
        if let range = text.range(of: "Hello") { text[range].foregroundColor = .red }
        text.underlineStyle = .single
        text.font = .title
        text.backgroundColor = .yellow
        text.kern = 2
        let page = try EnginePage { Text(text) }
        let html = page.styledHTML
        #expect(html.contains("color:var(--m-red)") && html.contains("underline"), "\(html)")
        #expect(html.contains("font-style:italic") && html.contains(#"href="https://example.org""#), "\(html)")
        #expect(html.contains("background-color:var(--m-yellow)") && html.contains("letter-spacing:2px"), "\(html)")
        #expect(Text(AttributedString("plain")).resolved() == "plain" && Text(AttributedString()).resolved() == "")
        var hostile = AttributedString("a")
        hostile.link = URL(string: "javascript:alert(1)")
        #expect(try EnginePage { Text(hostile) }.markup.contains("about:blank#blocked"))
    }

    @Test func imagesAndStyledTextsInTexts() throws {
        let page = try EnginePage { Text("Tap \(Image(systemName: "star")) or \(Text("here").bold())") }
        let html = page.styledHTML
        #expect(html.contains("m-symbol") && html.contains(">here</m-part>"), "\(html)")
        #expect(Text("a \(Text("b"))").parts.isEmpty)
        #expect(try EnginePage { Text(Image(systemName: "star")) }.styledHTML.contains("m-symbol"))
        #expect(try EnginePage { Text("\(Image("/bird.png"))") }.styledHTML.contains(#"content:url("/bird.png")"#))
    }

    @Test func formatters() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en")
        formatter.maximumFractionDigits = 1
        #expect(Text(2.55, formatter: formatter).resolved() == Text("\(2.55, formatter: formatter)").resolved())
        #expect(Text("x", formatter: formatter).resolved() == "")
    }
}
