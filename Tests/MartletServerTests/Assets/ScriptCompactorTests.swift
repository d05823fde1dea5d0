import Testing

@testable import MartletServer

/// The client is written to be read and served small.
@Suite struct ScriptCompactorTests {
    private func compact(_ source: String) -> String { String(ScriptCompactor.compact(source).dropLast()) }

    @Test func spaceAndCommentsGo() {
        #expect(
            compact(
                """
                // A comment.
                const one = 1; // another
                export function add(a, b) {
                  if (a) return a + b;
                  else return typeof b;
                }
                """) == "let one=1;export function add(a,b){if(a)return a+b;else return typeof b}")
    }

    @Test func whatStandsInLiteralsStays() {
        #expect(compact(#"const a = "x  // y; }" ;"#) == #"let a="x  // y; }";"#)
        #expect(compact(#"const a = `p  ${b ? "const  c" : ""} ;}`;"#) == #"let a=`p  ${b ? "const  c" : ""} ;}`;"#)
        #expect(compact(#"const a = "\"  const";"#) == #"let a="\"  const";"#)
        #expect(compact(#"a.replace(/[/ "] {2}\/ /g, "");"#) == #"a.replace(/[/ "] {2}\/ /g,"");"#)
        #expect(
            compact(#"const c = (a) => / {2}/.test(a) && !/b  c/.test(a);"#)
                == #"let c=(a)=>/ {2}/.test(a)&&!/b  c/.test(a);"#)
        #expect(compact("const c = a.length / 2 + b / 3;") == "let c=a.length/2+b/3;")
    }

    @Test func signsStayApart() {
        #expect(compact("a = b + +c - -d + -e;") == "a=b+ +c- -d+-e;")
        #expect(compact("a = constant in b;") == "a=constant in b;")
    }

    @Test func modulesNameOneAnotherAsTheyAreServed() throws {
        let assets = Script.served(
            [("one", Array(#"import { a } from "./two.js";"#.utf8)), ("two", Array("export const a = 1;".utf8))],
            basePath: "")
        let hash = try #require(assets[0].path.split(separator: ".").dropFirst().first)
        guard case .permanent(let bytes) = assets[0].plain.body else {
            Issue.record("not served from memory")
            return
        }
        let text = String(decoding: bytes.buffer, as: UTF8.self)
        #expect(text == "import{a}from\"./two.\(hash).js\";\n")
    }
}
