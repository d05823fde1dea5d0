extension ModelDOM {
    /// Clicks `element` as a browser does. Returns the events that the client sends.
    func click(_ element: ModelElement) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        var events = try moveFocus(to: element)
        let before = events.count
        events += try press(element)
        guard events.count > before || hasOwnEffect(element) else {
            throw TestPageError(
                .noHandler,
                "A click on \(TestElement(element, in: self)) would do nothing: neither it nor an element around it listens."
            )
        }
        return events
    }

    /// What two clicks on `element` send that follow each other quickly.
    func doubleClick(_ element: ModelElement) throws(TestPageError) -> [PageEvent] {
        try checkUse(of: element)
        var events = try moveFocus(to: element)
        let before = events.count
        for _ in 0..<2 { events += try press(element) }
        events += try event("dblclick", at: element)
        guard events.count > before || hasOwnEffect(element) else {
            throw TestPageError(
                .noHandler,
                "A double click on \(TestElement(element, in: self)) would do nothing: neither it nor an element around it listens."
            )
        }
        return events
    }

    /// Whether the browser itself reacts to a click, without any event to the server.
    private func hasOwnEffect(_ element: ModelElement) -> Bool {
        destination != nil || element.closest { $0.isFocusable || $0.name == "label" || $0.name == "details" } != nil
    }

    private func press(_ element: ModelElement) throws(TestPageError) -> [PageEvent] {
        // The browser changes a checkbox before it dispatches any event, and dispatches the click first.
        let control = element.closest { $0.isCheckable || $0.isSubmitter || $0.name == "a" || $0.name == "label" }
        if let control, control.isCheckable { check(control) }
        // Where the program decides about addresses, the client sends a click on a link as an event; elsewhere the
        // browser follows the link.
        if let control, control.name == "a", control.attributes["href"] != nil, let number = control.number,
            control.closest({ $0.attributes["data-links"] != nil }) != nil
        {
            return [PageEvent(target: number, type: "link")]
        }
        // A click beside a dialog's content hits only the backdrop.
        if element.attributes["data-modal"] == "dismissible" { return try event("cancel", at: element) }
        var events = try event("click", at: element)
        guard let control else { return events }
        if control.isCheckable {
            events += try fieldEvents(["input", "change"], at: control)
        } else if control.isSubmitter {
            if let form = control.closest({ $0.name == "form" }) { events += try submit(form, by: control) }
        } else if control.name == "a" {
            follow(control)
        } else if let labelled = self.control(labelledBy: control), labelled !== element, !labelled.isDisabled {
            events += try press(labelled)
            events += setFocus(labelled)
        }
        return events
    }

    /// Toggles a checkbox, or selects a radio button and deselects the others in its group.
    private func check(_ control: ModelElement) {
        guard control.type == "radio" else {
            control.isCheckedByVisitor = !control.isChecked
            return
        }
        if let name = control.attributes["name"] {
            (control.closest { $0.name == "form" } ?? root).forEach {
                if $0.isCheckable, $0.type == "radio", $0.attributes["name"] == name { $0.isCheckedByVisitor = false }
            }
        }
        control.isCheckedByVisitor = true
    }

    private func control(labelledBy label: ModelElement) -> ModelElement? {
        if let identifier = label.attributes["for"] { return element(identifier) }
        return label.first { $0 !== label && AccessibleName.isLabelable($0) }
    }

    private func follow(_ link: ModelElement) {
        guard let address = link.attributes["href"], address.hasPrefix("/"), !address.hasPrefix("//") else { return }
        destination = address
    }
}
