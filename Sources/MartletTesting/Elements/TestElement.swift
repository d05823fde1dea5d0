/// An element of a page, as it was when it was looked for.
public struct TestElement: Hashable, Sendable {
    /// The tag, in small letters: `button`.
    public let tag: String
    /// The number that patches and events name it by; `nil` for an element that nothing addresses.
    public let node: Int?
    /// The accessibility identifier.
    public let identifier: String?
    /// What it is to a person; `nil` for an element that only holds others.
    public let role: ElementRole?
    /// What a screen reader calls it; empty if nothing names it.
    public let label: String
    /// The text that is read: the texts in it, with one space between those of different elements.
    public let text: String
    /// What a field holds: typed text, the value of the chosen option, a slider's number. `nil` for what is no field.
    public let value: String?
    /// Whether a checkbox or a radio button is on, or an option is chosen.
    public let isChecked: Bool
    /// Whether it takes no events, by itself or by an element around it.
    public let isDisabled: Bool
    /// Whether it cannot be seen or used, by itself or by an element around it.
    public let isHidden: Bool
    /// Whether it has the focus.
    public let isFocused: Bool
    /// The attributes by name, without the wire's own (`data-m`, `data-on`).
    public let attributes: [String: String]
    /// The element as HTML, attributes in the order of their names, without the wire's own marks.
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

    /// The classes.
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
