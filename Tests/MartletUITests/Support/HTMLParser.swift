/// Reads the HTML that the engine writes (always well formed, attributes in double quotes) into the model.
enum HTMLParser {
    static func parse(_ html: String) throws -> [ModelDOM.Element] {
        let holder = ModelDOM.Element("#holder")
        var open = [holder]
        var rest = Substring(html)
        while !rest.isEmpty {
            if rest.hasPrefix("<!--") {
                guard let end = rest.firstRange(of: "-->") else { throw unexpected(rest) }
                let comment = ModelDOM.Element("#comment")
                comment.number = UInt32(rest[rest.index(rest.startIndex, offsetBy: 4)..<end.lowerBound])
                open[open.count - 1].append(comment)
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("</") {
                guard let end = rest.firstIndex(of: ">") else { throw unexpected(rest) }
                guard rest.dropFirst(2).prefix(upTo: end) == open[open.count - 1].name else { throw unexpected(rest) }
                open.removeLast()
                rest = rest[rest.index(after: end)...]
            } else if rest.hasPrefix("<") {
                let element = try tag(&rest)
                open[open.count - 1].append(element)
                if !voids.contains(element.name) { open.append(element) }
            } else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                open[open.count - 1].text = decode(rest[..<end])
                rest = rest[end...]
            }
        }
        guard open.count == 1 else { throw unexpected("</\(open[open.count - 1].name)> is missing") }
        return holder.children
    }

    private static let voids: Set = ["hr", "br", "img", "input"]

    private static func tag(_ rest: inout Substring) throws -> ModelDOM.Element {
        rest.removeFirst()
        let element = ModelDOM.Element(String(rest.prefix { $0 != " " && $0 != ">" }))
        rest = rest.dropFirst(element.name.count)
        while rest.first == " " {
            rest.removeFirst()
            let name = String(rest.prefix { $0 != "=" && $0 != " " && $0 != ">" })
            rest = rest.dropFirst(name.count)
            var value = ""
            if rest.first == "=" {
                rest = rest.dropFirst(2)
                let raw = rest.prefix { $0 != "\"" }
                value = decode(raw)
                rest = rest.dropFirst(raw.count + 1)
            }
            if name == "data-m" { element.number = UInt32(value) } else { element.attributes[name] = value }
        }
        guard rest.first == ">" else { throw unexpected(rest) }
        rest.removeFirst()
        return element
    }

    private static func decode(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
            .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }

    private static func unexpected(_ rest: some StringProtocol) -> ModelDOM.Mismatch {
        ModelDOM.Mismatch(description: "unexpected HTML at \(rest.prefix(60))")
    }
}
