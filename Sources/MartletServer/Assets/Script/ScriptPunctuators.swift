/// The punctuators of JavaScript.
enum ScriptPunctuators {
    /// Those of several characters, the longest first.
    static let long: [[UInt8]] = [
        ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=",
        "&&",
        "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**",
    ].map { Array($0.utf8) }

    /// Whether two tokens without space between them would be read as others.
    static func merge(_ first: String, _ second: String) -> Bool {
        guard let next = second.utf8.first else { return false }
        // The beginning of a comment.
        if first == "/", next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return true }
        return long.contains { $0.starts(with: Array(first.utf8) + [next]) }
    }
}
