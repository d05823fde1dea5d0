import Foundation
import MartletUI
import Testing

private struct Saying: View {
    @State private var text: String
    let other: String
    init(_ text: String, then other: String) {
        _text = State(initialValue: text)
        self.other = other
    }
    var body: some View {
        HTML("p") { Text(text) }.attribute("title", text).attribute("lang", text)
        if text == other { HTML("i") { Text(text) }.attribute("title", text) }
        Button("next") { text = other }.accessibilityIdentifier("next")
    }
}

private let trials = [
    "</script><script>alert(1)</script>", "<!--", "-->", "]]>", "a & b &amp; c", "\"quoted\" 'single'",
    "\u{2028}\u{2029}",
    "line\nfeed\ttab\r\nreturn\rend", "\u{1}\u{1F}\u{7F}\u{80}", "back\\slash \\u0041", "😀 e\u{301} \u{FEFF}\u{202E}",
    "&#x3c;img src=x onerror=alert(1)&#x3e;", "", " ", "null",
]

@Suite struct EscapingTests {
    @Test(arguments: trials) func whatIsSaidIsWhatIsSeen(text: String) throws {
        let first = try EnginePage { Saying(text, then: "x") }
        #expect(first.dom.root.children[0].text ?? "" == text)
        #expect(first.dom.root.children[0].attributes["title"] == text)
        let later = try EnginePage { Saying("other than any", then: text) }
        let patches = try later.press("next")
        #expect(later.dom.root.children[0].text ?? "" == text)
        #expect(later.dom.root.children[0].attributes["title"] == text)
        #expect(later.markup.contains("<i title"))
        #expect(!patches.contains("<") && !patches.contains("\n") && !patches.contains("\r"))
        #expect(!patches.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test func nothingOfATextIsMarkup() throws {
        let html = String(decoding: ViewGraph(Saying("</p><script>&", then: "")).html(), as: UTF8.self)
        #expect(html.contains("&lt;/p&gt;&lt;script&gt;&amp;</p>"))
        #expect(html.contains(#"title="&lt;/p&gt;&lt;script&gt;&amp;""#))
        #expect(!html.contains("<script"))
    }

    @Test func aQuoteDoesNotEndAnAttribute() throws {
        let html = String(decoding: ViewGraph(Saying("\" onclick=\"x", then: "")).html(), as: UTF8.self)
        #expect(html.contains(#"title="&quot; onclick=&quot;x""#))
    }

    /// HTML cannot contain NUL. JSON could, but would then show something different from a reload.
    @Test func nulIsTheReplacementCharacterEverywhere() throws {
        #expect(try EnginePage { Saying("a\0b", then: "") }.markup.contains("a\u{FFFD}b"))
        let page = try EnginePage { Saying("", then: "a\0b") }
        try page.press("next")
        #expect(page.markup.contains(#"<p lang="a\#u{FFFD}b" title="a\#u{FFFD}b">a\#u{FFFD}b</p>"#))
    }

    @Test(arguments: trials) func stringsOfJSONReadBackAsTheyWere(text: String) throws {
        var bytes = Bytes()
        bytes.writeJSON(text)
        let read = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? String
        #expect(read.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: [Int64.min, -1000, -1, 0, 7, 10, 999, Int64.max]) func numbersAreWrittenAsSwiftDoes(number: Int64)
    {
        var bytes = Bytes()
        bytes.write(number)
        #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
    }
}
