import Testing

@testable import SourceLister

struct LexerTests {
    private func runs(_ source: String) -> [Run] {
        var lexer = Lexer(source)
        return lexer.runs()
    }

    /// The texts of the runs of one kind, without the space after them.
    private func texts(_ kind: Run.Kind, in source: String) -> [String] {
        runs(source).filter { $0.kind == kind }.map { $0.text.split(separator: " ").joined(separator: " ") }
    }

    @Test func aListingHasEveryCharacterOfItsSource() {
        let source = """
            import Martlet
            /* a /* nested */ comment */ @State private var names = ["a\\"b", #"raw \\#(count)"#] // the end
            let text = "\\(names.map { "<\\($0)>" }.joined(separator: ", "))", empty = "", open = "…
            """
        #expect(runs(source).map(\.text).joined() == source)
    }

    @Test func wordsOfTheLanguageAreKeywordsAndMembersAreNot() {
        let source = "struct Row: View { let value = item.case + other.self }"
        #expect(texts(.keyword, in: source) == ["struct", "let", "self"])
        #expect(texts(.type, in: source) == ["Row", "View"])
    }

    @Test func anInterpolationIsCodeAndItsTextAString() {
        #expect(
            runs(#"Text("a \(f(x)) b")"#) == [
                Run(kind: .type, text: "Text"), Run(kind: .plain, text: "("), Run(kind: .string, text: #""a \("#),
                Run(kind: .plain, text: "f(x)"), Run(kind: .string, text: #") b""#), Run(kind: .plain, text: ")"),
            ])
    }

    @Test func aNestedLiteralEndsWhereItEnds() {
        #expect(texts(.string, in: #"f("\(g("x"))", y)"#) == [#""\("#, #""x""#, #")""#])
    }

    @Test func literalsOfSeveralLinesAndRawOnesKeepTheirQuotes() {
        #expect(texts(.string, in: "let a = \"\"\"\n say \"no\"\n \"\"\"") == ["\"\"\"\n say \"no\"\n \"\"\""])
        #expect(texts(.string, in: ##"let a = #"\("x")"#"##) == [##"#"\("x")"#"##])
    }

    @Test func numbersCommentsAndAttributes() {
        #expect(texts(.number, in: "0..<3 + 1.5 + 1_000 + 0xFF") == ["0", "3", "1.5", "1_000", "0xFF"])
        #expect(texts(.comment, in: "a // b\nc /* d */") == ["// b\n", "/* d */"])
        #expect(texts(.attribute, in: "@State var a; #if DEBUG") == ["@State", "#if"])
    }
}
