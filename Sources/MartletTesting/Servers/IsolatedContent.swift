import MartletServer

/// The closure with which a test makes a program's content. It is nonisolated or, in a test on the main actor, isolated
/// to the main actor.
struct IsolatedContent<Content> {
    /// Where the program's sessions run.
    let place: SessionPlace
    /// Makes the content. Called in the sessions.
    let make: () -> Content

    /// Throws if the closure is isolated to another actor, on which no session runs.
    ///
    /// Safety of the cast: an isolated function is called like any other, and the place ensures that it is called on
    /// its actor only.
    init(_ content: @escaping @Sendable @isolated(any) () -> Content) throws(TestPageError) {
        switch content.isolation {
        case nil: place = .threads
        case is MainActor: place = .mainActor
        case let actor?:
            throw TestPageError(
                .unsuitable,
                "The content of a test's page belongs to \(type(of: actor)), where no page is shown. Make it in a function that belongs to no actor, or to the main actor."
            )
        }
        make = unsafeBitCast(content, to: (() -> Content).self)
    }
}
