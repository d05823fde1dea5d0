import MartletUI
import Testing

/// Texts that have been executed as code somewhere, in every context of the HTML writer.
@Suite struct HostileTextTests {
    private static let run = "window.ran=1"

    private static let texts: [String] = {
        let markup = [
            "<script>\(run)</script>", "</script><script>\(run)</script>", "</style><script>\(run)</script>",
            "</title><svg onload=\(run)>", "</textarea><script>\(run)</script>", "</main></body></html><script>",
            "<img src=x onerror=\(run)>", "<img/src=x/onerror=\(run)>", "<svg/onload=\(run)>", "<iframe srcdoc=x>",
            "<a href=javascript:\(run)>", "<base href=//example.org>", "<meta http-equiv=refresh content=0>",
            "<!--", "-->", "--!>", "<![CDATA[", "]]>", "<?xml?>", "<", ">", "&", "\"", "'", "`", "&lt;script&gt;",
            "&#60;script&#62;", "<scr\0ipt>", "<\u{0}script>", "<img\u{C}src=x>", "\u{FF1C}script\u{FF1E}",
        ]
        let attributes = [
            "\" onclick=\"\(run)", "' onclick='\(run)", "` onclick=`\(run)", "\"><script>\(run)</script>",
            "\"/><svg/onload=\(run)>", "&quot; onclick=&quot;\(run)", "\\\" onclick=\\\"\(run)",
            "\r\n\" onclick=\"\(run)",
        ]
        return markup + attributes + addresses
    }()

    private static let addresses: [String] = {
        let ahead = ["", " ", "\t", "\n", "\r", "\u{0}", "\u{1}", "\u{8}", "\u{1F}", "\u{7F}", "\u{80}", "\u{A0}"]
        let schemes = [
            "javascript:", "JAVASCRIPT:", "java\tscript:", "java\nscript:", "java\r\nscript:", "java\u{0}script:",
            "javascript\t:", "vbscript:", "data:", "da\tta:", "blob:", "filesystem:", "file:", "view-source:",
        ]
        return ahead.flatMap { ahead in schemes.map { ahead + $0 + run } }
    }()

    private struct Everywhere: View {
        @State private var text: String
        @State private var copies = 0
        let later: String

        init(_ text: String, then later: String? = nil) {
            _text = State(initialValue: text)
            self.later = later ?? text
        }

        var body: some View {
            Places(text: text)
            ForEach(0..<copies, id: \.self) { _ in Places(text: text) }
            Button("next") {
                text = later
                copies += 1
            }
            .accessibilityIdentifier("next")
        }
    }

    private struct Places: View {
        let text: String

        var body: some View {
            HTML("p") { Text(verbatim: text) }
                .attribute("title", text).attribute("data-text", text).attribute("style", text)
                .attribute("onclick", text).attribute("srcdoc", text).class(text)
            HTML("a") { Text("a") }.attribute("href", text).attribute("ping", text)
            HTML("svg") { HTML("a").attribute("xlink:href", text) }
            HTML("button") { Text("b") }.attribute("formaction", text)
            HTML("img").attribute("src", text).attribute("srcset", text).attribute("alt", text)
            HTML("script") { Text(verbatim: text) }
            HTML("meta").attribute("http-equiv", "refresh").attribute("content", text)
            TextField("f", text: .constant(text), prompt: Text(verbatim: text))
        }
    }

    /// Checks what an independent parser finds in the page: its elements, and attributes that could execute code.
    private func check(_ page: EnginePage, _ text: String) {
        let names: Set = [
            "p", "a", "svg", "button", "img", "div", "input", "#comment",
        ]
        func visit(_ element: ModelElement) {
            #expect(names.contains(element.name), "\(text.debugDescription) made <\(element.name)>")
            for (name, value) in element.attributes {
                #expect(!name.lowercased().hasPrefix("on"), "\(text.debugDescription) made \(name)")
                #expect(name != "srcdoc" && name != "style", "\(text.debugDescription) made \(name)")
                guard ["href", "xlink:href", "src", "formaction", "ping"].contains(name) else { continue }
                #expect(AttributePolicy.isAllowedURL(value) || value == "about:blank#blocked", "\(name)=\(value)")
            }
            for child in element.children { visit(child) }
        }
        for child in page.dom.root.children { visit(child) }
    }

    @Test func theyAreMoreThanAHundred() { #expect(Set(Self.texts).count > 150) }

    @Test(arguments: texts) func inHTML(text: String) throws {
        let page = try EnginePage { Everywhere(text) }
        check(page, text)
        #expect(page.dom.root.children[0].text ?? "" == text.replacing("\0", with: "\u{FFFD}"))
    }

    @Test(arguments: texts) func inPatches(text: String) throws {
        let page = try EnginePage { Everywhere("nothing", then: text) }
        let patches = try page.press("next")
        check(page, text)
        #expect(!patches.contains("<"))
        // One line of JSON: no text can end a frame.
        #expect(!patches.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(arguments: addresses) func noAddressRuns(address: String) {
        #expect(!AttributePolicy.isAllowedURL(address))
        #expect(AttributePolicy.allowed("srcset", address + " 1x") == nil)
        #expect(AttributePolicy.allowed("srcset", "x.png 1x, \(address) 2x") == nil)
    }
}
