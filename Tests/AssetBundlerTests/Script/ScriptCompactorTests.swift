import Testing

@testable import AssetBundler

/// The client is written to be read and served small.
@Suite struct ScriptCompactorTests {
    private func compact(_ source: String) -> String { String(ScriptCompactor.compact(source).dropLast()) }

    @Test func spaceAndCommentsGo() {
        #expect(
            compact(
                """
                // A comment.
                const one = 1; // another
                /**
                 * @param {number} a
                 */
                export function add(a, b) {
                  if (a) return a /* and */ + b;
                  else return typeof b;
                }
                """) == "const one=1;export function add(a,b){if(a)return a+b;else return typeof b}")
    }

    @Test func whatStandsInLiteralsStays() {
        #expect(compact(#"const a = "x  // y; }" ;"#) == #"const a="x  // y; }";"#)
        #expect(compact(#"const a = `p  ${b ? "const  c" : ""} ;}`;"#) == #"const a=`p  ${b?"const  c":""} ;}`;"#)
        #expect(compact("a = `p  ${b ? `/* ${ c }  */` : d } // q`;") == "a=`p  ${b?`/* ${c}  */`:d} // q`;")
        #expect(compact(#"const a = "\"  const";"#) == #"const a="\"  const";"#)
        #expect(compact(#"a.replace(/[/ "] {2}\/ /g, "");"#) == #"a.replace(/[/ "] {2}\/ /g,"");"#)
        #expect(compact("if (a) / {2}/.test(a);") == "if(a)/ {2}/.test(a);")
        #expect(compact("const c = a.length / 2 + b / 3;") == "const c=a.length/2+b/3;")
    }

    @Test(arguments: [
        ("a = b + +c - -d + -e;", "a=b+ +c- -d+-e;"), ("a = b++ + ++c;", "a=b+++ ++c;"),
        ("a = b / /c/.d;", "a=b/ /c/.d;"),
        ("a = constant in b;", "a=constant in b;"), ("a = /b/ in c;", "a=/b/ in c;"),
        ("a = 1 .toFixed();", "a=1 .toFixed();"),
        ("a = b ? .5 : c;", "a=b? .5:c;"), ("a = b => !c && !d;", "a=b=>!c&&!d;"), ("a = b/**/in/**/c;", "a=b in c;"),
        ("a = b / /* c */ d;", "a=b/d;"), ("f(\n  a,\n  { b, },\n);", "f(a,{b});"), ("[a, , ]", "[a,,]"),
        ("a = b * * c;", "a=b* *c;"), ("[... a, ... b]", "[...a,...b]"),
    ])
    func tokensStayApart(source: String, result: String) {
        #expect(compact(source) == result)
    }

    /// No semicolon has to stand where the language does not ask for one.
    @Test(arguments: [
        ("a = b\nc = d", "a=b\nc=d"), ("a\n++b", "a\n++b"), ("return\na", "return\na"), ("a\n(b)", "a\n(b)"),
        ("const a = {}\nb()", "const a={}\nb()"), ("a = 1\n`b`", "a=1\n`b`"), ("a // b\nc", "a\nc"),
        ("a /* \n */ b", "a\nb"),
        ("let a\n!b", "let a\n!b"), ("f(\n  a,\n  b\n)\n", "f(a,b)"), ("a\n  .b()\n  ?.c()", "a.b()?.c()"),
        ("{\n  a\n}", "{a}"), ("a =\n  b &&\n  c", "a=b&&c"), ("a\n  ? b\n  : c", "a?b:c"),
        ("class A {\n  #a\n  *b() {}\n}", "class A{#a\n*b(){}}"),
    ])
    func lineBreaksThatMayEndAStatementStay(source: String, result: String) {
        #expect(compact(source) == result)
    }
}
