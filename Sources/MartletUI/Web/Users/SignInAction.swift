/// Signs a visitor in: `@Environment(\.signIn) var signIn`, then, once the program knows who the visitor is,
/// `signIn(user, to: "/account")`.
///
/// The browser fetches a new cookie and then goes to the path; from that moment on `@Environment(\.user)` is the user.
/// The session and the state of its pages live on, and the old cookie is worthless to anybody who knows it. If another
/// user is signed in, their session ends and the new user begins with a fresh one. If the browser does not come within
/// a minute, nobody is signed in.
///
/// The path must be one of this server: it begins with one `/`. For any other, the action logs a message and uses `/`,
/// so the path may come from a request. Outside a page the action does nothing.
public struct SignInAction {
    let signIn: (User, String) -> Void

    /// Signs `user` in and goes to `path`.
    public func callAsFunction(_ user: User, to path: String = "/") { signIn(user, path) }
}
