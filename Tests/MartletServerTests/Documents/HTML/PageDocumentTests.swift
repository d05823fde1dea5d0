import MartletUI
import Testing

@testable import MartletServer

@Suite struct PageDocumentTests {
    private func document(title: String) -> String {
        let page = PageIdentifier.Authority().makeIdentifier(for: .random()).text
        let bytes = PageDocument(title: title, assets: Assets()).write(
            page: page, sequence: 3, nonce: "abc", formAction: "/form?a=1&at=/",
            content: { $0.write("<p>Hello</p>") }, style: { $0.write(".a{color:red}") })
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("<meta name=\"martlet-page\" content=\"\(page)\" data-seq=\"3\">"))
        return text
    }

    @Test func everythingHasItsPlace() {
        let text = document(title: "Counter")
        #expect(text.hasPrefix("<!DOCTYPE html><html lang=\"en\" data-martlet=\"connecting\"><head>"))
        #expect(text.contains("<title>Counter</title>"))
        #expect(
            text.contains("<style id=\"martlet-style\" nonce=\"abc\">@layer martlet.styles{.a{color:red}}</style>"))
        #expect(
            text.hasSuffix(
                "<form method=\"post\" novalidate action=\"/form?a=1&amp;at=/\"><button hidden></button>"
                    + "<main id=\"martlet\"><p>Hello</p></main></form></body></html>"))
    }

    @Test func aTitleCannotEndItsElement() {
        let text = document(title: "</title><script>alert(1)</script> & \0")
        #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; \u{FFFD}</title>"))
        #expect(text.ranges(of: "<script").count == 1)
    }

    @Test func withoutATitleThereIsOne() { #expect(document(title: "").contains("<title>Martlet</title>")) }
}
