/// Divides a Swift source into runs of one color. It knows the words of the language, not its grammar: a name that begins
/// with a capital letter is a type.
struct Lexer {
    private let source: [Character]
    private var position = 0
    private var found: [Run] = []
    /// The literals around the current position, innermost last. Their interpolations contain code.
    private var strings: [OpenString] = []

    private struct OpenString {
        let quotes: Int
        let pounds: Int
        /// The open parentheses of the interpolation under way.
        var parentheses = 0
    }

    init(_ source: String) { self.source = Array(source) }

    mutating func runs() -> [Run] {
        while position < source.count { readCode() }
        return found
    }

    private func peek(_ offset: Int = 0) -> Character? {
        source.indices.contains(position + offset) ? source[position + offset] : nil
    }

    private func isNext(_ text: String) -> Bool { source[position...].starts(with: text) }

    private mutating func take(_ count: Int, _ kind: Run.Kind) {
        let end = min(position + count, source.count)
        let text = String(source[position..<end])
        position = end
        // Space has no color, so it goes with what is before it.
        if let last = found.last, last.kind == kind || text.allSatisfy(\.isWhitespace) {
            found[found.count - 1].text += text
        } else {
            found.append(Run(kind: kind, text: text))
        }
    }

    private func length(from offset: Int = 0, while isIncluded: (Character) -> Bool) -> Int {
        source[(position + offset)...].prefix(while: isIncluded).count
    }

    private mutating func readCode() {
        guard let next = peek() else { return }
        let pounds = length { $0 == "#" }
        if isNext("//") {
            take(length { $0 != "\n" }, .comment)
        } else if isNext("/*") {
            readBlockComment()
        } else if peek(pounds) == "\"" {
            readString(pounds)
        } else if next == "(" || next == ")" {
            readParenthesis(next)
        } else if next == "@" || next == "#" {
            take(1 + length(from: 1, while: isName), .attribute)
        } else if next.isNumber {
            take(length { $0.isNumber || $0.isLetter || $0 == "_" || ($0 == "." && hasDigitAfterPoint) }, .number)
        } else if isName(next) {
            readName()
        } else {
            take(1, .plain)
        }
    }

    /// Whether the number at the position has a fraction. A range such as `0..<3` has none.
    private var hasDigitAfterPoint: Bool {
        let digits = length { $0.isNumber || $0 == "_" }
        return peek(digits) == "." && peek(digits + 1)?.isNumber == true
    }

    private func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$" || character == "`"
    }

    private mutating func readName() {
        let count = length(while: isName)
        let word = String(source[position..<position + count])
        let isMember = position > 0 && source[position - 1] == "."
        if !isMember || word == "self", Self.keywords.contains(word) {
            take(count, .keyword)
        } else {
            take(count, word.first?.isUppercase == true ? .type : .plain)
        }
    }

    private mutating func readBlockComment() {
        var depth = 0
        var end = position
        repeat {
            if source[end...].starts(with: "/*") {
                (depth, end) = (depth + 1, end + 2)
            } else if source[end...].starts(with: "*/") {
                (depth, end) = (depth - 1, end + 2)
            } else {
                end += 1
            }
        } while depth > 0 && end < source.count
        take(end - position, .comment)
    }

    // MARK: Strings

    private mutating func readString(_ pounds: Int) {
        take(pounds, .string)
        let quotes = isNext("\"\"\"") ? 3 : 1
        take(quotes, .string)
        strings.append(OpenString(quotes: quotes, pounds: pounds))
        readRestOfString()
    }

    /// Takes the literal up to its end or to its next interpolation.
    private mutating func readRestOfString() {
        guard let string = strings.last else { return }
        let pounds = String(repeating: "#", count: string.pounds)
        let end = String(repeating: "\"", count: string.quotes) + pounds
        while position < source.count {
            if isNext(end) {
                take(end.count, .string)
                strings.removeLast()
                return
            } else if isNext("\\\(pounds)(") {
                take(pounds.count + 2, .string)
                strings[strings.count - 1].parentheses = 1
                return
            }
            // What a backslash stands before is no end.
            take(isNext("\\\(pounds)") ? pounds.count + 2 : 1, .string)
        }
    }

    private mutating func readParenthesis(_ parenthesis: Character) {
        guard !strings.isEmpty else { return take(1, .plain) }
        strings[strings.count - 1].parentheses += parenthesis == "(" ? 1 : -1
        guard strings.last?.parentheses == 0 else { return take(1, .plain) }
        take(1, .string)
        readRestOfString()
    }

    private static let keywords: Set = [
        "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do",
        "else", "enum", "extension", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
        "operator", "override", "private", "protocol", "public", "repeat", "return", "self", "Self", "set", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned",
        "var", "weak", "where", "while", "willSet", "didSet", "package", "deinit",
    ]
}
