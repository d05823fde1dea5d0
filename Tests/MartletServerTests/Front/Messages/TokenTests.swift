import Testing

@testable import MartletServer

@Suite struct TokenTests {
    @Test func capitalsAreTheSame() {
        #expect("Content-TYPE".utf8.map { $0 }.isToken("content-type"))
        for other in ["", "content-typ", "content-types", "content_type", "xcontent-type", "\u{E4}ontent-type"] {
            #expect(!Array(other.utf8).isToken("content-type"), "\(other)")
        }
        #expect(Array("TEXT/html".utf8).beginsWithToken("text/") && !Array("text".utf8).beginsWithToken("text/"))
        #expect(Array("public,No-Transform".utf8).containsToken("no-transform"))
        #expect(!Array("no-transfor".utf8).containsToken("no-transform"))
        // What differs in one bit only is no capital.
        #expect(!Array("@".utf8).isToken("`") && !Array("\r".utf8).isToken("-"))
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", true), ("Text/CSV", true), ("text/event-stream", false),
        ("TEXT/Event-Stream;x", false),
        ("application/json", true), ("application/JSON ; x", true), ("application/problem+json", true),
        ("image/svg+XML", true), ("application/jsonl", false), ("image/png", false), ("json", false), ("", false),
    ])
    func textsAreCompressed(_ type: String, isText: Bool) {
        let body = HTTPBody.bytes(Array(repeating: 0x61, count: 2_000))
        let answer = HTTPResponse(status: 200, headers: [("content-Type", type)], body: body).encoded(takesGzip: true)
        #expect(answer.headers.contains { $0.name == "Content-Encoding" && $0.value == "gzip" } == isText)
        #expect(answer.headers.contains { $0.name == "Vary" } == isText)
        for (name, value) in [
            ("CONTENT-ENCODING", "br"), ("content-Range", "bytes 0-1/2"), ("Cache-control", "public, No-Transform, x"),
        ] {
            let own = HTTPResponse(status: 200, headers: [("Content-Type", type), (name, value)], body: body)
            #expect(own.encoded(takesGzip: true).headers.count == 2)
        }
    }
}
