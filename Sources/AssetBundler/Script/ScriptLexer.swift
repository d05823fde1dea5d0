/// Takes JavaScript apart.
///
/// Whether a slash begins a regular expression or divides depends on what stands before it, for `)` and `}` even on what
/// stands before their other half. So the lexer keeps track of open brackets, but knows no grammar beyond that.
struct ScriptLexer {
    private let source: [UInt8]
    private var position = 0
    private var tokens: [ScriptToken] = []
    private var context = ScriptContext()

    static func tokens(of source: String) -> [ScriptToken] {
        var lexer = ScriptLexer(source: Array(source.utf8))
        while let token = lexer.next() {
            lexer.context.follow(token, after: lexer.tokens)
            lexer.tokens.append(token)
        }
        return lexer.tokens
    }

    private init(source: [UInt8]) { self.source = source }

    private func byte(at distance: Int = 0) -> UInt8? {
        let index = position + distance
        return index < source.count ? source[index] : nil
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            for index in 0..<text.count where byte(at: index) != text[index] { return false }
            return true
        }
    }

    private mutating func next() -> ScriptToken? {
        let gap = skipGap()
        guard let byte = byte() else { return nil }
        let start = position
        let kind = read(from: byte)
        position = min(position, source.count)
        return ScriptToken(kind: kind, text: String(decoding: source[start..<position], as: UTF8.self), gap: gap)
    }

    private mutating func read(from byte: UInt8) -> ScriptToken.Kind {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            skipString(until: byte)
            return .string
        case UInt8(ascii: "`"):
            skipTemplate()
            return .template
        case UInt8(ascii: "}") where context.isInTemplate:
            skipTemplate()
            return .template
        case UInt8(ascii: "/") where !context.endsOperand:
            skipRegularExpression()
            return .regularExpression
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: ".") where self.byte(at: 1).map(Self.isDigit) ?? false:
            skipNumber()
            return .number
        case UInt8(ascii: "#"):
            position += 1
            skipWord()
            return .word
        case _ where Self.isWord(byte):
            skipWord()
            return .word
        default:
            skipPunctuator()
            return .punctuator
        }
    }

    // MARK: - Space and comments

    private mutating func skipGap() -> ScriptToken.Gap {
        var gap = ScriptToken.Gap.nothing
        while let byte = byte() {
            let start = position
            if Self.isWord(byte), byte < 0x80 { return gap }
            if isAt("//") || (position == 0 && isAt("#!")) {
                while position < source.count, lineBreakLength == 0 { position += 1 }
            } else if isAt("/*") {
                position += 2
                while position < source.count, !isAt("*/") {
                    if lineBreakLength > 0 { gap = .lineBreak }
                    position += 1
                }
                position = min(position + 2, source.count)
            } else if lineBreakLength > 0 {
                position += lineBreakLength
                gap = .lineBreak
            } else if byte == UInt8(ascii: " ") || (0x09...0x0C).contains(byte) {
                position += 1
            } else if isAt("\u{A0}") || isAt("\u{FEFF}") {
                position += byte == 0xC2 ? 2 : 3
            } else {
                return gap
            }
            if position > start, gap == .nothing { gap = .space }
        }
        return gap
    }

    /// How many bytes the line break takes that is here; 0 if none is.
    private var lineBreakLength: Int {
        guard position < source.count else { return 0 }
        let byte = source[position]
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return 1 }
        return byte == 0xE2 && (isAt("\u{2028}") || isAt("\u{2029}")) ? 3 : 0
    }

    /// Whether a line break or a space is here that is not of ASCII.
    private var isSpace: Bool { lineBreakLength > 0 || isAt("\u{A0}") || isAt("\u{FEFF}") }

    // MARK: - Tokens

    private mutating func skipString(until quote: UInt8) {
        position += 1
        while let byte = byte(), byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position += 1
    }

    private mutating func skipTemplate() {
        position += 1
        while let byte = byte() {
            if byte == UInt8(ascii: "`") {
                position += 1
                return
            }
            if isAt("${") {
                position += 2
                return
            }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// A regular expression with its flags. In square brackets a slash is itself.
    private mutating func skipRegularExpression() {
        position += 1
        var isInBrackets = false
        while let byte = byte(), byte != UInt8(ascii: "/") || isInBrackets, lineBreakLength == 0 {
            if byte == UInt8(ascii: "[") { isInBrackets = true }
            if byte == UInt8(ascii: "]") { isInBrackets = false }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        if lineBreakLength == 0 { position += 1 }
        skipWord()
    }

    private mutating func skipNumber() {
        let isDecimal = byte() != UInt8(ascii: "0") || !(byte(at: 1).map { "xXoObB".utf8.contains($0) } ?? false)
        while let byte = byte() {
            let last = position > 0 ? source[position - 1] : 0
            let isExponent = isDecimal && (last == UInt8(ascii: "e") || last == UInt8(ascii: "E"))
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            guard Self.isWord(byte) || byte == UInt8(ascii: ".") || (isSign && isExponent) else { return }
            position += 1
        }
    }

    private mutating func skipWord() {
        while let byte = byte(), Self.isWord(byte), byte < 0x80 || !isSpace {
            // An escape may hold braces: \u{62}.
            if byte == UInt8(ascii: "\\"), isAt("\\u{") {
                while let byte = self.byte(), byte != UInt8(ascii: "}") { position += 1 }
            }
            position += 1
        }
    }

    private mutating func skipPunctuator() {
        let length = ScriptPunctuators.length(in: source, at: position)
        // `a?.5:b` has no optional chaining.
        let isChoice = length == 2 && isAt("?.") && (byte(at: 2).map(Self.isDigit) ?? false)
        position += isChoice ? 1 : length
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "\\"), 0x80...:
            true
        default: false
        }
    }
}
