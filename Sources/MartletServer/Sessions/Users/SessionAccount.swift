package import MartletUI

/// The user of a session, and the times of their sign-in. It lives on its session's executor.
package final class SessionAccount: AccountService {
    /// Made when a view reads the user or somebody signs in: with most visitors, neither happens.
    private var madeUser: SignedInUser?
    /// Made when a view asks for files.
    private var madeFiles: SessionUploads?
    package let preferences = VisitorPreferences()
    /// What the visitor's browser asks for, on every page.
    var colorScheme = ColorScheme.light
    private let executor: SessionExecutor
    private let context: ServerContext
    /// The sign-in that waits for the browser to fetch its cookie.
    var pending: PendingSignIn?
    /// When the user signed in, was last active and was last validated, by the server's clock.
    var signedIn: UInt64 = 0
    var lastActivity: UInt64 = 0
    var lastValidation: UInt64 = 0
    /// Ends the session after its time.
    var watch: _Concurrency.Task<Void, Never>?

    init(_ executor: SessionExecutor, _ context: ServerContext) { (self.executor, self.context) = (executor, context) }

    private var session: Session? { executor.session }
    var clock: ServerClock { context.clock }

    package var user: SignedInUser {
        let user = madeUser ?? SignedInUser()
        madeUser = user
        return user
    }

    /// Who the user is now.
    var presentUser: User? { madeUser?.value }

    var files: SessionUploads {
        let files = madeFiles ?? SessionUploads(context.uploads)
        madeFiles = files
        return files
    }

    /// Deletes the files: the session, or its user's part of it, has ended.
    func endUploads() { madeFiles?.end() }

    package var uploads: any UploadService { files }

    package var isolation: (any GraphIsolation)? { executor }

    package var sessions: Sessions {
        guard let session else { return Sessions { _ in 0 } }
        return session.inside { $0.context.sessions }
    }

    package func beginSignIn(_ user: User, to path: String) -> String {
        session?.inside { $0.beginSignIn(user, to: path) } ?? path
    }

    package func signOut(to path: String) -> String { session?.inside { $0.signOut(to: path) } ?? path }
}

/// A user who may take over a session, once, with a token that only the page has that requested the sign-in.
final class PendingSignIn {
    private let user: User
    private let token: (high: UInt64, low: UInt64)
    private let expiry: UInt64

    init(_ user: User, lasting seconds: Double, now: UInt64) {
        self.user = user
        token = (SecureRandom.next(), SecureRandom.next())
        expiry = now + UInt64(max(0, seconds) * 1_000)
    }

    var text: String { Base64URL.encode(token.high, token.low) }

    /// The user, if `text` is the token and it has not expired.
    func user(for text: String, now: UInt64) -> User? {
        guard let (high, low) = Base64URL.decode(text.utf8) else { return nil }
        // Both halves together, so that the time taken reveals neither.
        let difference = (high ^ token.high) | (low ^ token.low)
        return difference == 0 && now < expiry ? user : nil
    }
}
