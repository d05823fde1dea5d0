import FoundationEssentials
import MartletTesting
import Testing

@testable import MartletUI

@Suite struct AcceptedLanguagesTests {
    @Test(arguments: [
        ("de-CH,de;q=0.9,en;q=0.8", ["de-CH", "de", "en"]),
        ("en;q=0.1, fr, DE-at;q=0.5", ["fr", "de-AT", "en"]),
        ("zh-hant-tw, ZH;q=0.9", ["zh-Hant-TW", "zh"]),
        ("es-419", ["es-419"]), ("sl-rozaj-biske", ["sl-rozaj-biske"]),
        ("de;q=0, fr;q=0.0", []), ("de;q=2, fr;q=nan, it;q=-1, en;q=x", []), ("*", []), ("", []), (",,;,", []),
        ("de, de, DE;q=0.5", ["de"]), ("e", []), ("english", []), ("de_CH", []), ("de-", []), ("-de", []),
        ("de-CH; q=0.3 , en ; q = 0.4", ["en", "de-CH"]),
    ])
    func languagesComeInTheOrderOfTheirWeights(header: String, tags: [String]) {
        #expect(AcceptedLanguages.tags(in: header).map(\.text) == tags)
    }

    @Test func aTagHasABound() {
        let longest = "de-" + Array(repeating: "abcdefg", count: 4).joined(separator: "-")
        #expect(AcceptedLanguages.tags(in: longest + "h").map(\.text) == [longest + "h"])
        #expect(AcceptedLanguages.tags(in: longest + "hi").isEmpty)
    }

    @Test func aHeaderHasABound() {
        let many = (0..<500).map { "de-x-\($0)" }.joined(separator: ",")
        #expect(AcceptedLanguages.tags(in: many).count == 16)
        #expect(AcceptedLanguages.tags(in: String(repeating: ",", count: 100_000)).isEmpty)
        // Entries far beyond the beginning are ignored.
        #expect(AcceptedLanguages.tags(in: String(repeating: "*,", count: 100) + "fr").isEmpty)
    }

    @Test(arguments: [
        (["de-CH"], "de_CH"), (["de-CN"], "de"), (["zh-Hant-TW"], "zh_Hant_TW"), (["zh-TW"], "zh_TW"),
        (["sr-Latn-RS"], "sr_Latn_RS"), (["sr-Latn-US"], "sr_Latn"), (["de-Latn-CH-1996"], "de_CH"),
        (["xx", "fr-CA"], "fr_CA"), (["tlh", "qqq"], "en"), ([], "en"), (["en-US"], "en_US"),
    ])
    func theLocaleIsTheNearestThatIsKnown(tags: [String], identifier: String) {
        #expect(VisitorLocale.identifier(for: tags.compactMap { LanguageTag($0) }) == identifier)
    }

    /// Foundation's essentials return `en_001` for every locale; this is reported in development.
    @Test func aLocaleThatTheProgramDoesNotHaveIsNoticed() {
        #expect(!VisitorLocale.isThere(Locale(identifier: "en_001"), for: "de_CH"))
        #expect(VisitorLocale.isThere(Locale(identifier: "en_001"), for: "en"))
        #expect(Diagnostic.englishOnly.message.contains("Add Foundation to the traits"))
    }

    /// A visitor's input never enters anything process-wide. Foundation caches every locale that it is asked for, so
    /// the server only asks it for those in a table.
    @Test func noVisitorMakesUpALocale() {
        let words = ["de", "zz", "abc", "xx", "Latn", "Abcd", "CH", "ZZ", "999", "u", "ca", "roman", "x", "1234567"]
        var random = SeededGenerator(seed: 12)
        var seen: Set<String> = []
        for _ in 0..<20_000 {
            let tag = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in words.randomElement(using: &random)
            }
            .joined(separator: "-")
            seen.insert(VisitorLocale.identifier(for: LanguageTag(tag).map { [$0] } ?? []))
        }
        #expect(seen == ["en", "de", "de_CH", "de_DE", "ca"])
    }
}
