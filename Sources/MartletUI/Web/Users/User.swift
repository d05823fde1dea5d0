/// Who a visitor is, once they have signed in.
///
/// The program makes it when it knows (see ``SignInAction``) and reads it with `@Environment(\.user)`. It is kept in the
/// server's memory and never sent to the browser.
public struct User: Sendable, Hashable, Codable, Identifiable {
    /// What names the user for good: sessions are revoked by it (``Sessions/revoke(userID:)``).
    public let id: String
    /// How the user is called on pages.
    public var name: String
    /// What the user may do, in the program's own words.
    public var roles: Set<String>

    /// A user.
    ///
    /// - Parameters:
    ///   - id: What tells this user from all others, whatever they are called.
    ///   - name: What the program calls them.
    ///   - roles: What they may do, in the program's own words.
    public init(id: String, name: String, roles: Set<String> = []) {
        self.id = id
        self.name = name
        self.roles = roles
    }
}
