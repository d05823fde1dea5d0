import MartletUI

/// A page whose form is posted without a script.
extension Page {
    /// The events that a posted form stands for: what the visitor has changed, in the order of the page, and then the
    /// button that was pressed, or Enter.
    ///
    /// Each field is compared with what the page's HTML showed, not with what the program holds by now: a value that
    /// has changed elsewhere meanwhile is not reset by a visitor who did not touch it. So this is called before
    /// anything is evaluated.
    package func events(of post: FormPost, at address: FormAddress) throws(Problem) -> [EventPost.Event] {
        let graph = try graph
        let fields = FormFinder.fields(in: graph).filter { $0.form == address.form && $0.number < address.end ?? .max }
        var posted: [String: String] = [:]
        for field in post.fields { posted[field.name] = field.value }
        var events: [EventPost.Event] = []
        var submitTarget: UInt32?
        for field in fields {
            guard let value = change(of: field, posted[field.name], in: graph) else { continue }
            submitTarget = field.submitTarget ?? submitTarget
            events += field.types.map { EventPost.Event(target: .number(field.number), type: $0, value: value) }
        }
        let names = Set(fields.map(\.name))
        if let pressed = post.fields.lazy.filter({ !names.contains($0.name) }).compactMap({ UInt32($0.name) }).first {
            return events + [EventPost.Event(target: .number(pressed), type: .click, value: .none)]
        }
        let candidates = Set(fields.compactMap(\.submitTarget))
        if let target = address.form.map({ form in candidates.contains(form) ? form : nil }) ?? submitTarget
            ?? (candidates.count == 1 ? candidates.first : nil)
        {
            let value = address.form == nil ? EventValue.string("Enter") : .fields(posted)
            events.append(EventPost.Event(target: .number(target), type: .submit, value: value))
        }
        return events
    }

    /// The value that the visitor has given to a field; `nil` if it is unchanged.
    private func change(of field: FoundField, _ posted: String?, in graph: ViewGraph) -> EventValue? {
        let found = field.types.first.flatMap { ActionFinder.handler(at: field.number, for: $0, in: graph) }
        // A disabled control is not posted, which does not mean that it was switched off.
        guard let found, found.isEnabled, !found.isHidden else { return nil }
        let value: EventValue
        switch field.kind {
        case .checkbox: value = .boolean(posted != nil)
        case .radio:
            guard let posted, posted == field.value ?? "on" else { return nil }
            return field.isChecked ? nil : .string(posted)
        case .text:
            guard let posted else { return nil }
            // A form writes line breaks as \r\n, and a script reads them as \n.
            value = .string(posted.replacing("\r\n", with: "\n"))
        }
        if case .bound(let control, _) = found.handler { return control.shows(value) ? nil : value }
        let shown = field.kind == .checkbox ? .boolean(field.isChecked) : EventValue.string(field.value ?? "")
        return value == shown ? nil : value
    }

    /// Performs the events of a form. The page shows what could not be performed.
    package func perform(_ formEvents: [EventPost.Event]) {
        isPerforming = true
        asAction {
            let problems = perform(EventPost(formEvents, sequence: channel.events.last + 1))
            for problem in problems { showError(problem.detail) }
            (try? graph)?.flush()
            flush()
        }
        isPerforming = false
    }

    /// The address that an action has sent the visitor to, if any: a path of this server, including the one where
    /// cookies change, or an address elsewhere. The program has set it, and `navigate(to:)` has checked it.
    package func removeDestination() -> String? {
        guard let address = (try? graph)?.removeDestination(), address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return address
    }

    /// Brings the page up to date for HTML that shows it as it is, and returns the messages to show with it. A script
    /// that comes with the HTML counts its posts from 1.
    package func settleForHTML() -> [String] {
        recordActivity(acknowledged: nil)
        channel.events = EventSequence()
        channel.document.change(to: nil)
        (try? graph)?.flush()
        let errors = removeErrors()
        _ = makeFrame()
        (try? graph)?.forgetBrowser()
        return errors
    }
}

extension EventPost {
    fileprivate init(_ events: [Event], sequence: UInt64?) {
        self.sequence = sequence
        self.events = events
    }
}
