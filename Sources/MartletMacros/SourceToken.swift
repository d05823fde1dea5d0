/// A word, a literal or a sign of a declaration's source.
///
/// This is no lexer of Swift: it knows as much as is needed to find the parts of a variable's declaration, that is, what
/// stands in brackets, texts and comments.
struct SourceToken {
    enum Kind {
        /// A name or a keyword.
        case word
        /// A text, with all that is interpolated.
        case text
        /// One sign. The minus of an arrow and its point are two.
        case sign(UInt8)
    }

    let kind: Kind
    /// Where it stands in the source, in bytes of UTF-8.
    let range: Range<Int>
    /// How many brackets are open around it. A bracket itself is outside.
    let depth: Int

    func `is`(_ sign: Character) -> Bool {
        if case .sign(let byte) = kind { byte == sign.asciiValue } else { false }
    }

    var isWord: Bool {
        if case .word = kind { true } else { false }
    }

    static func all(in source: [UInt8]) -> [SourceToken] {
        var scanner = SourceScanner(source)
        return scanner.tokens()
    }
}
