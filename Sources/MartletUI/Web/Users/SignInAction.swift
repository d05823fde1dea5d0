/// Signs a visitor in: `@Environment(\.signIn) var signIn`, then, once the program knows who it is,
/// `signIn(user, to: "/account")`.
///
/// The browser is sent to fetch a new cookie and then to the path; `@Environment(\.user)` is the user from that moment on.
/// The session and the state of its pages live on; whoever knew the old cookie has nothing any more. If another user is
/// signed in, their session ends and the new user begins with a fresh one. If the browser does not come within a minute,
/// nobody is signed in.
///
/// The path must be one of this server: it begins with one `/`. Any other is told in the log, and `/` is taken, so that it
/// may come from a request. Outside a page nothing happens.
public struct SignInAction {
    let signIn: (User, String) -> Void

    /// Signs `user` in and goes to `path`.
    public func callAsFunction(_ user: User, to path: String = "/") { signIn(user, path) }
}
