/// The parts of a variable's declaration.
struct VariableParts {
    let name: String
    /// Where the name stands in the declaration, in bytes of UTF-8.
    let nameOffset: Int
    let type: String?
    let value: String?
    /// The block of accessors or observers.
    let accessors: Range<Int>?
    /// Whether the accessors have a getter, or are one.
    let hasGetter: Bool

    /// Reads a declaration. Throws an ``EntryError`` with the place of what is wrong.
    init(_ declaration: String) throws(EntryError) {
        let source = Array(declaration.utf8)
        let tokens = SourceToken.all(in: source)
        func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
        func word(_ index: Int) -> String? {
            tokens.indices.contains(index) && tokens[index].isWord ? text(tokens[index].range) : nil
        }
        // Attributes and modifiers have their arguments in brackets. What is in brackets has a greater depth.
        let top = tokens.indices.filter { tokens[$0].depth == 0 }
        guard
            let keyword = top.first(where: {
                ["var", "let"].contains(word($0)) && !($0 > 0 && tokens[$0 - 1].is("@"))
            })
        else { throw EntryError(.notVariable) }
        let before = top.prefix { $0 < keyword }
        if before.contains(where: { ["struct", "class", "enum", "actor", "func", "extension"].contains(word($0)) }) {
            // `class var` is a member of the type, too; everything else is no variable at all.
            guard let modifier = before.first(where: { word($0) == "class" }), modifier + 1 == keyword else {
                throw EntryError(.notVariable)
            }
            throw EntryError(.typeMember, at: tokens[modifier].range.lowerBound)
        }
        if word(keyword) == "let" { throw EntryError(.constant, at: tokens[keyword].range.lowerBound) }
        if let modifier = before.first(where: { word($0) == "static" }) {
            throw EntryError(.typeMember, at: tokens[modifier].range.lowerBound)
        }
        guard let name = word(keyword + 1) else {
            let place = tokens.dropFirst(keyword + 1).first ?? tokens[keyword]
            throw EntryError(.pattern, at: place.range.lowerBound)
        }
        self.name = name
        nameOffset = tokens[keyword + 1].range.lowerBound
        let rest = top.drop { $0 <= keyword + 1 }
        // In a list of generic arguments, neither a colon nor an equals sign follows the name.
        if let comma = rest.first(where: { index in
            tokens[index].is(",") && word(index + 1) != nil && index + 2 < tokens.count
                && (tokens[index + 2].is(":") || tokens[index + 2].is("="))
        }) {
            throw EntryError(.severalVariables, at: tokens[comma + 1].range.lowerBound)
        }
        let equals = rest.first { tokens[$0].is("=") }
        let block = Self.block(rest.map { ($0, tokens[$0]) }, after: equals) { word($0 + 1) }
        accessors = block.map { tokens[$0].range.lowerBound..<source.count }
        hasGetter = block.map { !["willSet", "didSet"].contains(word($0 + 1)) } ?? false
        let end = block.map { tokens[$0].range.lowerBound } ?? source.count
        let typeEnd = equals.map { tokens[$0].range.lowerBound } ?? end
        type = rest.first.flatMap { tokens[$0].is(":") ? text(tokens[$0].range.upperBound..<typeEnd).trimmed : nil }
        value = equals.map { text(tokens[$0].range.upperBound..<end).trimmed }
    }

    /// The index of the bracket that opens the accessors. Behind a value, the last block is a closure unless it begins as
    /// accessors do.
    private static func block(
        _ tokens: [(index: Int, token: SourceToken)], after equals: Int?, firstWord: (Int) -> String?
    ) -> Int? {
        let braces = tokens.filter { $0.token.is("{") }
        guard let equals else { return braces.first?.index }
        guard let last = braces.last, last.index > equals + 1 else { return nil }
        return ["get", "set", "willSet", "didSet"].contains(firstWord(last.index)) ? last.index : nil
    }
}

extension String {
    fileprivate var trimmed: String {
        let isSpace = { (character: Character) in character.isWhitespace }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
