/// The punctuators of JavaScript.
enum ScriptPunctuators {
    /// Those of several characters by their first one, the longest first. The tool is built without optimization and reads the whole
    /// client, so this is no search among all of them.
    private static let long: [UInt8: [[UInt8]]] = Dictionary(
        grouping: [
            ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=",
            "&&",
            "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**",
        ].map { Array($0.utf8) }, by: { $0[0] })

    /// The length of the punctuator at a position; 1 for any other character.
    static func length(in source: [UInt8], at position: Int) -> Int {
        for punctuator in long[source[position]] ?? [] where isPrefix(punctuator, of: source, from: position) {
            return punctuator.count
        }
        return 1
    }

    private static func isPrefix(_ prefix: [UInt8], of bytes: [UInt8], from position: Int) -> Bool {
        guard position + prefix.count <= bytes.count else { return false }
        for index in 0..<prefix.count where bytes[position + index] != prefix[index] { return false }
        return true
    }

    /// Whether two tokens without space between them would be read as others.
    static func merge(_ first: String, _ second: String) -> Bool {
        guard let next = second.utf8.first else { return false }
        // The beginning of a comment.
        if first == "/", next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return true }
        let merged = Array(first.utf8) + [next]
        return (long[merged[0]] ?? []).contains { isPrefix(merged, of: $0, from: 0) }
    }
}
