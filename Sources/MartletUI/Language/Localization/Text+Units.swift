extension Text {
    /// Creates a text of literals, which may have Markdown, and values.
    init(_ units: [TextUnit], isLiteral: Bool) {
        let hasMarks = units.contains {
            if case .literal(let text) = $0 { InlineMarkdown.mayBegin(in: text) } else { false }
        }
        let hasViews = units.contains { if case .view = $0 { true } else { false } }
        guard hasMarks || hasViews else {
            self.init(plain: units.map(\.plain).joined(), isLiteral: isLiteral)
            return
        }
        var characters: [Character?] = []
        var values: [Text] = []
        for unit in units {
            switch unit {
            case .literal(let text): characters += text.map(Optional.some)
            case .value(let text):
                characters.append(nil)
                values.append(Text(verbatim: text))
            case .view(let text):
                characters.append(nil)
                values.append(text)
            }
        }
        let spans = InlineMarkdown.spans(characters) { values.indices.contains($0) ? values[$0].resolved() : "" }
        // Marks that mean nothing are characters.
        if !hasViews, spans.allSatisfy(\.isPlain) {
            self.init(
                plain: spans.map { $0.text(of: values).resolved() }.joined(), isLiteral: isLiteral && values.isEmpty)
            return
        }
        self.init(joining: spans.flatMap { span in span.styled(span.text(of: values)).allParts })
    }
}

extension TextUnit {
    /// The characters of it.
    var plain: String {
        switch self {
        case .literal(let text), .value(let text): text
        case .view(let text): text.resolved()
        }
    }
}

extension InlineMarkdown.Span {
    fileprivate var isPlain: Bool { !isStrong && !isEmphasized && !isStruck && !isCode && link == nil }

    fileprivate func text(of values: [Text]) -> Text {
        switch content {
        case .text(let text): Text(verbatim: text)
        case .value(let position): values.indices.contains(position) ? values[position] : Text(verbatim: "")
        }
    }

    fileprivate func styled(_ text: Text) -> Text {
        var text = text
        if isStrong { text = text.bold() }
        if isEmphasized { text = text.italic() }
        if isStruck { text = text.strikethrough() }
        if isCode { text = text.monospaced() }
        if let link { text = text.linked(to: link) }
        return text
    }
}
