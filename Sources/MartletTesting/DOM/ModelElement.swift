/// A node of the model: an element, or a comment, which has the name `#comment`.
package final class ModelElement {
    package let name: String
    package var attributes: [String: String] = [:]
    package var children: [ModelElement] = []
    /// The text of an element that contains nothing else.
    package var text: String?
    package weak var parent: ModelElement?
    package var number: UInt32?
    /// What the visitor has entered in a field, until the server sets it.
    package var typed: String?
    package var isCheckedByVisitor: Bool?

    package init(_ name: String) { self.name = name }

    package var isComment: Bool { name == "#comment" }
    /// Whether this is a part of a text with a style of its own.
    var isPartOfText: Bool {
        name == "m-part" || attributes["class"]?.split(separator: " ").contains("m-part") == true
    }

    package func append(_ child: ModelElement) {
        child.parent = self
        children.append(child)
    }

    /// A text area shows its content in HTML, and its `value` property everywhere else.
    func makeTextTheValue() {
        attributes["value"] = text.map { $0.first == "\n" ? String($0.dropFirst()) : $0 } ?? ""
        text = nil
    }

    /// The first node in document order, starting with this one, for which `condition` holds.
    package func first(_ condition: (ModelElement) -> Bool) -> ModelElement? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(condition) { return found }
        }
        return nil
    }

    /// Calls `body` with this node and all its descendants, in document order.
    package func forEach(_ body: (ModelElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// The nearest element for which `condition` holds: this one or an ancestor.
    package func closest(_ condition: (ModelElement) -> Bool) -> ModelElement? {
        var element: ModelElement? = self
        while let current = element {
            if condition(current) { return current }
            element = current.parent
        }
        return nil
    }

    /// Whether this node is inside `other`.
    package func isInside(_ other: ModelElement) -> Bool { parent?.closest { $0 === other } != nil }
}

extension ModelElement {
    /// How this node differs from the expected node, or `nil` if it does not. `path` locates it in the message.
    package func difference(from fresh: ModelElement, _ path: String) -> String? {
        if name != fresh.name { return "\(path) is <\(name)>, should be <\(fresh.name)>" }
        if let number = fresh.number, number != self.number {
            return "\(path) has number \(self.number as UInt32?, default: "none"), should have \(number)"
        }
        if (text ?? "") != (fresh.text ?? "") {
            return "\(path) says \((text ?? "").debugDescription), should say \((fresh.text ?? "").debugDescription)"
        }
        if comparableAttributes != fresh.comparableAttributes {
            return "\(path) has attributes \(comparableAttributes), should have \(fresh.comparableAttributes)"
        }
        for (index, (child, freshChild)) in zip(children, fresh.children).enumerated() {
            let path = "\(path)/\(index)\(freshChild.name)"
            if let found = child.difference(from: freshChild, path) { return found }
        }
        guard children.count != fresh.children.count else { return nil }
        return "\(path) has children \(children.map(\.name)), should have \(fresh.children.map(\.name))"
    }

    /// The attributes, with classes sorted by name.
    var comparableAttributes: [String: String] {
        var attributes = attributes
        // The attribute matters in a page's first HTML only; a patch moves the focus later.
        attributes["autofocus"] = nil
        attributes["class"] = attributes["class"].map { Set($0.split(separator: " ")).sorted().joined(separator: " ") }
        return attributes
    }

    /// The visible markup, without node identifiers and comments, and with sorted classes.
    package var markup: String {
        if isComment { return "" }
        let attributes = comparableAttributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
        return "<\(name)\(attributes.joined())>\(text ?? "")\(children.map(\.markup).joined())</\(name)>"
    }
}
