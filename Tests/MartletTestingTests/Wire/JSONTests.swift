import Testing

@testable import MartletTesting

@Suite struct JSONTests {
    @Test(arguments: [
        #"null"#, #"true"#, #"-12.5"#, #""a\"b\\c\n""#, #"[]"#, #"{}"#, #"[1,[2,"x"],{"a":null,"b":[false]}]"#,
        #"[3000000000]"#,
    ]) func whatIsReadIsWrittenAgain(text: String) throws {
        #expect(try JSONValue(parsing: text.utf8).description == text)
    }

    @Test func escapesAreRead() throws {
        #expect(try JSONValue(parsing: #""\u00fc\ud83d\udc26\/\b""#.utf8) == .string("ü🐦/\u{8}"))
        #expect(JSONValue.string("\u{1}").description == #""\u0001""#)
    }

    @Test(arguments: ["", "[", "[1", "{\"a\"}", "\"a", "nul", "1 2", "[1,]", "\"\\u12\"", "\"\\ud83d\\u12\""])
    func whatIsNoJSONIsAnError(text: String) {
        #expect(throws: WireMismatch.self) { try JSONValue(parsing: text.utf8) }
    }

    @Test func nestingEndsSomewhere() {
        #expect(throws: WireMismatch.self) { try JSONValue(parsing: String(repeating: "[", count: 100_000).utf8) }
    }
}
