/// Parses the HTML that the engine writes (always well formed, attributes in double quotes) into the model.
struct HTMLParser {
    private let html: [UInt8]
    private var position = 0
    private var open = [ModelElement("#holder")]

    static func parse(_ html: some Sequence<UInt8>) throws -> [ModelElement] {
        var parser = HTMLParser(html: Array(html))
        while parser.position < parser.html.count { try parser.parseNext() }
        guard parser.open.count == 1 else {
            throw parser.unexpected("the end inside <\(parser.open[parser.open.count - 1].name)>")
        }
        return parser.open[0].children
    }

    private init(html: [UInt8]) { self.html = html }

    private mutating func parseNext() throws {
        if skip("<!--") {
            let comment = ModelElement("#comment")
            comment.number = UInt32(take { $0 != UInt8(ascii: "-") })
            guard comment.number != nil, skip("-->") else { throw unexpected("a comment") }
            try append(comment)
        } else if skip("</") {
            let name = take { $0 != UInt8(ascii: ">") }
            // The end of the page's form, which the document opens before the program's content.
            if name == "form", open.allSatisfy({ $0.name != "form" }), skip(">") { return }
            guard name == open[open.count - 1].name, open.count > 1, skip(">") else { throw unexpected("</\(name)>") }
            if name == "textarea" { open[open.count - 1].makeTextTheValue() }
            open.removeLast()
        } else if skip("<") {
            let element = try parseTag()
            try append(element)
            if !Self.voids.contains(element.name) { open.append(element) }
        } else {
            let parent = open[open.count - 1]
            guard parent.children.isEmpty, parent.text == nil, open.count > 1 else {
                throw unexpected("text that is not alone in its element")
            }
            parent.text = Self.decode(take { $0 != UInt8(ascii: "<") })
        }
    }

    private func append(_ child: ModelElement) throws {
        guard open[open.count - 1].text == nil else { throw unexpected("a child beside text") }
        open[open.count - 1].append(child)
    }

    static let voids: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    private mutating func parseTag() throws -> ModelElement {
        let element = ModelElement(take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") })
        while skip(" ") {
            let name = take { ![UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: ">")].contains($0) }
            var value = ""
            if skip("=") {
                guard skip("\"") else { throw unexpected("an attribute without quotes") }
                value = Self.decode(take { $0 != UInt8(ascii: "\"") })
                guard skip("\"") else { throw unexpected("an attribute without an end") }
            }
            if name == "data-m" {
                element.number = UInt32(value)
            } else if name == "name", let number = element.number, value == String(number) {
                // For use without JavaScript, a control's name is its node identifier, and a button submits unless it
                // has a type.
                if element.name == "button", element.attributes["type"] == nil { element.attributes["type"] = "button" }
            } else if element.name == "form", name == "method" || name == "action" && value.hasPrefix("/_martlet/") {
                // The address that the form posts to without JavaScript.
            } else {
                guard element.attributes.updateValue(value, forKey: name) == nil else {
                    throw unexpected("a second attribute \(name)")
                }
            }
        }
        guard skip(">") else { throw unexpected("a tag") }
        return element
    }

    private mutating func skip(_ expected: StaticString) -> Bool {
        let count = expected.utf8CodeUnitCount
        guard html.count - position >= count else { return false }
        for offset in 0..<count where html[position + offset] != expected.utf8Start[offset] { return false }
        position += count
        return true
    }

    private mutating func take(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while position < html.count, condition(html[position]) { position += 1 }
        return String(decoding: html[start..<position], as: UTF8.self)
    }

    static func decode(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    private func unexpected(_ what: String) -> WireMismatch {
        let before = html[max(0, position - 60)..<position]
        return WireMismatch("unexpected HTML: \(what) after \(String(decoding: before, as: UTF8.self))")
    }
}
