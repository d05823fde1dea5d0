import Testing

@testable import SourceLister

struct ListingFileTests {
    @Test func aListingIsALiteralOfTheProgram() {
        #expect(ListingFile.literal("a\"b\\(c)\n\u{1F}é") == #""a\"b\\(c)\n\u{1f}é""#)
    }

    @Test func theFileHasItsListingsByName() {
        let file = ListingFile.text([("B.swift", "let b"), ("A.swift", "let a")])
        #expect(
            file.contains(
                """
                    static let all: [String: String] = [
                        "A.swift": "klet \\u{1f}pa",
                        "B.swift": "klet \\u{1f}pb",
                    ]
                """))
    }

    @Test func anArticleStandsAsItIs() {
        let file = ListingFile.text([("A.md", "# let\n"), ("A.swift", "let a")])
        #expect(file.contains("static let articles: [String: String] = [\n        \"A.md\": \"# let\\n\",\n    ]"))
        #expect(file.contains("static let all: [String: String] = [\n        \"A.swift\": \"klet"))
    }

    @Test func aModuleWithoutSourcesHasNoListings() { #expect(ListingFile.text([]).contains(":\n    ]")) }
}
