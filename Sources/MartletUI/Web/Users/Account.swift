/// A session's operations on its visitor's account.
package protocol AccountService: AnyObject {
    var user: SignedInUser { get }
    /// The isolation of the session's state.
    var isolation: (any GraphIsolation)? { get }
    var sessions: Sessions { get }
    /// The preferences that the visitor's browser reports.
    var preferences: VisitorPreferences { get }
    /// Takes the visitor's files.
    var uploads: any UploadService { get }
    /// Prepares a sign-in. Returns the address to which the browser must go to complete it.
    func beginSignIn(_ user: User, to path: String) -> String
    /// Ends the session. Returns the address to which the browser must go then.
    func signOut(to path: String) -> String
}

/// The account from the view of one page.
final class PageAccount {
    let service: any AccountService
    /// The page; `nil` before its graph exists.
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

    /// Returns `path`, or the program's first page if `path` leads elsewhere, because it may come from a request.
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
    /// The signed-in user, or `nil`.
    ///
    /// A change evaluates the views that read it, on every page of the session.
    public var user: User? { account?.service.user.read(for: subscriber) }

    /// An action that signs the visitor in.
    public var signIn: SignInAction { SignInAction { [account] in account?.signIn($0, to: $1) } }

    /// An action that signs the visitor out.
    public var signOut: SignOutAction { SignOutAction { [account] in account?.signOut(to: $0) } }

    /// The sessions of all visitors of this server.
    public var sessions: Sessions { account?.service.sessions ?? Sessions.none }

    var account: PageAccount? {
        get { self[PageAccountKey.self] }
        set { self[PageAccountKey.self] = newValue }
    }
}
