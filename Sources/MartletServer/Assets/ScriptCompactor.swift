/// A module as it is served: without comments, without space that is not needed, and with `let` for `const`.
///
/// It knows as much of JavaScript as our modules use: every statement ends with a semicolon, and no template string holds
/// another. What stands in strings, template strings and regular expressions stays as it is.
struct ScriptCompactor {
    private let source: [UInt8]
    private var output: [UInt8] = []
    private var position = 0
    /// Whether there was space since what was written last.
    private var hasSpace = false

    static func compact(_ source: String) -> String {
        var compactor = ScriptCompactor(source: Array(source.utf8))
        compactor.run()
        return String(decoding: compactor.output, as: UTF8.self) + "\n"
    }

    private init(source: [UInt8]) { self.source = source }

    private mutating func run() {
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                hasSpace = true
                position += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): takeLiteral(until: byte)
            case UInt8(ascii: "/") where beginsExpression: takeLiteral(until: byte)
            case _ where Self.isWord(byte): takeWord()
            default: take(byte)
            }
        }
    }

    private var current: UInt8? { position < source.count ? source[position] : nil }
    private var next: UInt8? { position + 1 < source.count ? source[position + 1] : nil }

    private mutating func take(_ byte: UInt8) {
        // Two signs with a space between are not one operator.
        let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        if hasSpace, isSign, output.last == byte { output.append(UInt8(ascii: " ")) }
        if byte == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
        append([byte])
        position += 1
    }

    private mutating func takeWord() {
        let start = position
        while let byte = current, Self.isWord(byte) { position += 1 }
        if hasSpace, let last = output.last, Self.isWord(last) { output.append(UInt8(ascii: " ")) }
        let word = source[start..<position]
        append(word.elementsEqual("const".utf8) ? Array("let".utf8) : Array(word))
    }

    /// A string or a regular expression, to its end; in the square brackets of an expression its end means nothing.
    private mutating func takeLiteral(until end: UInt8) {
        let start = position
        var isInBrackets = false
        position += 1
        while let byte = current, byte != end || isInBrackets {
            if end == UInt8(ascii: "/") {
                if byte == UInt8(ascii: "[") { isInBrackets = true }
                if byte == UInt8(ascii: "]") { isInBrackets = false }
            }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, source.count)
        append(Array(source[start..<position]))
    }

    private mutating func append(_ bytes: [UInt8]) {
        output += bytes
        hasSpace = false
    }

    /// Whether an operand comes next, so that a slash begins a regular expression.
    private var beginsExpression: Bool { output.last.map { "(,=:[!&|?{};+>".utf8.contains($0) } ?? true }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
