import MartletUI
import Testing

/// “Text has its bound in bytes: a helper for programs”
@Suite struct PrefixTests {
    @Test(arguments: [
        ("abc", 5, "abc"), ("abc", 3, "abc"), ("abc", 2, "ab"), ("abc", 0, ""), ("abc", -1, ""), ("", 3, ""),
        ("aäb", 2, "a"), ("aäb", 3, "aä"), ("👩‍👩‍👧!", 10, ""), ("👩‍👩‍👧!", 18, "👩‍👩‍👧"), ("a\u{301}b", 2, ""),
        ("a\u{301}b", 3, "a\u{301}"),
    ])
    func itHasWholeCharactersWithinTheBytes(_ text: String, _ count: Int, _ expected: String) {
        #expect(String(text.prefix(bytes: count)) == expected)
        #expect(String(("x" + text).dropFirst().prefix(bytes: count)) == expected)
    }

    @Test("One character of any size is no way around the limit")
    func oneCharacterMayBeLarge() {
        let text = "n1x" + String(repeating: "\u{20DD}", count: 20_000)
        #expect(text.prefix(64).utf8.count > 60_000)
        #expect(String(text.prefix(bytes: 64)) == "n1")
    }
}
