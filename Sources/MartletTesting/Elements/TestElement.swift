/// A snapshot of an element of a page, taken when it was found.
public struct TestElement: Hashable, Sendable {
    /// The tag in lowercase, for example `button`.
    public let tag: String
    /// The node identifier by which patches and events address it, or `nil` for an element that nothing addresses.
    public let node: Int?
    /// The accessibility identifier.
    public let identifier: String?
    /// The element's role, or `nil` for an element that only groups others.
    public let role: ElementRole?
    /// The element's accessible name, or an empty string if it has none.
    public let label: String
    /// The text as a visitor reads it, with one space between the texts of different elements.
    public let text: String
    /// The content of a field: typed text, the value of the chosen option, the number of a slider. `nil` if the element
    /// is not a field.
    public let value: String?
    /// Whether a checkbox or radio button is on, or an option is chosen.
    public let isChecked: Bool
    /// Whether the element or an ancestor is disabled.
    public let isDisabled: Bool
    /// Whether the element or an ancestor is hidden.
    public let isHidden: Bool
    /// Whether the element has the focus.
    public let isFocused: Bool
    /// The attributes by name, without those of the protocol (`data-m`, `data-on`).
    public let attributes: [String: String]
    /// The element as HTML, with attributes sorted by name, without the protocol's own.
    public let html: String

    init(_ element: ModelElement, in dom: ModelDOM) {
        tag = element.name
        node = element.number.map { Int($0) }
        identifier = element.attributes["id"]
        role = ElementRole(element)
        label = AccessibleName.of(element, in: dom.root)
        text = element.readText
        value = element.isField ? element.fieldValue : nil
        isChecked = element.isChecked
        isDisabled = element.isDisabled
        isHidden = element.isHidden
        isFocused = dom.focused === element
        attributes = element.attributes.filter { $0.key != "data-on" }
        html = element.html
    }

    /// The classes of the element.
    public var classes: Set<String> {
        Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    }
}

extension TestElement: CustomStringConvertible {
    /// The element in one line: `button "Increment" #increment`.
    public var description: String {
        var parts = [role?.description ?? "<\(tag)>"]
        if !label.isEmpty { parts.append(label.debugDescription) }
        if let identifier { parts.append("#\(identifier)") }
        if !text.isEmpty, text != label { parts.append("that reads \(text.prefix(80).debugDescription)") }
        if let value { parts.append("that holds \(value.prefix(80).debugDescription)") }
        if isChecked { parts.append("(checked)") }
        if isDisabled { parts.append("(disabled)") }
        if isHidden { parts.append("(hidden)") }
        return parts.joined(separator: " ")
    }
}
