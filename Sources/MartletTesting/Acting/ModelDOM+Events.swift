/// Which events reach the server, as the browser's client finds them (Public/martlet.js, `handle`).
extension ModelDOM {
    /// The event that a `type` event at `element` becomes: the nearest element that listens gets it. Empty if nobody does.
    func event(_ type: String, at element: ModelElement, value: JSONValue? = nil) throws(TestPageError) -> [PageEvent] {
        let listener = element.closest { $0.listens(to: type) }
        guard let listener, let number = listener.number else { return [] }
        try checkUse(of: listener)
        return [PageEvent(target: number, type: type, value: value)]
    }

    /// Refuses what a visitor could not use.
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

    /// The visitor goes to `element`, or to what takes the focus around it: a field that was changed before says so now.
    func moveFocus(to element: ModelElement?) throws(TestPageError) -> [PageEvent] {
        let focusable = element?.closest(\.isFocusable)
        guard focusable !== focused || focusable == nil else { return [] }
        return try commit() + setFocus(focusable)
    }

    /// Gives an element the focus, or takes it away from all; gives what the browser sends of that.
    func setFocus(_ element: ModelElement?) -> [PageEvent] {
        guard element !== focused else { return [] }
        let left = focused.map { (try? event("focusout", at: $0)) ?? [] } ?? []
        focused = element
        return left + (element.map { (try? event("focusin", at: $0)) ?? [] } ?? [])
    }

    /// A field that was typed into is left, or Enter is pressed in it.
    func commit() throws(TestPageError) -> [PageEvent] {
        guard let field = uncommitted else { return [] }
        uncommitted = nil
        guard field === root || field.isInside(root), !field.isDisabled, !field.isHidden else { return [] }
        return try fieldEvents(["change"], at: field)
    }

    /// A form is sent, by `submitter` if it was a button.
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

    /// Whether a click gives it the focus.
    var isFocusable: Bool {
        if attributes["tabindex"] != nil { return true }
        return switch name {
        case "a", "area": attributes["href"] != nil
        case "button", "select", "summary", "textarea": true
        case "input": type != "hidden"
        default: false
        }
    }

    /// Whether a click on it sends its form.
    var isSubmitter: Bool {
        switch name {
        case "button": (attributes["type"]?.lowercased() ?? "submit") == "submit"
        case "input": type == "submit" || type == "image"
        default: false
        }
    }
}
