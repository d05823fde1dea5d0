import Martlet

/// A piece of a line in Markdown, and how it is written.
struct MarkdownSpan: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isStruck = false
    var isCode = false
    var link: URL?

    /// Reads a line. Every mark is looked at once, so a long line of marks costs no more than a long line of letters.
    static func spans(_ line: some StringProtocol) -> [MarkdownSpan] {
        var reader = SpanReader(Array(line))
        return reader.read()
    }
}

/// Reads a line from its first character to its last.
private struct SpanReader {
    private enum Token {
        case span(MarkdownSpan)
        /// A mark of emphasis, which stays text unless another one ends it.
        case mark(String, isPaired: Bool)
    }

    private let characters: [Character]
    private var position = 0
    private var text = ""
    private var tokens: [Token] = []
    /// The tokens that begin an emphasis which has not ended yet; each mark occurs once.
    private var openings: [(mark: String, token: Int)] = []
    /// Whether no backtick follows the position.
    private var hasNoBacktick = false

    init(_ characters: [Character]) { self.characters = characters }

    mutating func read() -> [MarkdownSpan] {
        while position < characters.count {
            let character = characters[position]
            switch character {
            case "\\" where following(1)?.isPunctuation == true || following(1)?.isSymbol == true:
                text.append(characters[position + 1])
                position += 2
            case "`" where !hasNoBacktick: readCode()
            case "[": readLink()
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

    private mutating func endText() {
        if !text.isEmpty { tokens.append(.span(MarkdownSpan(text: text))) }
        text = ""
    }

    private mutating func readCode() {
        guard let end = characters[(position + 1)...].firstIndex(of: "`") else {
            hasNoBacktick = true
            return
        }
        endText()
        tokens.append(.span(MarkdownSpan(text: String(characters[(position + 1)..<end]), isCode: true)))
        position = end + 1
    }

    /// Reads `[title](address)`, both of at most 300 characters.
    private mutating func readLink() {
        let title = characters[(position + 1)...].prefix(300)
        if let titleEnd = title.firstIndex(of: "]"), titleEnd + 1 < characters.count, characters[titleEnd + 1] == "(" {
            let address = characters[(titleEnd + 2)...].prefix(300)
            if let end = address.firstIndex(of: ")"), let url = Self.url(String(characters[(titleEnd + 2)..<end])) {
                endText()
                tokens.append(.span(MarkdownSpan(text: String(characters[(position + 1)..<titleEnd]), link: url)))
                position = end + 1
                return
            }
        }
        text.append("[")
        position += 1
    }

    /// An address that a preview may link to: elsewhere, or an article of the gallery's guide.
    private static func url(_ address: String) -> URL? {
        if address.hasPrefix(Guide.path + "/") { return URL(string: address) }
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased() else { return nil }
        return ["http", "https", "mailto"].contains(scheme) ? url : nil
    }

    /// Reads `*`, `**`, `_`, `__` or `~~`.
    private mutating func readMark(_ character: Character) {
        let length = following(1) == character ? 2 : 1
        let mark = String(repeating: character, count: length)
        let before = following(-1)
        let after = following(length)
        let isInWord = character == "_" && isPartOfWord(before) && isPartOfWord(after)
        let mayOpen = after.map { !$0.isWhitespace } ?? false
        let mayClose = before.map { !$0.isWhitespace } ?? false
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
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    private func styledSpans() -> [MarkdownSpan] {
        var style = MarkdownSpan(text: "")
        var spans: [MarkdownSpan] = []
        for token in tokens {
            switch token {
            case .span(var span):
                (span.isStrong, span.isEmphasized, span.isStruck) =
                    (style.isStrong, style.isEmphasized, style.isStruck)
                spans.append(span)
            case .mark(let mark, isPaired: true):
                switch mark {
                case "~~": style.isStruck.toggle()
                case "**", "__": style.isStrong.toggle()
                default: style.isEmphasized.toggle()
                }
            case .mark(let mark, isPaired: false):
                var span = style
                span.text = mark
                spans.append(span)
            }
        }
        return spans
    }
}
