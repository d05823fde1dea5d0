import MartletUI
import Testing

/// Several texts joined into one, each with its own style.
@Suite struct TextPartsTests {
    @Test func partsKeepTheirStyles() throws {
        let page = try EnginePage { Text("Hello, ") + Text("world").bold() + Text("!").foregroundColor(.red) }
        #expect(
            page.styledHTML
                == #"<span><m-part>Hello, </m-part><m-part class="font-weight:700;--m-weight:700;--m-stroke:700;--m-joint:add">world</m-part>"#
                + #"<m-part class="color:var(--m-red)">!</m-part></span>"#, "\(page.styledHTML)")
    }

    @Test func stylesOfTheWholeHoldWhereAPartSaysNothing() throws {
        let page = try EnginePage {
            (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue) + Text("c")
        }
        #expect(page.styledHTML.contains(#"<m-part class="color:var(--m-red)">a</m-part>"#), "\(page.styledHTML)")
        #expect(page.styledHTML.contains(#"<m-part class="color:var(--m-blue)">b</m-part><m-part>c</m-part>"#))
        let whole = try EnginePage { (Text("a") + Text("b").italic()).font(.title).padding(4) }
        #expect(
            whole.styledHTML.contains("padding:4px font:") && whole.styledHTML.contains("<m-part>a</m-part>"),
            "\(whole.styledHTML)")
    }

    @Test func itSaysWhatItsPartsSay() throws {
        let text = [Text("a"), Text("b").bold(), Text("c")].reduce(Text(""), +)
        #expect(text.resolved() == "abc")
        let page = try EnginePage {
            Button {
            } label: {
                text
            }
        }
        #expect(ActionFinder.actions(in: page.graph).first?.label == "abc")
    }

    private struct Page: View {
        @State private var count = 0
        var body: some View {
            HTML("p") { count == 3 ? Text("plain") : Text("Count ") + Text("\(count)").bold().kerning(1.5) }
            Button("x") { count += 1 }.accessibilityIdentifier("x")
            ForEach(0..<count, id: \.self) { Text("row ") + Text("\($0)").italic() }
        }
    }

    /// The model is compared with a fresh render after each press.
    @Test func partsArePatched() throws {
        let page = try EnginePage(Page())
        let patches = try page.press("x")
        #expect(patches.contains(#"[["Count ",""],["1",""#), "\(patches)")
        for _ in 0..<4 { try page.press("x") }
        #expect(page.markup.contains("<m-part>row </m-part>") && page.markup.contains(">4</m-part>"))
        let again = try EnginePage { ForEach(0..<2) { Text("row ") + Text("\($0)") } }
        #expect(again.occurrences(of: "<m-part>row </m-part>") == 2)
    }

    @Test func hostilePartsStayTexts() throws {
        let page = try EnginePage { Text("<b>") + Text("</m-part><script>").bold() }
        let html = String(decoding: page.graph.html(), as: UTF8.self)
        #expect(html.contains("<m-part>&lt;b&gt;</m-part>") && !html.contains("<script>"))
    }

    @Test func partsAreCompared() {
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a") + Text("b") != Text("a") + Text("b").bold())
        #expect(Text("a") + Text("b") != Text("ab"))
    }
}
