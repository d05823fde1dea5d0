/// What is kept of a page beside its tree: what views have declared about it for the next HTML or patch, and what only they
/// know of.
struct PageState {
    /// What views declare about the document and the answer; `nil` while none does.
    var head: DocumentHead?
    /// The address that the browser was sent to last.
    var destination: String?
    /// The declarations of single elements in the last HTML.
    var elementRules = ""
    /// The color scheme that the visitor's browser requests.
    var visitorScheme: ColorScheme
    /// What a view asked to scroll to before there was a page.
    var scrollAfterRendering: ScrollCommand?
    /// The elements whose styles a repeated animation has changed before there was a page, by their numbers.
    var repeated: [UInt32: RepeatedStyles] = [:]
    /// Objects of the page's own, by type, that views made of others need; see ``EnvironmentValues/pageObject(_:_:)``.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    init(visitorScheme: ColorScheme) { self.visitorScheme = visitorScheme }
}

/// What a graph remembers for what it says to the program's author.
struct GraphReports {
    /// What `_printChanges()` prints about the evaluation under way.
    var changes = PrintedChanges()
    /// Initial values of state that a parent passed again, in development.
    var stateFromOutside = StateFromOutside()
    /// The element whose event is being performed; reports of its action belong to it.
    var actingElement: UInt32?
}
