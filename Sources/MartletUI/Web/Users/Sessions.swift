/// The sessions of all visitors: `@Environment(\.sessions)` in a view, `Server.sessions` elsewhere.
///
/// It may be kept and used on any thread.
public struct Sessions: Sendable {
    private let end: @Sendable (String?) -> Int

    /// `end` ends the sessions of the user with an identifier, or of everybody, and says how many those were.
    package init(_ end: @escaping @Sendable (String?) -> Int) { self.end = end }

    static let none = Sessions { _ in 0 }

    /// Signs a user out everywhere; says how many sessions that ended.
    ///
    /// From the return on no request with their cookies is answered. What runs in a session at that moment runs to its next
    /// suspension; then its tasks are cancelled and its streams closed.
    @discardableResult
    public func revoke(userID: User.ID) -> Int { end(userID) }

    /// Signs everybody out, as ``revoke(userID:)`` does. Visitors who have not signed in keep their sessions.
    @discardableResult
    public func revokeAll() -> Int { end(nil) }
}
