extension ModelDOM {
    /// Replaces the content of a field.
    func type(_ text: String, into field: ModelElement) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: field)
        guard field.isEditable || field.listens(to: "input") else {
            throw TestPageError(.unsuitable, "Nothing can be typed into \(TestElement(field, in: self)).")
        }
        guard field.attributes["readonly"] == nil else {
            throw TestPageError(.unsuitable, "\(TestElement(field, in: self)) can be read only.")
        }
        var events = try moveFocus(to: field)
        field.typed = text
        events += try fieldEvents(["input"], at: field)
        if field.tellsChangesAtOnce {
            events += try fieldEvents(["change"], at: field)
        } else {
            uncommitted = field
        }
        return events
    }

    /// Chooses an option of a `<select>`, or a radio button of a group, by its text or its value.
    func choose(_ option: String, in field: ModelElement) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: field)
        guard field.name == "select" else { return try chooseRadioButton(option, in: field) }
        let options = field.options
        guard
            let chosen = options.first(where: { $0.readText == option })
                ?? options.first(where: { $0.optionValue == option })
        else { throw notAmong(options.map(\.readText), option, field) }
        try checkUse(of: chosen)
        var events = try moveFocus(to: field)
        field.typed = chosen.optionValue
        events += try fieldEvents(["input", "change"], at: field)
        return events
    }

    private func chooseRadioButton(_ option: String, in group: ModelElement) throws(TestPageError) -> [PageEvent] {
        var buttons: [ModelElement] = []
        group.forEach { if $0.isCheckable, $0.type == "radio" { buttons.append($0) } }
        guard !buttons.isEmpty else {
            throw TestPageError(.unsuitable, "\(TestElement(group, in: self)) has nothing to choose from.")
        }
        let names = buttons.map { AccessibleName.of($0, in: root) }
        guard let position = names.firstIndex(of: option) ?? buttons.firstIndex(where: { $0.fieldValue == option })
        else {
            throw notAmong(names, option, group)
        }
        return try click(buttons[position])
    }

    private func notAmong(_ options: [String], _ option: String, _ field: ModelElement) -> TestPageError {
        TestPageError(
            .notFound,
            "\(TestElement(field, in: self)) has no option \(option.debugDescription); it has \(options.map(\.debugDescription).joined(separator: ", "))."
        )
    }

    /// Changes a checkbox or a switch. With `isOn`, leaves one that already has that value alone.
    func toggle(_ box: ModelElement, to isOn: Bool?) throws(TestPageError) -> [PageEvent] {
        guard box.isCheckable else {
            throw TestPageError(.unsuitable, "\(TestElement(box, in: self)) is no checkbox or radio button.")
        }
        try checkUse(of: box)
        return isOn == box.isChecked ? [] : try click(box)
    }

    /// Presses a key in an element.
    func pressKey(_ key: String, in element: ModelElement) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        var events = try moveFocus(to: element) + keyPress(key, in: element)
        // The client sends this event in place of the key: the browser asks whether the dialog may close.
        if key == "Escape", let dialog = element.closest({ $0.attributes["data-modal"] != nil }) {
            return try event("keydown", at: element, value: .string(key)) + event("cancel", at: dialog)
        }
        let isText = element.isEditable
        let form = element.closest { $0.name == "form" }
        // Enter submits a field that has no form; the client sends a submit event in place of the key.
        let sends = key == "Enter" && element.name == "input" && form == nil ? try enter(in: element) : []
        events += try sends.isEmpty ? event("keydown", at: element, value: .string(key)) : sends
        if key == "Enter", isText, element.name == "input" {
            events += try commit()
            if let form { events += try submit(form) }
        } else if key == "Enter" || key == " ", !isText, element.isFocusable {
            let isDoubleClick = element.listens(to: "dblclick") && !element.listens(to: "click")
            events += try isDoubleClick ? event("dblclick", at: element) : click(element)
        }
        return events
    }

    /// The event of the nearest element that asks for a key, as Public/martlet-keypress.js finds it.
    private func keyPress(_ key: String, in element: ModelElement) throws(TestPageError) -> [PageEvent] {
        let name = key == " " ? "Space" : key.count == 1 ? key.uppercased() : key
        let listener = element.closest { element in
            let keys = element.attributes["data-keys"]?.split(separator: " ") ?? []
            return element.listens(to: "keypress") && keys.first?.contains("d") == true
                && keys.dropFirst().contains { $0 == name || $0 == "*" }
        }
        guard let listener else { return [] }
        return try event("keypress", at: listener, value: .string("d  \(key)"))
    }

    /// Presses Enter in a field without a form.
    private func enter(in field: ModelElement) throws(TestPageError) -> [PageEvent] {
        try event("submit", at: field, value: .string("Enter"))
    }

    /// Submits the form that `element` is or is in. A field outside any form submits with Enter.
    func submitForm(around element: ModelElement) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        let form = element.closest { $0.name == "form" } ?? element.first { $0.name == "form" }
        let events = if let form { try commit() + submit(form) } else { try enter(in: element) + commit() }
        guard events.contains(where: { $0.type == "submit" }) else {
            throw TestPageError(
                .noHandler, "Nobody listens when \(TestElement(form ?? element, in: self)) is sent.")
        }
        return events
    }
}

extension ModelElement {
    /// Whether the browser reports a change at once. A text field reports it when it loses the focus.
    var tellsChangesAtOnce: Bool {
        name == "input"
            && ["color", "date", "datetime-local", "month", "range", "time", "week"].contains(type)
    }
}
