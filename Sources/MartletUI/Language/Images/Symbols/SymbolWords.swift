/// What a screen reader says of a symbol that has no other name: a word for what it means, or words made of its name.
///
/// Nothing that depends on a name is kept: names may come from a visitor.
enum SymbolWords {
    /// Returns the words for the symbol of a name: “Share” for `square.and.arrow.up`, “Bell off” for `bell.slash.fill`.
    static func words(for name: String) -> String {
        let parts = significant(in: name)
        return SymbolWordTable.meanings[parts.joined(separator: ".")] ?? derived(from: parts)
    }

    /// The parts of a name that say what is seen, and not in which variant.
    private static func significant(in name: String) -> [Substring] {
        let known = name.utf8.count > byteLimit ? String(decoding: name.utf8.prefix(byteLimit), as: UTF8.self) : name
        let parts = known.split(separator: ".")
        guard let first = parts.first else { return [] }
        let isCounted = counted.contains(first)
        var kept = [first]
        for part in parts.dropFirst() where !variants.contains(part) && (isCounted || !part.utf8.allSatisfy(isDigit)) {
            kept.append(part)
        }
        while kept.count > 1, let last = kept.last, joints.contains(last) { kept.removeLast() }
        return kept
    }

    private static func derived(from parts: [Substring]) -> String {
        var parts = parts
        var words: [String] = []
        if parts.count > 1, let sign = parts.last.flatMap({ signs[$0] }) {
            words.append(sign)
            parts.removeLast()
        }
        for part in parts where part != "badge" { words.append(SymbolWordTable.parts[part] ?? word(for: part)) }
        guard let first = words.first else { return "Symbol" }
        if first == first.lowercased() { words[0] = first.prefix(1).uppercased() + first.dropFirst() }
        return words.joined(separator: " ")
    }

    private static func word(for part: Substring) -> String {
        guard part.first?.isNumber == true, part.hasSuffix("percent") else { return part.lowercased() }
        return part.dropLast("percent".count) + " percent"
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static let variants: Set<Substring> = [
        "fill", "filled", "circle", "square", "rectangle", "crop", "inset", "inverse", "compact", "dashed", "app",
        "path",
        "transparent", "trianglehead", "3x3", "2x2", "3x2", "1x2", "2x1", "3x1",
    ]

    /// What connects parts, and says nothing at the end of a name.
    private static let joints: Set<Substring> = ["and", "on", "with", "badge", "of", "to", "in"]

    /// What a symbol at the end of another one means.
    private static let signs: [Substring: String] = ["plus": "Add", "minus": "Remove"]

    /// Symbols whose numbers are more than a variant.
    private static let counted: Set<Substring> = ["die", "gobackward", "goforward", "battery", "repeat"]

    /// As much of a name as is said; those of symbols are shorter.
    private static let byteLimit = 128
}
