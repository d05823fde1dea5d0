/// The reason why a test's page could not do what was asked. The description says what was looked for and what there
/// is.
public struct TestPageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public enum Kind: Hashable, Sendable {
        /// No element matches.
        case notFound
        /// Several elements match.
        case ambiguous
        /// The element is disabled.
        case disabled
        /// The element is hidden.
        case hidden
        /// The action does not apply to this kind of element: for example, typing text into a button.
        case unsuitable
        /// In a browser the action would have no effect, because nothing listens.
        case noHandler
        /// The server refused the event or the page.
        case refused
        /// The program did not become idle, or the awaited condition did not hold, in time.
        case timeout
        /// The connection to the server has ended, or the response does not fit the page.
        case wire
    }

    /// What is the matter.
    public let kind: Kind
    /// What is the matter, after the place of the call in the test: `…/CounterTests.swift:12: No element has …`.
    public let description: String
    /// Whether the description says where the call is.
    private var hasPlace = false

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    private init(_ error: TestPageError, at place: CallPlace) {
        kind = error.kind
        description = "\(place): \(error.description)"
        hasPlace = true
    }

    /// The error of a call at a place, unless it is already that of a call inside.
    func at(_ place: CallPlace) -> TestPageError { hasPlace ? self : TestPageError(self, at: place) }
}
