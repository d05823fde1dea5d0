/// The part of Markdown that a line of text may have: `**bold**`, `*italics*`, `~~struck~~`, `` `code` `` and `[links](/path)`.
enum InlineMarkdown {
    /// Whether a text has one of the characters that Markdown begins with.
    static func mayBegin(in text: String) -> Bool {
        // Every literal of every evaluated view is looked through: in one piece, and not by the string's iterator.
        text.withBytes { bytes in
            bytes.contains { byte in
                switch byte {
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                    UInt8(ascii: "\\"), UInt8(ascii: "<"):
                    true
                default: false
                }
            }
        }
    }

    /// A piece of a text, and how it is written.
    struct Span {
        /// A text, or the position of a value that is not looked into.
        enum Content {
            case text(String)
            case value(Int)
        }

        var content: Content
        var isStrong = false
        var isEmphasized = false
        var isStruck = false
        var isCode = false
        var link: String?
    }

    /// Reads a text; `nil` stands for a value. Every mark is looked at once, so a long line of marks costs no more than a long
    /// line of letters.
    ///
    /// - Parameter value: Returns the characters of a value that is part of a link's address.
    static func spans(_ characters: [Character?], value: @escaping (Int) -> String = { _ in "" }) -> [Span] {
        var reader = SpanReader(characters[...], firstValue: 0, mayLink: true, value)
        return reader.read()
    }
}

/// Reads a text from its first character to its last.
private struct SpanReader {
    typealias Span = InlineMarkdown.Span

    private enum Token {
        case span(Span)
        /// A mark of emphasis, which stays text unless another one ends it.
        case mark(String, isPaired: Bool)
    }

    private let characters: ArraySlice<Character?>
    private let mayLink: Bool
    private let value: (Int) -> String
    private var position: Int
    /// How many values have been passed.
    private var values: Int
    private var text = ""
    private var tokens: [Token] = []
    /// The tokens that begin an emphasis which has not ended yet; each mark occurs once.
    private var openings: [(mark: String, token: Int)] = []
    /// Where the next of a character is, as it was found last; it is looked for again only behind that place.
    private var found: [Character: Int] = [:]
    /// The longest code, title or address.
    private static let limit = 1_000

    init(_ characters: ArraySlice<Character?>, firstValue: Int, mayLink: Bool, _ value: @escaping (Int) -> String) {
        self.characters = characters
        self.mayLink = mayLink
        self.value = value
        position = characters.startIndex
        values = firstValue
    }

    mutating func read() -> [Span] {
        while position < characters.endIndex {
            guard let character = characters[position] else {
                endText()
                tokens.append(.span(Span(content: .value(values))))
                values += 1
                position += 1
                continue
            }
            switch character {
            case "\\" where following(1)?.isPunctuation == true || following(1)?.isSymbol == true:
                text.append(following(1) ?? "\\")
                position += 2
            case "`": readCode()
            case "[" where mayLink: readLink()
            case "<" where mayLink: readAddress()
            case "*", "_", "~": readMark(character)
            default:
                text.append(character)
                position += 1
            }
        }
        endText()
        return styledSpans()
    }

    private func following(_ distance: Int) -> Character? {
        let index = position + distance
        return characters.indices.contains(index) ? characters[index] : nil
    }

    /// The first place of a character from `start` on, not more than the limit away.
    private mutating func place(of character: Character, from start: Int) -> Int? {
        var place = found[character] ?? -1
        if place < start {
            place = characters[min(start, characters.endIndex)...].firstIndex(of: character) ?? characters.endIndex
        }
        found[character] = place
        return place < characters.endIndex && place - start <= Self.limit ? place : nil
    }

    private mutating func endText() {
        if !text.isEmpty { tokens.append(.span(Span(content: .text(text)))) }
        text = ""
    }

