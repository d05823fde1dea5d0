/// Makes an element that listens to a click and is not itself a control a button for visitors who use a keyboard or a
/// screen reader.
///
/// The attributes follow from the element's name and its other attributes, so that no view stores them, and they are
/// part of the template: they cost an instance nothing.
extension [Attribute] {
    /// Adds the attributes that make an element named `name` usable, once these have been resolved.
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

    /// Whether the program declares that the element has no meaning to a screen reader.
    private var isOrnament: Bool {
        contains { attribute in
            guard let (name, value) = attribute.named, name.isSame(as: "role") else { return false }
            return value == "none" || value == "presentation"
        }
    }

    /// Whether one of these attributes is `name`, with a value.
    func gives(_ name: StaticString) -> Bool {
        contains { attribute in attribute.named.map { $0.name.isSame(as: name) && $0.value != nil } ?? false }
    }

    /// Adds an attribute unless the program sets it. An attribute that the program could set at times keeps its place
    /// in the template.
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

    /// The name and value of an attribute that HTML writes as one.
    var named: (name: StaticString, value: String?)? {
        switch self {
        case .attribute(let name, let value), .constant(let name, let value): (name, value)
        case .fixed(let name, let value): (name, value.description)
        case .property, .classToggle, .classNames, .style, .inlineStyle, .declarations, .styles, .event: nil
        }
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
