extension TestPage {
    // MARK: Elements

    /// The one element that `query` finds. If there is none, or several, the error lists what there is.
    public func element(_ query: ElementQuery) throws(TestPageError) -> TestElement {
        try withState { state throws(TestPageError) in TestElement(try state.dom.element(query), in: state.dom) }
    }

    /// Every element that `query` finds, in the page's order.
    public func elements(_ query: ElementQuery) -> [TestElement] {
        withState { state in state.dom.elements(query).map { TestElement($0, in: state.dom) } }
    }

    /// Whether `query` finds anything.
    public func contains(_ query: ElementQuery) -> Bool { withState { !$0.dom.elements(query).isEmpty } }

    /// The text of an element: the texts in it, with one space between those of different elements.
    public func text(_ query: ElementQuery) throws(TestPageError) -> String { try element(query).text }

    /// An element as HTML, attributes in the order of their names, without the wire's own marks.
    public func html(_ query: ElementQuery) throws(TestPageError) -> String { try element(query).html }

    /// An attribute of an element; `nil` if it has none of that name.
    public func attribute(_ name: String, of query: ElementQuery) throws(TestPageError) -> String? {
        try element(query).attributes[name]
    }

    /// What a field holds. Throws if the element is no field.
    public func value(_ query: ElementQuery) throws(TestPageError) -> String {
        let element = try element(query)
        guard let value = element.value else { throw TestPageError(.unsuitable, "\(element) is no field.") }
        return value
    }

    /// Whether a checkbox or radio button is on.
    public func isChecked(_ query: ElementQuery) throws(TestPageError) -> Bool { try element(query).isChecked }

    /// Whether an element takes no events, by itself or by one around it.
    public func isDisabled(_ query: ElementQuery) throws(TestPageError) -> Bool { try element(query).isDisabled }

    // MARK: The page

    /// The path and the query that it was loaded from, after redirects.
    public var path: String { withState { $0.path } }

    /// The status of the answer that brought the page: 200, or what `httpStatus(_:)` says.
    public var status: Int { withState { $0.response.status } }

    /// A header of the answer that brought the page, found without regard to case; `nil` if there is none.
    public func header(_ name: String) -> String? { withState { $0.response[name.lowercased()] } }

    /// The document's title.
    public var title: String { withState { $0.title } }

    /// Everything that is read, with one space between the texts of different elements.
    public var text: String { withState { $0.dom.root.readText } }

    /// The content as HTML, attributes in the order of their names, without the wire's own marks.
    public var html: String { withState { $0.dom.root.children.map(\.html).joined() } }

    /// What is on the page, a line for each element that says something or can be named: for a test's messages.
    public var outline: String { withState { $0.dom.outline } }

    /// The element that has the focus.
    public var focusedElement: TestElement? {
        withState { state in state.dom.focused.map { TestElement($0, in: state.dom) } }
    }

    /// The messages that were shown to the visitor as errors, since the page was loaded.
    public var errors: [String] { withState { $0.dom.errors } }

    // MARK: What has happened

    /// The patches of the last transaction, in order.
    ///
    /// A transaction is what one call that acts has caused, to quiescence. What comes without one (another visitor's
    /// doing, a task that wakes) begins a new transaction when ``settle(limit:)`` or ``wait(limit:until:)`` finds it.
    /// Loading the page is one too; it has no patches, because its changes are in the HTML.
    public var patches: [Patch] { withState { $0.frames.flatMap(\.patches) } }

    /// The last transaction's patches by the frames they came in: one for each turn of the program that changed the page.
    public var frames: [Frame] { withState { $0.frames } }

    /// The views that were evaluated in the last transaction.
    public var evaluations: Evaluations { withState { Evaluations($0.evaluations) } }

    /// The mistakes that were told since the page was loaded.
    public var diagnostics: [PageDiagnostic] { withState { $0.diagnostics } }
}
