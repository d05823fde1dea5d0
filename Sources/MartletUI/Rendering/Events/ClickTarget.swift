/// What listens to a click and is no control by itself is a button to those who use a keyboard or hear the page.
///
/// The attributes follow from the element's name and the others that it has, so that no view holds them, and they are part of
/// the template: an instance of one costs nothing.
extension [Attribute] {
    /// Adds what makes an element named `name` usable, when these have been resolved.
    @inline(__always)
    mutating func makeUsable(_ name: ElementName) { if contains(where: \.isClick) { makeClickTarget(name.info) } }

    private mutating func makeClickTarget(_ element: ElementInfo) {
        guard element.use != .control, !(element.isAnchor && gives("href")), !isOrnament else { return }
        if element.use == .content { set("role", "button") }
        set("tabindex", "0")
        // Only controls have `disabled`.
        for case (let index, .attribute(let name, let value)) in enumerated() where name.isSame(as: "disabled") {
            self[index] = .attribute("aria-disabled", value == nil ? nil : "true")
        }
    }

    /// Whether the program says that the element is nothing to those who hear the page.
    private var isOrnament: Bool {
        contains { attribute in
            guard let (name, value) = attribute.named, name.isSame(as: "role") else { return false }
            return value == "none" || value == "presentation"
        }
    }

    /// Whether one of these is `name`, with a value.
    func gives(_ name: StaticString) -> Bool {
        contains { attribute in attribute.named.map { $0.name.isSame(as: name) && $0.value != nil } ?? false }
    }

    /// Adds an attribute unless the program gives it. One that it could give now and then keeps its place in the template.
    private mutating func set(_ name: StaticString, _ value: StaticString) {
        for (index, attribute) in enumerated() {
            guard let (other, given) = attribute.named, other.isSame(as: name) else { continue }
            if given == nil { self[index] = .attribute(name, value.description) }
            return
        }
        append(.fixed(name, value))
    }
}

extension Attribute {
    fileprivate var isClick: Bool {
        switch self {
        case .event(.click, _), .event(.doubleClick, _): true
        default: false
        }
    }

    /// Name and value of what stands in HTML as one attribute.
    var named: (name: StaticString, value: String?)? {
        switch self {
        case .attribute(let name, let value), .constant(let name, let value): (name, value)
        case .fixed(let name, let value): (name, value.description)
        case .property, .classToggle, .classNames, .style, .inlineStyle, .declarations, .styles, .event: nil
        }
    }
}

extension ElementInfo {
    /// What an element that is clicked is by its name.
    package enum Use: Sendable {
        /// Nothing but content: it becomes a button.
        case content
        /// A part of a list, a table or the page, which would be lost if it were a button.
        case part
        /// Something that a keyboard can use, or what holds such things.
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
