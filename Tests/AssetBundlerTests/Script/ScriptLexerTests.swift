import Testing

@testable import AssetBundler

@Suite struct ScriptLexerTests {
    private func texts(_ source: String) -> [String] { ScriptLexer.tokens(of: source).map(\.text) }

    @Test func wordsNumbersAndPunctuatorsAreTokens() {
        #expect(texts("let $a_1=0xff+1.5e-3;") == ["let", "$a_1", "=", "0xff", "+", "1.5e-3", ";"])
        #expect(texts("a?.b??c?.5:d>>>=e") == ["a", "?.", "b", "??", "c", "?", ".5", ":", "d", ">>>=", "e"])
        #expect(texts("#name in größe") == ["#name", "in", "größe"])
        #expect(texts(#"\u{62}c = 1_000n"#) == [#"\u{62}c"#, "=", "1_000n"])
        #expect(texts("0xe+1") == ["0xe", "+", "1"])
    }

    @Test func gapsAreSpaceOrLineBreaks() {
        func gaps(_ source: String) -> [ScriptToken.Gap] { ScriptLexer.tokens(of: source).map(\.gap) }
        #expect(
            gaps("a b\nc/**/d /* \n */ e;f") == [.nothing, .space, .lineBreak, .space, .lineBreak, .nothing, .nothing])
        #expect(gaps("a\u{A0}b\u{2028}c // d\ne") == [.nothing, .space, .lineBreak, .lineBreak])
        #expect(gaps("#!/usr/bin/env node\na") == [.lineBreak])
        #expect(gaps("\u{FEFF}a /* never ends") == [.space])
    }

    @Test func literalsHoldWhatLooksLikeComments() {
        #expect(texts(#"a("//", '/*', "\"//")"#) == ["a", "(", #""//""#, ",", "'/*'", ",", #""\"//""#, ")"])
        #expect(texts("`// ${a /* b */ + `/*${c}*/`} //`") == ["`// ${", "a", "+", "`/*${", "c", "}*/`", "} //`"])
        #expect(texts("`${ {a: {}} }`+1") == ["`${", "{", "a", ":", "{", "}", "}", "}`", "+", "1"])
    }

    @Test(arguments: [
        "a = /x/g", "return /x/g", "f(/x/g)", "if (a) /x/g", "while (a) /x/g", "for await (a of b) /x/g", "{ a } /x/g",
        "a = b ? /x/g : c", "a => /x/g", "case /x/g", "else /x/g", "; /x/g", "typeof /x/g", "a\n{ b: /x/g }", "!/x/g",
        "`${/x/g}`",
        "function f() {} /x/g", "() => {} /x/g", "label: { a } /x/g", "switch (a) { case 1: { b } /x/g }", "++/x/g",
    ])
    func aSlashWhereAnOperandIsExpectedBeginsARegularExpression(source: String) {
        #expect(ScriptLexer.tokens(of: source).contains { $0.kind == .regularExpression && $0.text == "/x/g" })
    }

    @Test(arguments: [
        "a /x/g", "1 /x/g", "f() /x/g", "a[0] /x/g", "(a) /x/g", "\"a\" /x/g", "`a` /x/g", "`${a}` /x/g", "a++ /x/g",
        "a = {} /x/g", "f({}) /x/g", "a.return /x/g", "a?.if(b) /x/g", "a ? b : {} /x/g", "a = { b: {} /x/g }",
        "this /x/g",
        "return {} /x/g", "/y/ /x/g", "(a, {}) /x/g", "[{}] /x/g",
    ])
    func aSlashBehindAnOperandDivides(source: String) {
        #expect(!ScriptLexer.tokens(of: source).contains { $0.text == "/x/g" })
    }

    @Test func aSlashInBracketsOfARegularExpressionIsItself() {
        #expect(
            texts(#"a = /[/\]"]\/ {2}/gu.test(b)"#) == ["a", "=", #"/[/\]"]\/ {2}/gu"#, ".", "test", "(", "b", ")"])
    }

    @Test(arguments: [
        "\"a", "`a", "`${a", "/a", "a = /[", "/*", "a\\", "`\\", "'\\", "}", ")", "]}", "\\u{", "0x", "1e", ".",
    ])
    func whatDoesNotEndEndsWithTheSource(source: String) {
        #expect(texts(source).joined().utf8.count <= source.utf8.count)
    }
}
