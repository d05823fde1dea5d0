extension TestPage {
    // MARK: Elements

    /// Returns the only element that `query` finds. If it finds none or several, the error lists the candidates.
    public func element(
        _ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> TestElement {
        try CallPlace(file, line).naming { () throws(TestPageError) in
            try withState { state throws(TestPageError) in TestElement(try state.dom.element(query), in: state.dom) }
        }
    }

    /// Returns every element that `query` finds, in document order.
    public func elements(_ query: ElementQuery) -> [TestElement] {
        withState { state in state.dom.elements(query).map { TestElement($0, in: state.dom) } }
    }

    /// Whether `query` finds anything.
    public func contains(_ query: ElementQuery) -> Bool { withState { !$0.dom.elements(query).isEmpty } }

    /// Returns the text of an element: the texts in it, with one space between those of different elements.
    public func text(
        _ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> String { try element(query, file: file, line: line).text }

    /// Returns an element as HTML, with attributes sorted by name, without the protocol's own.
    public func html(
        _ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> String { try element(query, file: file, line: line).html }

    /// Returns an attribute of an element, or `nil` if it has none of that name.
    public func attribute(
        _ name: String, of query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> String? {
        try element(query, file: file, line: line).attributes[name]
    }

    /// Returns the content of a field. Throws if the element is not a field.
    public func value(
        _ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> String {
        let element = try element(query, file: file, line: line)
        guard let value = element.value else {
            throw TestPageError(.unsuitable, "\(element) is no field.").at(CallPlace(file, line))
        }
        return value
    }

    /// Whether a checkbox or radio button is on.
    public func isChecked(
        _ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> Bool { try element(query, file: file, line: line).isChecked }

    /// Whether an element or an ancestor of it is disabled.
    public func isDisabled(
        _ query: ElementQuery, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestPageError) -> Bool { try element(query, file: file, line: line).isDisabled }

    // MARK: The page

    /// The path and the query of the page, after redirects.
    public var path: String { withState { $0.path } }

    /// The status of the response that contained the page: 200, or the one that `httpStatus(_:)` sets.
    public var status: Int { withState { $0.response.status } }

    /// Returns a header of the response that contained the page, ignoring case, or `nil` if there is none.
    public func header(_ name: String) -> String? { withState { $0.response[name.lowercased()] } }

    /// The document's title.
    public var title: String { withState { $0.title } }

    /// The text of the page as a visitor reads it, with one space between the texts of different elements.
    public var text: String { withState { $0.dom.root.readText } }

    /// The content as HTML, with attributes sorted by name, without the protocol's own.
    public var html: String { withState { $0.dom.root.children.map(\.html).joined() } }

    /// The page's own rules of style, in their order.
    package var styleSheet: String { withState { $0.styleSheet } }

    /// The page's content, with a line for each element that has text or a name, for the messages of a test.
    public var outline: String { withState { $0.dom.outline } }

    /// The focused element.
    public var focusedElement: TestElement? {
        withState { state in state.dom.focused.map { TestElement($0, in: state.dom) } }
    }

    /// The error messages that the visitor has seen since the page was loaded.
    public var errors: [String] { withState { $0.dom.errors } }

    /// What a screen reader was told to say since the page was loaded.
    public var announcements: [String] { withState { $0.dom.announcements } }

    /// The text that the page was last told to copy into the clipboard, as by `UIPasteboard`.
    public var copiedText: String? { withState { $0.dom.copiedText } }

    // MARK: What has happened

    /// The patches of the last transaction, in order.
    ///
    /// A transaction is everything that one action has caused, up to quiescence. Changes without an action (by another
    /// visitor, or by a task that wakes) begin a new transaction when ``settle(limit:)`` or ``wait(limit:file:line:until:)``
    /// finds them. Loading the page is a transaction too; it has no patches, because the HTML contains its changes.
    public var patches: [Patch] { withState { $0.frames.flatMap(\.patches) } }

    /// The patches of the last transaction by frame: one frame for each turn of the program that changed the page.
    public var frames: [Frame] { withState { $0.frames } }

    /// The views that were evaluated in the last transaction.
    public var evaluations: Evaluations { withState { Evaluations($0.evaluations) } }

    /// The errors that were reported since the page was loaded.
    public var diagnostics: [PageDiagnostic] { withState { $0.diagnostics } }
}
