extension ModelElement {
    /// The element as HTML: attributes sorted by name, without node identifiers, comments and `data-on`.
    var html: String {
        var html = ""
        write(to: &html)
        return html
    }

    private func write(to html: inout String) {
        guard !isComment else { return }
        html += "<\(name)"
        for (name, value) in comparableAttributes.sorted(by: { $0.key < $1.key }) where name != "data-on" {
            html += " \(name)"
            if !value.isEmpty { html += "=\"\(Self.escaped(value).replacing("\"", with: "&quot;"))\"" }
        }
        html += ">"
        guard !HTMLParser.voids.contains(name) else { return }
        html += Self.escaped(text ?? "")
        for child in children { child.write(to: &html) }
        html += "</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
