import Testing

@testable import MartletUI

@Suite struct FontTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    /// A size in rem follows the visitor's own size of text.
    @Test func textStylesAreRelativeToTheVisitorsSize() throws {
        #expect(try styledHTML { Text("a").font(.caption) }.contains("0.75rem/1.4 var(--m-font)"))
        #expect(try styledHTML { Text("a").font(.headline) }.contains("var(--m-weight,600) 1rem/1.4"))
        #expect(try styledHTML { Text("a").font(.body) }.contains("var(--m-weight,400) 1rem/1.4"))
    }

    @Test func aFontHasASizeAWeightAndADesign() throws {
        let font = Font.system(size: 20, weight: .heavy, design: .monospaced)
        #expect(try styledHTML { Text("a").font(font) }.contains("800 20px/1.3 var(--m-font-monospaced)"))
        #expect(try styledHTML { Text("a").font(.title.italic()) }.contains("font:italic "))
    }

    /// `bold()` around a text sets what its font leaves open.
    @Test func aWeightOfTheFontWins() throws {
        let html = try styledHTML { VStack { Text("a").font(.body.weight(.light)) }.bold() }
        #expect(html.contains("--m-weight:700"), "\(html)")
        #expect(html.contains(" 300 1rem/1.4"), "\(html)")
    }

    @Test func aTypefaceHasANameThatCSSCanContain() throws {
        #expect(try styledHTML { Text("a").font(.custom("Fira Sans", size: 24)) }.contains(#"1.5rem/1.3 "Fira Sans","#))
        #expect(try styledHTML { Text("a").font(.custom("X", fixedSize: 24)) }.contains(#"24px/1.3 "X","#))
        let html = try styledHTML { Text("a").font(.custom("a\";}</style>{", size: .nan, relativeTo: .title)) }
        #expect(html.contains(#"0.0625rem/1.3 "astyle","#), "\(html)")
    }

    @Test func aDesignAppliesToFontsInside() throws {
        let html = try styledHTML { VStack { Text("a").font(.title) }.fontDesign(.serif) }
        #expect(html.contains("--m-font:var(--m-font-serif)"))
        #expect(try styledHTML { Text("a").fontDesign(.rounded) }.contains("--m-font-rounded"))
        #expect(try styledHTML { Text("a").fontWidth(.condensed) }.contains("font-stretch:75%"))
    }

    @Test func linesHavePatternsAndTextsARise() throws {
        #expect(try styledHTML { Text("a").underline(pattern: .dot) }.contains("text-decoration-style:dotted"))
        #expect(try styledHTML { Text("a").strikethrough(pattern: .dash) }.contains("text-decoration-style:dashed"))
        #expect(try styledHTML { Text("a") + Text("2").baselineOffset(4) }.contains("vertical-align:4px"))
    }
}
