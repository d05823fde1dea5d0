/// Makes an element that listens to a click and is not itself a control a button for visitors who use a keyboard or a
/// screen reader.
///
/// The attributes follow from the element's name and its other attributes, so that no view stores them, and they are
/// part of the template: they cost an instance nothing.
extension [Attribute] {
    /// Adds the attributes that make an element named `name` usable, once these have been resolved.
    @inline(__always)
    mutating func makeUsable(_ name: ElementName) {
        if contains(where: \.isClick) { makeClickTarget(name.info) }
        if name == .svg { showNamedDrawing() }
    }

    /// A shape is hidden from a screen reader, unless it can be pressed or the program gives it a name.
    private mutating func showNamedDrawing() {
        guard gives("role") || gives("aria-label"), let index = firstIndex(where: \.hidesShape) else { return }
        remove(at: index)
        set("role", "img")
    }

    private mutating func makeClickTarget(_ element: ElementInfo) {
        guard element.use != .control, !(element.isAnchor && gives("href")), !isOrnament else { return }
        if element.use == .content { set("role", "button") }
        set("tabindex", "0")
        // Only controls have `disabled`.
        for case (let index, .named(let value)) in enumerated() where value.name.isSame(as: "disabled") {
            if value.target == .attribute, !value.isPartOfTemplate {
                self[index] = .attribute("aria-disabled", value.text == nil ? nil : "true")
            }
        }
    }

    /// Whether the program declares that the element has no meaning to a screen reader.
    private var isOrnament: Bool {
        contains { attribute in
            guard let (name, value) = attribute.written, name.isSame(as: "role") else { return false }
            return value == "none" || value == "presentation"
        }
    }

    /// Whether one of these attributes is `name`, with a value.
    func gives(_ name: StaticString) -> Bool {
        contains { attribute in attribute.written.map { $0.name.isSame(as: name) && $0.value != nil } ?? false }
    }

    /// Adds an attribute unless the program sets it. An attribute that the program could set at times keeps its place
    /// in the template.
    private mutating func set(_ name: StaticString, _ value: String) {
        for (index, attribute) in enumerated() {
            guard let (other, given) = attribute.written, other.isSame(as: name) else { continue }
            if given == nil { self[index] = .attribute(name, value) }
            return
        }
        append(.fixed(name, value))
    }
}

extension Attribute {
    fileprivate var isClick: Bool {
        guard case .event(let type, _) = self else { return false }
        return type == .click || type == .doubleClick || type == .press
    }

    /// Whether it is what hides a shape from a screen reader; the program's own attribute is not part of the template.
    fileprivate var hidesShape: Bool {
        guard case .named(let value) = self else { return false }
        return value.isPartOfTemplate && value.name.isSame(as: "aria-hidden")
    }

    /// The name and value of an attribute that HTML writes as one.
    var written: (name: StaticString, value: String?)? {
        guard case .named(let value) = self, value.target == .attribute else { return nil }
        return (value.name, value.text)
    }
}

extension ElementInfo {
    /// The role, by its name, of an element that is clicked.
    package enum Use: Sendable {
        /// Nothing but content: it becomes a button.
        case content
        /// Structure of a list, a table or the page, which would be lost if the element became a button.
        case part
        /// An element that a keyboard can use, or a container of such elements.
        case control
    }

    static func use(of name: String) -> Use {
        controls.contains(name) ? .control : parts.contains(name) ? .part : .content
    }

    private static let controls: Set = [
        "button", "input", "select", "textarea", "option", "optgroup", "summary", "label", "audio", "video", "form",
        "fieldset", "dialog", "details",
    ]

    private static let parts: Set = [
        "li", "ul", "ol", "menu", "dl", "dt", "dd", "table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th",
        "legend", "nav", "main", "header", "footer", "aside",
    ]
}
