/// Signs a visitor out: `@Environment(\.signOut) var signOut`, then `signOut(to: "/")`.
///
/// The session ends with the action: its pages, their state, its tasks and streams, on every tab. The browser goes to
/// the path, with a fresh session and without the old cookie; other tabs reload.
///
/// The path must be one of this server: it begins with one `/`. For any other, the action logs a message and uses `/`.
/// Outside a page the action does nothing.
public struct SignOutAction {
    let signOut: (String) -> Void

    /// Signs the visitor out and goes to `path`.
    public func callAsFunction(to path: String = "/") { signOut(path) }
}
