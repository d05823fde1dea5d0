import MartletUI

/// The name by which a screen reader announces an element: the accessible name, by the steps that matter for HTML.
///
/// Elements without a role have none, except fields without a role in ARIA (a password, a date, a file).
enum AccessibleName {
    /// The name of `element`, or an empty string if it has none.
    static func of(_ element: ModelElement, in root: ModelElement) -> String {
        guard ElementRole(element) != nil || isLabelable(element) else { return "" }
        let attributes = element.attributes
        if let references = attributes["aria-labelledby"] {
            let texts = references.split(separator: " ").compactMap { reference in
                root.first { $0.attributes["id"] == String(reference) }?.nameText
            }
            if !texts.isEmpty { return texts.joined(separator: " ") }
        }
        if let pattern = attributes["data-label"], let label = afterRow(element, pattern) { return label }
        if let label = attributes["aria-label"], !label.isEmpty { return label }
        if let label = ofHTML(element, root), !label.isEmpty { return label }
        if let role = ElementRole(element), namedByContent.contains(role), case let text = element.nameText,
            !text.isEmpty
        {
            return text
        }
        return attributes["title"] ?? attributes["placeholder"] ?? ""
    }

    /// The name that the client gives to a control in a row.
    private static func afterRow(_ element: ModelElement, _ pattern: String) -> String? {
        let row = element.closest { $0.name == "tr" || $0.name == "li" }
        let first = row?.first { $0.attributes["href"] != nil || $0.attributes["data-on"] != nil }
        return first.map { RowLabel.text(pattern, $0.readText) }
    }

    private static func ofHTML(_ element: ModelElement, _ root: ModelElement) -> String? {
        switch element.name {
        case "fieldset": return element.children.first { $0.name == "legend" }?.nameText
        case "table": return element.children.first { $0.name == "caption" }?.nameText
        case "figure": return element.children.first { $0.name == "figcaption" }?.nameText
        case "img", "area": return element.attributes["alt"]
        case "optgroup": return element.attributes["label"]
        default: break
        }
        guard isLabelable(element) else { return nil }
        let labels = labels(of: element, root).map(\.nameText).filter { !$0.isEmpty }
        if !labels.isEmpty { return labels.joined(separator: " ") }
        guard element.name == "input" else { return nil }
        switch element.attributes["type"]?.lowercased() {
        case "button": return element.attributes["value"]
        case "submit": return element.attributes["value"] ?? "Submit"
        case "reset": return element.attributes["value"] ?? "Reset"
        case "image": return element.attributes["alt"] ?? element.attributes["value"]
        default: return nil
        }
    }

    /// The `<label>`s of a field: those that refer to its `id`, and one around it.
    private static func labels(of element: ModelElement, _ root: ModelElement) -> [ModelElement] {
        var labels: [ModelElement] = []
        if let identifier = element.attributes["id"] {
            root.forEach { if $0.name == "label", $0.attributes["for"] == identifier { labels.append($0) } }
        }
        // A label labels the first field in it.
        if let around = element.parent?.closest({ $0.name == "label" }), around.attributes["for"] == nil,
            around.first(isLabelable) === element
        {
            labels.append(around)
        }
        return labels
    }

    /// Whether a `<label>` can label the element.
    static func isLabelable(_ element: ModelElement) -> Bool {
        switch element.name {
        case "input": element.attributes["type"]?.lowercased() != "hidden"
        case "button", "meter", "output", "progress", "select", "textarea": true
        default: false
        }
    }

    private static let namedByContent: Set<ElementRole> = [
        .button, .cell, .checkbox, .columnHeader, .heading, .link, .option, .radio, .row, .switch, .tab, "rowheader",
        "menuitem", "menuitemcheckbox", "menuitemradio", "treeitem", "gridcell", "tooltip",
    ]
}

extension ModelElement {
    /// What the content contributes to a name: the texts that a screen reader reads, and the labels of labeled
    /// elements.
    fileprivate var nameText: String {
        var texts: [String] = []
        gatherNames(into: &texts)
        return texts.joined(separator: " ")
    }

    private func gatherNames(into texts: inout [String], isTop: Bool = true) {
        guard !isComment, name != "select", name != "textarea", !isHiddenByItself else { return }
        // A field inside its own label contributes nothing.
        guard isTop || attributes["aria-hidden"] != "true" && name != "input" else { return }
        if !isTop, let label = attributes["aria-label"] ?? (name == "img" ? attributes["alt"] : nil), !label.isEmpty {
            return texts.append(label)
        }
        if let text, case let words = text.split(whereSeparator: \.isWhitespace), !words.isEmpty {
            texts.append(words.joined(separator: " "))
        }
        for child in children { child.gatherNames(into: &texts, isTop: false) }
    }

    /// The text of the element as a visitor reads it: the texts inside, with one space between those of different
    /// elements. Hidden elements and the content of fields are left out.
    var readText: String {
        var texts: [String] = []
        gatherTexts(into: &texts)
        return texts.joined(separator: " ")
    }

    private func gatherTexts(into texts: inout [String]) {
        guard !isComment, name != "select", name != "textarea", !isHiddenByItself else { return }
        if let text = text ?? textOfParts, case let words = text.split(whereSeparator: \.isWhitespace), !words.isEmpty {
            texts.append(words.joined(separator: " "))
        }
        for child in children where !child.isPartOfText { child.gatherTexts(into: &texts) }
    }

    /// The concatenated text of parts with styles of their own, or `nil` if there are none.
    private var textOfParts: String? {
        children.contains(where: \.isPartOfText) ? children.compactMap(\.text).joined() : nil
    }

    /// Whether the element hides itself and its content.
    private var isHiddenByItself: Bool { attributes["hidden"] != nil || attributes["inert"] != nil }

    /// Whether the element or an ancestor is hidden.
    var isHidden: Bool { closest(\.isHiddenByItself) != nil }

    /// Whether the element or an ancestor is disabled.
    var isDisabled: Bool {
        closest { $0.attributes["disabled"] != nil } != nil || attributes["aria-disabled"] == "true"
    }
}
