import Testing

@testable import AssetBundler

@Suite struct ScriptBundleTests {
    private func bundle(_ sources: KeyValuePairs<String, String>) -> ScriptBundle {
        ScriptBundle(entry: "main", sources.map { ScriptModule(name: $0.key, source: $0.value) })
    }

    @Test func importsAndExportsAreFound() {
        let module = ScriptModule(
            name: "a",
            source: """
                // A module.
                import { b, c } from "./other.js";
                import { d } from './more.js'
                export const e = 1;
                export let { f } = b;
                export async function g() { const inner = 1; }
                export function* h() {}
                export class I {}
                const j = function k() {};
                import("./later.js").then(c);
                """)
        #expect(
            module.imports == [
                ScriptModule.Import(module: "other", names: ["b", "c"]),
                ScriptModule.Import(module: "more", names: ["d"]),
            ])
        #expect(module.exports == ["e", "f", "g", "h", "I"])
        #expect(module.declarations == ["e", "f", "g", "h", "I", "j"])
        #expect(
            ScriptCompactor.text(of: module.body)
                == """
                const e=1;let{f}=b;async function g(){const inner=1}
                function*h(){}
                class I{}
                const j=function k(){};import("./later.js").then(c);

                """)
    }

    @Test(arguments: [
        #"import a from "./b.js";"#, #"import * as a from "./b.js";"#, #"import { a as b } from "./c.js";"#,
        #"import "./a.js";"#,
        #"export { a };"#, #"export default a;"#, #"export * from "./a.js";"#, #"import { a } from "elsewhere";"#,
    ])
    func otherFormsStay(source: String) {
        let module = ScriptModule(name: "a", source: source)
        #expect(module.imports.isEmpty && module.exports.isEmpty)
        #expect(module.body == ScriptLexer.tokens(of: source))
    }

    @Test func whatIsImportedStandsBeforeAndOnce() {
        let parts = bundle([
            "main": "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\na(b);",
            "a": "import { b } from \"./b.js\";\nexport const a = b;", "b": "export const b = 1;",
        ]).parts
        #expect(parts.map(\.name) == ["main"])
        #expect(parts[0].text == "const b=1;\nconst a=b;\na(b);\n")
    }

    @Test func whatIsFetchedLaterImportsOfTheOneScript() {
        let parts = bundle([
            "main": "import { a } from \"./a.js\";\nimport(\"./later.js\").then(({ go }) => go(a));",
            "a": "export const a = 1;\nexport const unused = 2;",
            "later":
                "import { a } from \"./a.js\";\nimport { c } from \"./deep.js\";\nexport function go() { return a + c; }",
            "deep": "export const c = 3;",
        ]).parts
        #expect(parts.map(\.name) == ["main", "later"])
        #expect(parts[0].text.hasSuffix("export{a};\n"))
        // What only it imports comes with it.
        #expect(
            parts[1].text == "import{a}from\"./main.js\";\nconst c=3;\nfunction go(){return a+c}\nexport{go};\n")
    }

    @Test func aCircleEnds() {
        let parts = bundle([
            "main": "import { a } from \"./a.js\";\nexport const m = 1;",
            "a": "import { m } from \"./main.js\";\nexport const a = 2;",
        ]).parts
        #expect(parts[0].text == "const a=2;\nconst m=1;\n")
    }

    @Test func partsNameOneAnotherAsTheyAreServed() {
        let bundle = bundle(["main": "import(\"./later.js\");", "later": "export const a = 1;"])
        #expect(bundle.served.map(\.name) == ["main", "later"])
        #expect(bundle.served[0].text == "import(\"./later.\(bundle.hash).js\");\n")
        let changed = self.bundle(["main": "import(\"./later.js\");", "later": "export const a = 2;"])
        #expect(changed.hash != bundle.hash, "one hash stands for all")
        #expect(changed.served[0].text != bundle.served[0].text)
    }
}
