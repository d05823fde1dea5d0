/// What a visitor has done that an action runs for: a press, an input, a form.
///
/// After a crash, an action may be done again, because the browser sends again what the server had not stored. Its state
/// counts once; what it does elsewhere, such as a mail or a payment, happens again unless the other side recognizes the
/// repetition. Give it ``id`` as the key for that:
///
/// ```swift
/// Button("Pay") {
///     try await payments.charge(80, idempotencyKey: Press.current?.id)
/// }
/// ```
public struct Press: Hashable, Identifiable, Sendable {
    /// Names what the visitor did: it is the same when the action is done again, and different for everything else.
    public var id: String {
        [page, document, post, position].map { String($0, radix: 36) }.joined(separator: "-")
    }

    /// The number of the page on which it was.
    package let page: UInt64
    private let document, post, position: UInt64

    /// The event at a position in a post of a document's.
    package init(page: UInt64, document: UInt64, post: UInt64, position: UInt64) {
        (self.page, self.document, self.post, self.position) = (page, document, post, position)
    }

    /// What the visitor did, in an action and the tasks that it starts; `nil` elsewhere.
    public static var current: Press? { ofAction }

    @TaskLocal package static var ofAction: Press?
}
