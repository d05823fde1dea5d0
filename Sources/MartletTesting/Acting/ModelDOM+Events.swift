/// Decides which events reach the server, as `handle` in Public/events.js does in the browser.
extension ModelDOM {
    /// The event that a `type` event at `element` becomes. The nearest listening element receives it; empty if none
    /// listens.
    func event(_ type: String, at element: ModelElement, value: JSONValue? = nil) throws(TestPageError) -> [PageEvent] {
        let listener = element.closest { $0.listens(to: type) }
        guard let listener, let number = listener.number else { return [] }
        try checkUse(of: listener)
        return [PageEvent(target: number, type: type, value: value)]
    }

    /// Throws if a visitor could not use `element`.
    func checkUse(of element: ModelElement) throws(TestPageError) {
        if element.isHidden {
            throw TestPageError(.hidden, "\(TestElement(element, in: self)) cannot be seen, so it cannot be used.")
        }
        if element.isDisabled {
            throw TestPageError(.disabled, "\(TestElement(element, in: self)) takes no events now.")
        }
    }

    /// The events of a field whose value the visitor has changed.
    func fieldEvents(_ types: [String], at field: ModelElement) throws(TestPageError) -> [PageEvent] {
        let value: JSONValue =
            field.name == "input" && field.type == "checkbox" ? .boolean(field.isChecked) : .string(field.fieldValue)
        var events: [PageEvent] = []
        for type in types { events += try event(type, at: field, value: value) }
        return events
    }

    /// Moves the focus to `element`, or to the nearest focusable element around it. The field that loses the focus
    /// commits its change first.
    func moveFocus(to element: ModelElement?) throws(TestPageError) -> [PageEvent] {
        let focusable = element?.closest(\.isFocusable)
        guard focusable !== focused || focusable == nil else { return [] }
        return try commit() + setFocus(focusable)
    }

    /// Focuses an element, or removes the focus if it is `nil`. Returns the events that the client sends for it.
    func setFocus(_ element: ModelElement?) -> [PageEvent] {
        guard element !== focused else { return [] }
        let left = focused.map { (try? event("focusout", at: $0)) ?? [] } ?? []
        focused = element
        return left + (element.map { (try? event("focusin", at: $0)) ?? [] } ?? [])
    }

    /// Commits a field's text, when the field loses the focus or Enter is pressed in it.
    func commit() throws(TestPageError) -> [PageEvent] {
        guard let field = uncommitted else { return [] }
        uncommitted = nil
        guard field === root || field.isInside(root), !field.isDisabled, !field.isHidden else { return [] }
        return try fieldEvents(["change"], at: field)
    }

    /// Submits a form, with `submitter` if a button submits it.
    func submit(_ form: ModelElement, by submitter: ModelElement? = nil) throws(TestPageError) -> [PageEvent] {
        var fields: [String: JSONValue] = [:]
        form.forEach { field in
            guard let name = field.attributes["name"], !name.isEmpty, !field.isDisabled else { return }
            if field.isCheckable ? field.isChecked : field.isField || field === submitter || field.type == "hidden" {
                fields[name] = .string(field.fieldValue)
            }
        }
        return try event("submit", at: form, value: .object(fields))
    }
}

extension ModelElement {
    func listens(to type: String) -> Bool {
        attributes["data-on"]?.split(separator: " ").contains { $0 == type } ?? false
    }

    /// Whether a click focuses the element.
    var isFocusable: Bool {
        if attributes["tabindex"] != nil { return true }
        return switch name {
        case "a", "area": attributes["href"] != nil
        case "button", "select", "summary", "textarea": true
        case "input": type != "hidden"
        default: false
        }
    }

    /// Whether a click submits the element's form.
    var isSubmitter: Bool {
        switch name {
        case "button": (attributes["type"]?.lowercased() ?? "submit") == "submit"
        case "input": type == "submit" || type == "image"
        default: false
        }
    }
}
