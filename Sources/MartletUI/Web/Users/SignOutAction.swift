/// Signs a visitor out: `@Environment(\.signOut) var signOut`, then `signOut(to: "/")`.
///
/// The session ends with the action: its pages, their state, its tasks and streams, on every tab. The browser goes to the
/// path, with a fresh session and no cookie of the old one; other tabs load afresh.
///
/// The path must be one of this server: it begins with one `/`. Any other is told in the log, and `/` is taken. Outside a
/// page nothing happens.
public struct SignOutAction {
    let signOut: (String) -> Void

    /// Signs the visitor out and goes to `path`.
    public func callAsFunction(to path: String = "/") { signOut(path) }
}
