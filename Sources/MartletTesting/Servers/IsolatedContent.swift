import MartletServer

/// What a test gives for a program: a closure that belongs to nobody or, in a test of the main actor's, to the main actor.
struct IsolatedContent<Content> {
    /// Where its sessions run.
    let place: SessionPlace
    /// Called in them.
    let make: () -> Content

    /// Throws if it belongs to another actor, on which no session runs.
    ///
    /// Safety of the cast: a function that is isolated is called like any other, and that it is called on its actor only is
    /// seen to by the place.
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
