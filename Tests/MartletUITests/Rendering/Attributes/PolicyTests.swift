import MartletUI
import Testing

@Suite struct PolicyTests {
    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:x", "java\tscript:x", "java\nscript:x",
        "\u{1}javascript:x", "java\u{0}script:x", "data:text/html,x", "vbscript:x", "blob:x", "file:///etc/passwd",
        "\u{A0}javascript:x", "filesystem:x", "jar:x", ":", "javascript:/a", "javascript:#", "x:?", "\u{E4}:x",
    ]) func urlsThatRunCodeAreBlocked(url: String) {
        #expect(!AttributePolicy.isAllowedURL(url))
        for name: StaticString in ["href", "src", "action", "formaction", "xlink:href", "HREF"] {
            #expect(AttributePolicy.allowed(name, url) == "about:blank#blocked")
        }
        #expect(AttributePolicy.allowed("title", url) == url)
    }

    @Test(arguments: [
        "https://example.org/a?b=c:d", "http://a", "mailto:a@b", "tel:+1", "/path:with", "./a:b", "?q=a:b", "#a:b",
        "relative/path", "", "//example.org", "HTTPS://A", "javascript", "javascript/:", "javascript#:",
        "\u{1}?javascript:x",
    ]) func otherUrlsArePassed(url: String) {
        #expect(AttributePolicy.allowed("href", url) == url)
    }

    /// The policy caches its result for a name by the address of the name's literal; it caches nothing about a value.
    @Test func aNameMeansTheSameEachTime() {
        for _ in 0..<3 {
            #expect(AttributePolicy.allowed("Href", "javascript:x") == "about:blank#blocked")
            #expect(AttributePolicy.allowed("Href", "/") == "/")
            #expect(AttributePolicy.allowed("Href", nil) == nil)
            #expect(AttributePolicy.allowed("onload", "x") == nil)
            #expect(AttributePolicy.allowed("load", "x") == "x")
            #expect(AttributePolicy.allowed("imagesrcset", "a.png, javascript:x") == nil)
            #expect(AttributePolicy.allowed("AttributeName", "HREF") == nil)
            #expect(AttributePolicy.allowed("AttributeName", "fill") == "fill")
            #expect(AttributePolicy.allowed("x", "1") == "1")
        }
    }

    @Test func attributesThatRunCodeAreLeftOut() throws {
        for name: StaticString in [
            "onclick", "OnClick", "onbeforetoggle", "srcdoc", "style", "a b", "a\"b", "a>b", "a=b", "", "data-m",
            "data-on",
        ] {
            #expect(AttributePolicy.allowed(name, "x") == nil, "\(name)")
        }
        #expect(AttributePolicy.allowed("attributeName", "xlink:href") == nil)
        #expect(AttributePolicy.allowed("srcset", "a.png 1x, https://b/c.png 2x") != nil)
        let page = try EnginePage {
            HTML("a") { Text("a") }.attribute("onclick", "x").attribute("href", "javascript:x")
        }
        #expect(page.markup == ##"<a href="about:blank#blocked">a</a>"##)
    }

    @Test func elementsOfThePagesFrameBecomeDivs() throws {
        let page = try EnginePage {
            HTML("script") { Text("alert(1)") }
            HTML("iframe").attribute("src", "https://a")
            HTML("plaintext") { Text("a") }
            HTML("no name") { Text("a") }
            HTML("BODY") { Text("a") }
            HTML("my-element") { Text("a") }
        }
        #expect(
            page.markup
                == #"<div>alert(1)</div><div src="https://a"></div><div>a</div><div>a</div><div>a</div><my-element>a</my-element>"#
        )
    }

    @Test func ofTwoAttributesTheInnerHolds() throws {
        struct Twice: View {
            @State private var count = 0
            var body: some View {
                HTML("p").attribute("title", "inner").attribute("title", "outer \(count)")
                    .class("a", when: count == 1).class("a b").class("c", when: count == 1).class("c", when: count == 2)
                Button("next") { count += 1 }.accessibilityIdentifier("next")
                if count > 0 { HTML("p").attribute("title", "inner").attribute("title", "outer") }
            }
        }
        let page = try EnginePage { Twice() }
        #expect(page.markup.hasPrefix(#"<p class="a b" title="inner"></p>"#))
        for expected in ["a b c", "a b c", "a b"] {
            try page.press("next")
            #expect(page.markup.hasPrefix(#"<p class="\#(expected)" title="inner"></p>"#))
        }
    }

    /// A browser's `classList` refuses anything but the name of one class, and the patch with it would not fit.
    @Test func aClassThatComesAndGoesHasOneName() throws {
        struct Wrong: View {
            @State private var isOn = false
            var body: some View {
                HTML("p").class("", when: isOn).class("a b", when: isOn).class("c", when: isOn)
                Button("next") { isOn = true }.accessibilityIdentifier("next")
            }
        }
        let page = try EnginePage { Wrong() }
        try page.press("next")
        #expect(page.markup.hasPrefix(#"<p class="c m-refused"></p>"#), "\(page.markup)")
    }
}
