import Martlet

extension Text {
    /// A text whose `words between backticks` are set in a monospaced font.
    init(prose: String) {
        let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
        let texts = parts.enumerated().compactMap { part in
            part.element.isEmpty ? nil : Text(verbatim: String(part.element)).monospaced(part.offset % 2 == 1)
        }
        self = texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
    }
}
