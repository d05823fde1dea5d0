/// Why a test's page could not do what was asked. The description says what was looked for and what there is.
public struct TestPageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing went wrong.
    public enum Kind: Hashable, Sendable {
        /// No element is like that.
        case notFound
        /// Several elements are like that.
        case ambiguous
        /// The element is disabled.
        case disabled
        /// The element is hidden.
        case hidden
        /// The element is not of a kind that this can be done with: text typed into a button, say.
        case unsuitable
        /// In a browser this would do nothing: nobody listens.
        case unheard
        /// The server has refused the event or the page.
        case refused
        /// The program did not come to rest, or the awaited did not happen, in time.
        case timeout
        /// The connection to the server has ended, or what came does not fit the page.
        case wire
    }

    public let kind: Kind
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
