/// A text in Markdown, read into blocks.
///
/// It knows headings, paragraphs, lists, tables, quotes, code and rules, and in lines emphasis, code and links. What it does
/// not know stays text. Reading takes a time that grows with the length of the text only.
struct MarkdownDocument: Equatable {
    indirect enum Block: Equatable {
        case heading(level: Int, [MarkdownSpan])
        case paragraph([MarkdownSpan])
        case list(isOrdered: Bool, [[Block]])
        case quote([Block])
        case code(String)
        /// Rows of cells, the first one of which is the header.
        case table([[[MarkdownSpan]]])
        case rule
    }

    /// Quotes and lists inside one another beyond this depth are text.
    static let depthLimit = 6

    let blocks: [Block]

    init(_ source: String) {
        blocks = Self.blocks(source.split(separator: "\n", omittingEmptySubsequences: false)[...], Self.depthLimit)
    }

    private typealias Lines = ArraySlice<Substring>

    private static func blocks(_ lines: Lines, _ depth: Int) -> [Block] {
        var lines = lines
        var blocks: [Block] = []
        var paragraph: [Substring] = []
        func endParagraph() {
            if !paragraph.isEmpty { blocks.append(.paragraph(MarkdownSpan.spans(paragraph.joined(separator: " ")))) }
            paragraph = []
        }
        while let line = lines.first {
            let text = line.trimmed
            if text.isEmpty {
                endParagraph()
                lines.removeFirst()
            } else if let block = readBlock(&lines, text, depth) {
                endParagraph()
                blocks.append(block)
            } else {
                paragraph.append(text)
                lines.removeFirst()
            }
        }
        endParagraph()
        return blocks
    }

    /// Takes the block with which the lines begin, unless that is a paragraph.
    private static func readBlock(_ lines: inout Lines, _ text: Substring, _ depth: Int) -> Block? {
        if text.hasPrefix("```") { return readCode(&lines) }
        if isRule(text) {
            lines.removeFirst()
            return .rule
        }
        let level = text.prefix { $0 == "#" }.count
        if (1...6).contains(level), text.dropFirst(level).first == " " {
            lines.removeFirst()
            return .heading(level: level, MarkdownSpan.spans(text.dropFirst(level).trimmed))
        }
        if text.hasPrefix("|") { return readTable(&lines) }
        guard depth > 0 else { return nil }
        if text.hasPrefix(">") { return readQuote(&lines, depth) }
        if let marker = ListMarker(lines.first ?? "") { return readList(&lines, marker, depth) }
        return nil
    }

    private static func isRule(_ text: Substring) -> Bool {
        guard let mark = text.first, mark == "-" || mark == "*" else { return false }
        return text.count >= 3 && text.allSatisfy { $0 == mark }
    }

    private static func readCode(_ lines: inout Lines) -> Block {
        lines.removeFirst()
        let code = lines.prefix { !$0.trimmed.hasPrefix("```") }
        lines = lines.dropFirst(code.count + 1)
        return .code(code.joined(separator: "\n"))
    }

    /// Takes a table, whose second line has only marks: `|---|---|`.
    private static func readTable(_ lines: inout Lines) -> Block? {
        let rows = lines.prefix { $0.trimmed.hasPrefix("|") }
        guard let marks = rows.dropFirst().first, marks.trimmed.allSatisfy("|-: ".contains) else { return nil }
        lines = lines.dropFirst(rows.count)
        return .table((rows.prefix(1) + rows.dropFirst(2)).map(cells))
    }

    private static func cells(_ row: Substring) -> [[MarkdownSpan]] {
        var row = row.trimmed.dropFirst()
        if row.last == "|" { row = row.dropLast() }
        return row.split(separator: "|", omittingEmptySubsequences: false).map { MarkdownSpan.spans($0.trimmed) }
    }

    private static func readQuote(_ lines: inout Lines, _ depth: Int) -> Block {
        let quoted = lines.prefix { $0.trimmed.hasPrefix(">") }
        lines = lines.dropFirst(quoted.count)
        let inner = quoted.map { line in
            let text = line.trimmed.dropFirst()
            return text.first == " " ? text.dropFirst() : text
        }
        return .quote(blocks(inner[...], depth - 1))
    }

    private static func readList(_ lines: inout Lines, _ first: ListMarker, _ depth: Int) -> Block {
        var items: [[Block]] = []
        while let line = lines.first, let marker = ListMarker(line), marker.isOrdered == first.isOrdered {
            lines.removeFirst()
            // What is indented as far as the text of the item belongs to the item.
            let more = lines.prefix { $0.trimmed.isEmpty || $0.prefix { $0 == " " }.count >= marker.width }
            let content = more.dropLast(more.reversed().prefix { $0.trimmed.isEmpty }.count)
            lines = lines.dropFirst(content.count)
            let inner = [line.dropFirst(marker.width)] + content.map { $0.dropFirst(marker.width) }
            items.append(blocks(inner[...], depth - 1))
        }
        return .list(isOrdered: first.isOrdered, items)
    }
}

/// The beginning of a line that makes it an item of a list: `- `, `* `, `+ ` or `1. `.
private struct ListMarker {
    let isOrdered: Bool
    /// The number of characters before the text of the item.
    let width: Int

    init?(_ line: Substring) {
        let indent = line.prefix { $0 == " " }.count
        let text = line.dropFirst(indent)
        let digits = text.prefix { $0.isASCII && $0.isNumber }.prefix(9)
        isOrdered = !digits.isEmpty
        let mark = isOrdered ? text.dropFirst(digits.count).prefix(1) : text.prefix(1)
        guard isOrdered ? mark == "." : ["-", "*", "+"].contains(mark) else { return nil }
        let length = digits.count + 1
        guard text.dropFirst(length).first == " " else { return nil }
        width = indent + length + 1
    }
}

extension Substring {
    /// The text without space around it.
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.dropLast(start.reversed().prefix(while: \.isWhitespace).count)
    }
}
