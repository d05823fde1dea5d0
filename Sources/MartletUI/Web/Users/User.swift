/// A signed-in visitor.
///
/// The program creates it once it knows the visitor (see ``SignInAction``) and reads it with `@Environment(\.user)`.
/// The server keeps it in memory and never sends it to the browser.
public struct User: Sendable, Hashable, Codable, Identifiable {
    /// The permanent identifier of the user, by which ``Sessions/revoke(userID:)`` ends sessions.
    public let id: String
    /// The user's name on pages.
    public var name: String
    /// The user's roles, in the program's own words.
    public var roles: Set<String>

    /// Creates a user.
    ///
    /// - Parameters:
    ///   - id: The identifier that distinguishes this user from all others, whatever their names.
    ///   - name: The user's name on pages.
    ///   - roles: The user's roles, in the program's own words.
    public init(id: String, name: String, roles: Set<String> = []) {
        self.id = id
        self.name = name
        self.roles = roles
    }
}