    private mutating func readCode() {
        guard let end = place(of: "`", from: position + 1) else {
            text.append("`")
            position += 1
            return
        }
        endText()
        var code = ""
        func endCode() {
            if !code.isEmpty { tokens.append(.span(Span(content: .text(code), isCode: true))) }
            code = ""
        }
        for character in characters[(position + 1)..<end] {
            if let character {
                code.append(character)
            } else {
                endCode()
                tokens.append(.span(Span(content: .value(values), isCode: true)))
                values += 1
            }
        }
        endCode()
        position = end + 1
    }

    /// Reads `[title](address)`.
    private mutating func readLink() {
        if let titleEnd = place(of: "]", from: position + 1), titleEnd + 1 < characters.endIndex,
            characters[titleEnd + 1] == "("
        {
            if let end = place(of: ")", from: titleEnd + 2), end > titleEnd + 2 {
                let titleCharacters = characters[(position + 1)..<titleEnd]
                let valuesBefore = values + titleCharacters.count { $0 == nil }
                var place = valuesBefore
                let link = characters[(titleEnd + 2)..<end].map { character in
                    if let character { return String(character) }
                    place += 1
                    return value(place - 1)
                }.joined()
                endText()
                var inner = SpanReader(titleCharacters, firstValue: values, mayLink: false, value)
                for var span in inner.read() {
                    span.link = link
                    tokens.append(.span(span))
                }
                values = place
                position = end + 1
                return
            }
        }
        text.append("[")
        position += 1
    }

    /// Reads `<https://swift.org>`.
    private mutating func readAddress() {
        if let end = place(of: ">", from: position + 1), !characters[(position + 1)..<end].contains(nil) {
            let address = String(characters[(position + 1)..<end].compactMap { $0 })
            if ["https://", "http://", "mailto:"].contains(where: address.lowercased().hasPrefix),
                !address.contains(where: \.isWhitespace)
            {
                endText()
                tokens.append(.span(Span(content: .text(address), link: address)))
                position = end + 1
                return
            }
        }
        text.append("<")
        position += 1
    }

    /// Reads `*`, `**`, `_`, `__` or `~~`.
    private mutating func readMark(_ character: Character) {
        var length = following(1) == character ? 2 : 1
        // Of three in a row, the first ends what began last.
        if length == 2, following(2) == character, openings.last?.mark == String(character) { length = 1 }
        let mark = String(repeating: character, count: length)
        let before = position > characters.startIndex ? following(-1) : " "
        let after = following(length)
        let isAtEnd = position + length >= characters.endIndex
        let isInWord = character == "_" && isPartOfWord(before) && !isAtEnd && isPartOfWord(after)
        // A value is as good as a word.
        let mayOpen = !isAtEnd && after?.isWhitespace != true
        let mayClose = before?.isWhitespace != true
        position += length
        guard mark != "~", !isInWord else { return text.append(mark) }
        if mayClose, let opening = openings.lastIndex(where: { $0.mark == mark }) {
            endText()
            tokens[openings[opening].token] = .mark(mark, isPaired: true)
            tokens.append(.mark(mark, isPaired: true))
            openings.removeSubrange(opening...)
        } else if mayOpen, !openings.contains(where: { $0.mark == mark }) {
            endText()
            openings.append((mark, tokens.count))
            tokens.append(.mark(mark, isPaired: false))
        } else {
            text.append(mark)
        }
    }

    private func isPartOfWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? true
    }

    private func styledSpans() -> [Span] {
        var style = Span(content: .text(""))
        var spans: [Span] = []
        for token in tokens {
            switch token {
            case .span(var span):
                span.isStrong = span.isStrong || style.isStrong
                span.isEmphasized = span.isEmphasized || style.isEmphasized
                span.isStruck = span.isStruck || style.isStruck
                spans.append(span)
            case .mark(let mark, isPaired: true):
                switch mark {
                case "~~": style.isStruck.toggle()
                case "**", "__": style.isStrong.toggle()
                default: style.isEmphasized.toggle()
                }
            case .mark(let mark, isPaired: false):
                var span = style
                span.content = .text(mark)
                spans.append(span)
            }
        }
        return spans
    }
}
