/// The name of an HTML or SVG element. Names are literals of the program, never data, and are interned so that a view
/// holds two bytes.
@usableFromInline
package struct ElementName: Equatable, Sendable {
    private let index: UInt16

    @usableFromInline
    package init(_ name: StaticString) {
        index = Self.table.number(of: name) { ElementInfo.isName($0) ? ElementInfo($0) : nil }
    }

    /// Whether a page must not have an element of this name, so that a `<div>` replaces it.
    @usableFromInline
    var isRefused: Bool { index == 0 }

    package var string: String { info.name }
    package var isVoid: Bool { kind == .void }
    /// What the element is to whom writes it.
    var kind: ElementInfo.Kind { Self.table.ask(index) { $0.kind } }
    package var info: ElementInfo { Self.table[index] }

    func writeOpenTag(to html: inout HTMLBuffer) {
        Self.table.ask(index) { $0.openTag.withUnsafeBufferPointer { html.append(contentsOf: $0) } }
    }
    func writeCloseTag(to html: inout HTMLBuffer) {
        Self.table.ask(index) { $0.closeTag.withUnsafeBufferPointer { html.append(contentsOf: $0) } }
    }

    private static let table = InternTable(fallback: ElementInfo("div"))

    package static let div = ElementName("div")
    package static let span = ElementName("span")
    package static let button = ElementName("button")
    package static let hr = ElementName("hr")
    package static let input = ElementName("input")
    package static let textarea = ElementName("textarea")
    package static let label = ElementName("label")
    package static let fieldset = ElementName("fieldset")
    package static let legend = ElementName("legend")
    package static let ul = ElementName("ul")
    package static let li = ElementName("li")
    package static let tbody = ElementName("tbody")
    package static let tr = ElementName("tr")
    package static let td = ElementName("td")
    package static let a = ElementName("a")
    package static let progress = ElementName("progress")
    package static let select = ElementName("select")
    package static let option = ElementName("option")
    package static let section = ElementName("section")
    package static let svg = ElementName("svg")
    package static let form = ElementName("form")
    package static let path = ElementName("path")
    package static let img = ElementName("img")
}

/// The properties of elements with one name.
package final class ElementInfo: Sendable {
    package let name: String
    package let openTag: [UInt8]
    package let closeTag: [UInt8]
    let kind: Kind
    /// The role of the element when it is clicked.
    let use: Use
    /// Whether an address makes the element a link.
    let isAnchor: Bool
    /// Whether the element may name the controls in it.
    let isRow: Bool

    fileprivate init(_ name: String) {
        self.name = name
        use = Self.use(of: name)
        isAnchor = name == "a" || name == "area"
        isRow = name == "tr" || name == "li"
        openTag = Array("<\(name)".utf8)
        closeTag = Array("</\(name)>".utf8)
        kind = Self.kind(of: name)
    }

    /// The elements that are written in a way of their own.
    enum Kind: UInt8 {
        case ordinary
        /// Without content and end tag.
        case void
        case form, textarea, button, svg
    }

    private static func kind(of name: String) -> Kind {
        switch name {
        case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr": .void
        case "form": .form
        case "textarea": .textarea
        case "button": .button
        case "svg": .svg
        default: .ordinary
        }
    }

    /// Elements that run code, that belong to the page's frame, or whose content a browser does not read as elements.
    private static let kept: Set = [
        "script", "style", "iframe", "object", "embed", "applet", "portal", "fencedframe", "base", "meta", "link",
        "html",
        "head", "body", "frame", "frameset", "noframes", "noembed", "noscript", "plaintext", "xmp", "template",
    ]

    /// Whether `name` consists of letters, digits and hyphens and begins with a letter.
    fileprivate static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else {
            return false
        }
        guard !kept.contains(name.lowercased()) else { return false }
        return name.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || (48...57).contains($0) || $0 == 45
        }
    }
}
