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

/// The account from the view of one page. It is no larger than what an environment's entry holds without an object.
struct PageAccount: Equatable {
    let service: any AccountService
    private let way: WindowOpener

    init(_ service: any AccountService, _ way: WindowOpener) { (self.service, self.way) = (service, way) }

    /// A page has one.
    static func == (one: Self, other: Self) -> Bool { one.way === other.way }

    func signIn(_ user: User, to path: String) {
        way.perform { go(to: service.beginSignIn(user, to: checked(path))) }
    }

    func signOut(to path: String) { way.perform { go(to: service.signOut(to: checked(path))) } }

    private func go(to address: String) { way.page?.graph?.navigate(to: address) }

    /// Returns `path`, or the program's first page if `path` leads elsewhere, because it may come from a request.
    private func checked(_ path: String) -> String {
        if LocalPath.isLocal(path) { return path }
        way.page?.graph?.report(.foreignPath(path))
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
