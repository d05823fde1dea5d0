/// The names under which Swift code has the assets of a catalog, made as Xcode makes them.
package enum AssetSymbol {
    /// Returns a name for code: `Robin Image` is `robin`, `AccentColor` is `accent`, `2nd` is `_2nd`. `nil` if nothing of the name
    /// can stand in code.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - suffix: The word at the end that says what the asset is, which is left out.
    package static func name(of name: String, without suffix: String) -> String? {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return nil }
        words[0] = lowercased(first)
        for index in words.indices.dropFirst() {
            words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
        }
        var symbol = words.joined()
        if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
        if symbol.first?.isNumber == true { symbol = "_" + symbol }
        return keywords.contains(symbol) ? "`\(symbol)`" : symbol
    }

    /// Returns the name of the type for a folder that provides a namespace.
    package static func typeName(of name: String) -> String? {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = type.first else { return nil }
        return first.isNumber ? "_" + type : ["Type", "Self", "Protocol"].contains(type) ? "\(type)_" : type
    }

    /// `URLBar` as `urlBar`.
    private static func lowercased(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var",
        "where", "while",
    ]
}

/// The generated names of a catalog's assets, by namespace.
struct AssetSymbols {
    private final class Space {
        var names: [(symbol: String, name: String)] = []
        var spaces: [String: Space] = [:]
    }

    private let root = Space()
    private let suffix: String

    /// - Parameter suffix: The word that the names leave out, `Color` or `Image`.
    init(_ names: [String], suffix: String) {
        self.suffix = suffix
        for name in names { add(name) }
    }

    /// Of two assets with one name in code, the first has it.
    private func add(_ name: String) {
        var parts = name.split(separator: "/").map(String.init)
        guard let last = parts.popLast(), let symbol = AssetSymbol.name(of: last, without: suffix) else { return }
        var space = root
        for part in parts {
            guard let type = AssetSymbol.typeName(of: part) else { return }
            let inner = space.spaces[type] ?? Space()
            space.spaces[type] = inner
            space = inner
        }
        if !space.names.contains(where: { $0.symbol == symbol }) { space.names.append((symbol, name)) }
    }

    /// The names that are in no namespace.
    var plainNames: [String] { root.names.map(\.symbol) }

    /// The declarations, each a resource of the type `ColorResource` or `ImageResource`.
    func declarations(module: String) -> String { text(root, module: module, indent: "    ") }

    private func text(_ space: Space, module: String, indent: String) -> String {
        var lines = space.names.map { symbol, name in
            "\(indent)static let \(symbol) = \(suffix)Resource(name: \(quoted(name)), module: \(quoted(module)))"
        }
        for (type, inner) in space.spaces.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)enum \(type) {\n\(text(inner, module: module, indent: indent + "    "))\n\(indent)}")
        }
        return lines.joined(separator: "\n")
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
