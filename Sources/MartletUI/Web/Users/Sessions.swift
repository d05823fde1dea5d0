/// The sessions of all visitors: `@Environment(\.sessions)` in a view, `Server.sessions` elsewhere.
///
/// Any thread may keep and use it.
public struct Sessions: Sendable {
    private let end: @Sendable (String?) -> Int

    /// Creates the sessions. `end` ends the sessions of the user with an identifier, or of all users for `nil`, and
    /// returns their number.
    package init(_ end: @escaping @Sendable (String?) -> Int) { self.end = end }

    static let none = Sessions { _ in 0 }

    /// Signs a user out everywhere.
    ///
    /// After the return, the server answers no request with the user's cookies. Code that runs in a session at that
    /// moment continues to its next suspension; then the server cancels its tasks and closes its streams.
    ///
    /// - Parameter userID: The identifier of the user.
    /// - Returns: The number of ended sessions.
    @discardableResult
    public func revoke(userID: User.ID) -> Int { end(userID) }

    /// Signs all users out, as ``revoke(userID:)`` does. Visitors who have not signed in keep their sessions.
    ///
    /// - Returns: The number of ended sessions.
    @discardableResult
    public func revokeAll() -> Int { end(nil) }
}
