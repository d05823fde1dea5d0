import MartletServer

extension TestPage {
    /// Clicks an element.
    ///
    /// As in a browser, the nearest listening element, starting with this one, receives the event. A checkbox changes,
    /// a label clicks its field, a submit button submits its form, and a link is followed. Throws if the element is
    /// disabled or hidden, or if the click would have no effect.
    public func click(_ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("click on \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.click(try dom.element(query))
        }
    }

    /// Clicks an element twice, quickly.
    ///
    /// The browser reports two clicks and then the double click, so what listens to one of them is performed as well. Throws as
    /// ``click(_:file:line:)`` does.
    public func doubleClick(_ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("double click on \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.doubleClick(try dom.element(query))
        }
    }

    /// Replaces the content of a field, as pasting does: with one `input` event that carries the whole text.
    ///
    /// A text field sends its `change` event when it loses the focus (by a click elsewhere, ``blur(file:line:)`` or Enter); a
    /// slider or a date field sends it at once.
    public func type(_ text: String, into query: ElementQuery, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await act("text for \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.type(text, into: try dom.element(query))
        }
    }

    /// Chooses an option of a `<select>`, or a radio button of a group, by its text or its value.
    public func choose(_ option: String, in query: ElementQuery, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await act("choice in \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.choose(option, in: try dom.element(query))
        }
    }

    /// Changes a checkbox or a switch.
    public func toggle(_ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await toggle(query, to: nil, CallPlace(file, line))
    }

    /// Turns a checkbox or a switch on or off. Leaves one that already has that value alone.
    public func set(_ query: ElementQuery, to isOn: Bool, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await toggle(query, to: isOn, CallPlace(file, line))
    }

    private func toggle(_ query: ElementQuery, to isOn: Bool?, _ place: CallPlace) async throws {
        try await act("change of \(query)", at: place) { dom throws(TestPageError) in
            try dom.toggle(try dom.element(query), to: isOn)
        }
    }

    /// Submits the form that an element is or is in.
    public func submit(_ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("form of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.submitForm(around: try dom.element(query))
        }
    }

    /// Presses a key in an element. Keys have the names of `KeyboardEvent.key`: `Enter`, `Escape`, `a`.
    ///
    /// Enter in a text field commits its change and submits its form. On a button, Enter and the space bar click it.
    public func press(_ key: String, in query: ElementQuery, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await act("key \(key) in \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.pressKey(key, in: try dom.element(query))
        }
    }

    /// Scrolls a list of more than 60 rows so that the row at a position is visible, as a browser does that shows twenty
    /// rows at once. Positions count from 0.
    ///
    /// Throws if nothing in the element is a list that holds a part of its rows, or if the list is shorter.
    public func scroll(_ query: ElementQuery, toRow row: Int, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await act("scrolling of \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.scroll(try dom.element(query), toRow: row)
        }
    }

    /// Focuses an element. A text field that loses the focus commits its change.
    public func focus(_ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("focus on \(query)", at: CallPlace(file, line)) { dom throws(TestPageError) in
            let element = try dom.element(query)
            try dom.checkUse(of: element)
            guard element.isFocusable else {
                throw TestPageError(.unsuitable, "\(TestElement(element, in: dom)) takes no focus.")
            }
            return try dom.moveFocus(to: element)
        }
    }

    /// Removes the focus from the focused element. A text field commits its change.
    public func blur(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await act("blur", at: CallPlace(file, line)) { dom throws(TestPageError) in try dom.moveFocus(to: nil) }
    }

    /// Loads the page's path again, as a new page of the same visitor.
    public func reload() async throws {
        defer { visitor.server.endTransactions() }
        try await load(path)
        try await visitor.server.settle()
    }

    // MARK: Waiting

    /// Runs the program to quiescence: until none of its work can run and everything is shown.
    ///
    /// Sleeping tasks do not count. Tasks that wait for something outside their session (an actor, a stream) get a
    /// moment to return; use ``wait(limit:file:line:until:)`` for what they do later. Actions settle by themselves, so this is
    /// needed only for changes from elsewhere. Throws if something is still running after `limit`.
    public func settle(limit: Duration = .seconds(10)) async throws {
        visitor.server.endTransactions()
        defer { visitor.server.endTransactions() }
        try await visitor.server.settle(limit: limit)
    }

    /// Waits until `condition` holds. Throws if it does not within `limit`. While a query in it finds no element, or more
    /// than one, it does not hold. Changes meanwhile belong to one transaction.
    public nonisolated(nonsending) func wait(
        limit: Duration = .seconds(5), file: StaticString = #filePath, line: UInt = #line,
        until condition: (TestPage) throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + limit
        var checks = 0
        visitor.server.endTransactions()
        defer { visitor.server.endTransactions() }
        while true {
            // A time limit alone would end the wait on a machine that is too busy to look.
            let isOver = ContinuousClock.now >= deadline && checks >= Self.fewestChecks
            checks += 1
            try await visitor.server.settle()
            let missing: TestPageError?
            do {
                if try condition(self) { return }
                missing = nil
            } catch let error as TestPageError where error.kind == .notFound || error.kind == .ambiguous {
                missing = error
            }
            guard !isOver else {
                let reason = missing?.description ?? "On the page are:\n\(outline)"
                throw TestPageError(.timeout, "What was waited for did not happen within \(limit). \(reason)")
                    .at(CallPlace(file, line))
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private static let fewestChecks = 10

    /// Waits until the text of an element is `text`.
    public func wait(
        for query: ElementQuery, toRead text: String, limit: Duration = .seconds(5),
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await wait(limit: limit, file: file, line: line) { page in
            let found = page.elements(query)
            return found.count == 1 && found[0].text == text
        }
    }

    // MARK: Sending

    /// Performs an action on the model, and sends the events that the client would send, one after another.
    func act(
        _ what: String, at place: CallPlace, _ action: @Sendable (ModelDOM) throws(TestPageError) -> [PageEvent]
    ) async throws {
        try await visitor.server.settle()
        let events = try place.naming { () throws(TestPageError) in
            try withState { state throws(TestPageError) in
                let events = try action(state.dom)
                state.beginTransaction()
                return events
            }
        }
        defer { visitor.server.endTransactions() }
        for event in events {
            guard let problem = try await send(event) else { continue }
            throw TestPageError(
                .refused,
                "The server refused the \(event.type) event (\(what)) with \(problem.status): \(problem.detail)"
            ).at(place)
        }
        // A link is followed without an event.
        try await visitor.server.settle()
    }

    /// Posts one event and runs the program to quiescence. Returns the server's objection to the event, if it has one.
    private func send(_ event: PageEvent) async throws -> Problem? {
        let problem = try await post(event)
        try await visitor.server.settle()
        return problem
    }

    private func post(_ event: PageEvent) async throws -> Problem? {
        let next = withState { state -> (connection: PageConnection, body: String)? in
            // An earlier event has removed the element, or led to another page.
            guard state.dom.node(event.target) != nil else { return nil }
            return (state.connection, state.body(of: event))
        }
        return if let next { try await next.connection.post(next.body) } else { nil }
    }

    /// Posts the events that the client sends because of patches (the focus has moved). Returns whether there were any.
    func react() async throws -> Bool {
        let events = withState { state in
            defer { state.dom.reactions = [] }
            return state.dom.reactions
        }
        for event in events { _ = try await post(event) }
        return !events.isEmpty
    }
}
