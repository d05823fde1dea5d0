/// Takes a declaration's source apart.
struct SourceScanner {
    private let source: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func tokens() -> [SourceToken] {
        var tokens: [SourceToken] = []
        while let token = next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> SourceToken? {
        skipSpaceAndComments()
        guard let byte = byte() else { return nil }
        let start = position
        let depth = depth
        let kind: SourceToken.Kind
        if Self.isPartOfWord(byte) {
            while let byte = self.byte(), Self.isPartOfWord(byte) { position += 1 }
            kind = .word
        } else if byte == UInt8(ascii: "`") {
            position += 1
            while let byte = self.byte(), byte != UInt8(ascii: "`") { position += 1 }
            position += 1
            kind = .word
        } else if skipText() {
            kind = .text
        } else {
            position += 1
            kind = .sign(byte)
            if "([{".utf8.contains(byte) { self.depth += 1 }
            if ")]}".utf8.contains(byte) { self.depth -= 1 }
        }
        return SourceToken(kind: kind, range: start..<min(position, source.count), depth: min(depth, self.depth))
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        source.indices.contains(position + distance) ? source[position + distance] : nil
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { source[min(position, source.count)...].starts(with: $0) }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipSpaceAndComments() {
        while let byte = byte() {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                position += 1
            } else if isAt("//") {
                while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
            } else if isAt("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        var open = 0
        repeat {
            if isAt("/*") {
                open += 1
                position += 2
            } else if isAt("*/") {
                open -= 1
                position += 2
            } else {
                position += 1
            }
        } while open > 0 && position < source.count
    }

    /// Skips a text, if one begins here: in one or three quotation marks, with any number of `#` around.
    private mutating func skipText() -> Bool {
        let start = position
        while byte() == UInt8(ascii: "#") { position += 1 }
        let marks = position - start
        guard byte() == UInt8(ascii: "\"") else {
            position = start
            return false
        }
        let quotes = isAt("\"\"\"") ? 3 : 1
        position += quotes
        while position < source.count, !isEndOfText(quotes, marks) {
            guard isEscape(marks) else {
                position += 1
                continue
            }
            position += 1 + marks
            if byte() == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
        }
        position += quotes + marks
        return true
    }

    private func isEndOfText(_ quotes: Int, _ marks: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<marks).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    private func isEscape(_ marks: Int) -> Bool {
        byte() == UInt8(ascii: "\\") && (0..<marks).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    /// Skips what is interpolated.
    private mutating func skipBrackets() {
        let outside = depth
        repeat { if next() == nil { return } } while depth > outside
    }
}
