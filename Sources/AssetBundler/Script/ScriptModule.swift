/// A module of JavaScript: what it imports, what it declares and exports, and the rest.
///
/// It knows the forms that our modules use: `import { a, b } from "./other.js"`, and `export` before a declaration. Other
/// forms stay in the body as they are.
struct ScriptModule: Sendable {
    struct Import: Equatable, Sendable {
        /// The other module, as `other` for `./other.js`.
        let module: String
        let names: [String]
    }

    let name: String
    private(set) var imports: [Import] = []
    private(set) var exports: [String] = []
    /// The names declared for the whole module, of several in one declaration the first.
    private(set) var declarations: [String] = []
    /// The module without its imports and without the word `export`.
    private(set) var body: [ScriptToken] = []

    init(name: String, source: String) {
        self.name = name
        var depth = 0
        var rest = ScriptLexer.tokens(of: source)[...]
        while var token = rest.first {
            let beginsStatement = depth == 0 && (token.gap == .lineBreak || body.last.map { $0.is(";") } ?? true)
            if beginsStatement, let found = Self.importStatement(&rest) {
                imports.append(found)
                continue
            }
            rest.removeFirst()
            if beginsStatement, token.is("export"), let declared = Self.declaration(rest) {
                exports.append(declared)
                declarations.append(declared)
                let gap = token.gap
                token = rest.removeFirst()
                token.gap = gap
            } else if beginsStatement, let declared = Self.declaration([token] + rest.prefix(4)) {
                declarations.append(declared)
            }
            depth += token.nesting
            body.append(token)
        }
    }

    /// Takes `import { a, b } from "./other.js";` if that comes next.
    private static func importStatement(_ tokens: inout ArraySlice<ScriptToken>) -> Import? {
        var rest = tokens
        guard rest.popFirst()?.is("import") == true, rest.popFirst()?.is("{") == true else { return nil }
        var names: [String] = []
        while let token = rest.popFirst(), !token.is("}") {
            if token.is("as") { return nil }
            if !token.is(",") { names.append(token.text) }
        }
        guard rest.popFirst()?.is("from") == true, let path = rest.popFirst(), path.kind == .string,
            let module = moduleName(path.text)
        else { return nil }
        if rest.first?.is(";") == true { rest.removeFirst() }
        tokens = rest
        return Import(module: module, names: names)
    }

    /// `other` for `"./other.js"`.
    private static func moduleName(_ literal: String) -> String? {
        let path = literal.dropFirst().dropLast()
        return path.hasPrefix("./") && path.hasSuffix(".js") ? String(path.dropFirst(2).dropLast(3)) : nil
    }

    /// The name that a declaration declares.
    private static func declaration(_ tokens: ArraySlice<ScriptToken>) -> String? {
        var words = tokens
        if words.first?.is("async") == true { words.removeFirst() }
        guard let keyword = words.popFirst(), keyword.kind == .word,
            ["const", "let", "var", "function", "class"].contains(keyword.text)
        else { return nil }
        if let sign = words.first, ["*", "{", "["].contains(where: sign.is) { words.removeFirst() }
        guard let name = words.first, name.kind == .word else { return nil }
        return name.text
    }
}
