/// What a session does for the account of its visitor.
package protocol AccountService: AnyObject {
    var user: SignedInUser { get }
    /// Where the session's state is used.
    var isolation: (any GraphIsolation)? { get }
    var sessions: Sessions { get }
    /// What the visitor's browser says of them.
    var preferences: VisitorPreferences { get }
    /// Prepares a sign-in; gives the address to which the browser must go for it to happen.
    func beginSignIn(_ user: User, to path: String) -> String
    /// Ends the session; gives the address to which the browser must go then.
    func signOut(to path: String) -> String
}

/// The account as one page knows it.
final class PageAccount {
    let service: any AccountService
    /// The page; there is none before its graph is made.
    var page: GraphReference?

    private let isolation: (any GraphIsolation)?

    init(_ service: any AccountService, _ isolation: (any GraphIsolation)?) {
        self.service = service
        self.isolation = isolation
    }

    func signIn(_ user: User, to path: String) {
        PageAction.perform(in: isolation) {
            self.go(to: self.service.beginSignIn(user, to: self.checked(path)))
        }
    }

    func signOut(to path: String) {
        PageAction.perform(in: isolation) { self.go(to: self.service.signOut(to: self.checked(path))) }
    }

    private func go(to address: String) { page?.graph?.navigate(to: address) }

    /// `path`, or the program's first page in place of one that leads elsewhere: it may come from a request.
    private func checked(_ path: String) -> String {
        if LocalPath.isLocal(path) { return path }
        page?.graph?.report(.foreignPath(path))
        return "/"
    }
}

private struct PageAccountKey: EnvironmentKey {
    static var defaultValue: PageAccount? { nil }
}

extension EnvironmentValues {
    /// The user who has signed in, or `nil`.
    ///
    /// A view that reads it is evaluated when it changes, on every page of the session.
    public var user: User? { account?.service.user.read(for: subscriber) }

    /// Signs the visitor in.
    public var signIn: SignInAction { SignInAction { [account] in account?.signIn($0, to: $1) } }

    /// Signs the visitor out.
    public var signOut: SignOutAction { SignOutAction { [account] in account?.signOut(to: $0) } }

    /// The sessions of all visitors of this server.
    public var sessions: Sessions { account?.service.sessions ?? Sessions.none }

    var account: PageAccount? {
        get { self[PageAccountKey.self] }
        set { self[PageAccountKey.self] = newValue }
    }
}
