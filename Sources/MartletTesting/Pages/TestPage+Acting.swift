import MartletServer

extension TestPage {
    /// Clicks an element.
    ///
    /// As in a browser, the nearest element that listens, from this one up, gets the event. A checkbox changes, a label
    /// clicks its field, a button of a form sends it, a link is followed. Throws if the element is disabled or hidden, or
    /// if nothing would happen.
    public func click(_ query: ElementQuery) async throws {
        try await act("click on \(query)") { dom throws(TestPageError) in try dom.click(try dom.element(query)) }
    }

    /// Replaces what a field holds, as pasting does: one `input` event with the whole text.
    ///
    /// A text field tells of its `change` when it is left (by a click elsewhere, ``blur()``, Enter), a slider or a date
    /// at once.
    public func type(_ text: String, into query: ElementQuery) async throws {
        try await act("text for \(query)") { dom throws(TestPageError) in
            try dom.type(text, into: try dom.element(query))
        }
    }

    /// Chooses an option of a `<select>`, or a radio button of a group, by its text or its value.
    public func choose(_ option: String, in query: ElementQuery) async throws {
        try await act("choice in \(query)") { dom throws(TestPageError) in
            try dom.choose(option, in: try dom.element(query))
        }
    }

    /// Changes a checkbox or a switch.
    public func toggle(_ query: ElementQuery) async throws { try await toggle(query, to: nil) }

    /// Makes a checkbox or a switch be on or off; one that is so already is left alone.
    public func set(_ query: ElementQuery, to isOn: Bool) async throws { try await toggle(query, to: isOn) }

    private func toggle(_ query: ElementQuery, to isOn: Bool?) async throws {
        try await act("change of \(query)") { dom throws(TestPageError) in
            try dom.toggle(try dom.element(query), to: isOn)
        }
    }

    /// Sends the form that an element is, or is in.
    public func submit(_ query: ElementQuery) async throws {
        try await act("form of \(query)") { dom throws(TestPageError) in
            try dom.submitForm(around: try dom.element(query))
        }
    }

    /// Presses a key in an element; keys have the names of `KeyboardEvent.key`: `Enter`, `Escape`, `a`.
    ///
    /// Enter in a text field tells of its change and sends its form, on a button it clicks; so does the space bar.
    public func press(_ key: String, in query: ElementQuery) async throws {
        try await act("key \(key) in \(query)") { dom throws(TestPageError) in
            try dom.pressKey(key, in: try dom.element(query))
        }
    }

    /// Gives an element the focus. A text field that loses it tells of its change.
    public func focus(_ query: ElementQuery) async throws {
        try await act("focus on \(query)") { dom throws(TestPageError) in
            let element = try dom.element(query)
            try dom.checkUse(of: element)
            guard element.isFocusable else {
                throw TestPageError(.unsuitable, "\(TestElement(element, in: dom)) takes no focus.")
            }
            return try dom.moveFocus(to: element)
        }
    }

    /// Takes the focus away from the element that has it. A text field tells of its change.
    public func blur() async throws {
        try await act("blur") { dom throws(TestPageError) in try dom.moveFocus(to: nil) }
    }

    /// Loads the page's path again, as a new page of the same visitor.
    public func reload() async throws {
        defer { visitor.server.endTransactions() }
        try await load(path)
        try await visitor.server.settle()
    }

    // MARK: Waiting

    /// Runs the program to quiescence: until nothing in it can run and everything is shown.
    ///
    /// Tasks that sleep do not count, and those that wait for something outside their session (an actor, a stream) are
    /// given a moment to come back; use ``wait(limit:until:)`` for what they do later. What acts settles by itself, so this
    /// is needed only for what comes from elsewhere. Throws if something still goes on after `limit`.
    public func settle(limit: Duration = .seconds(10)) async throws {
        visitor.server.endTransactions()
        defer { visitor.server.endTransactions() }
        try await visitor.server.settle(limit: limit)
    }

    /// Waits until `condition` holds, and throws if it does not after `limit`. What comes meanwhile is one transaction.
    public nonisolated(nonsending) func wait(
        limit: Duration = .seconds(5), until condition: (TestPage) throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + limit
        var looks = 0
        visitor.server.endTransactions()
        defer { visitor.server.endTransactions() }
        while true {
            // Time alone would end the wait on a machine that is too busy to look.
            let isOver = ContinuousClock.now >= deadline && looks >= Self.fewestLooks
            looks += 1
            try await visitor.server.settle()
            if try condition(self) { return }
            guard !isOver else {
                throw TestPageError(
                    .timeout, "What was waited for did not happen within \(limit). On the page are:\n\(outline)")
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private static let fewestLooks = 10

    /// Waits until an element reads `text`.
    public func wait(
        for query: ElementQuery, toRead text: String, limit: Duration = .seconds(5)
    ) async throws {
        try await wait(limit: limit) { page in
            let found = page.elements(query)
            return found.count == 1 && found[0].text == text
        }
    }

    // MARK: Sending

    /// Does something on the model and sends what the browser would send, one event after another.
    private func act(
        _ what: String, _ action: @Sendable (ModelDOM) throws(TestPageError) -> [PageEvent]
    ) async throws {
        try await visitor.server.settle()
        let events = try withState { state throws(TestPageError) in
            let events = try action(state.dom)
            state.beginTransaction()
            return events
        }
        defer { visitor.server.endTransactions() }
        for event in events {
            guard let problem = try await send(event) else { continue }
            throw TestPageError(
                .refused,
                "The server refused the \(event.type) event (\(what)) with \(problem.status): \(problem.detail)")
        }
        // A link is followed without an event.
        try await visitor.server.settle()
    }

    /// Posts one event and runs the program to quiescence; gives what the server has against the event.
    private func send(_ event: PageEvent) async throws -> Problem? {
        let problem = try await post(event)
        try await visitor.server.settle()
        return problem
    }

    private func post(_ event: PageEvent) async throws -> Problem? {
        let next = withState { state -> (connection: PageConnection, body: String)? in
            // An event before has taken the element away, or led to another page.
            guard state.dom.node(event.target) != nil else { return nil }
            return (state.connection, state.body(of: event))
        }
        return if let next { try await next.connection.post(next.body) } else { nil }
    }

    /// Posts what the browser sends because of patches that came (the focus has moved); gives whether there was anything.
    func react() async throws -> Bool {
        let events = withState { state in
            defer { state.dom.reactions = [] }
            return state.dom.reactions
        }
        for event in events { _ = try await post(event) }
        return !events.isEmpty
    }
}
