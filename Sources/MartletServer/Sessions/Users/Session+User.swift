import MartletUI

/// Signing in and out.
///
/// A sign-in takes effect when the browser comes with the token: only then is it certain that the new cookie reaches
/// the browser in which the visitor has authenticated. Until then the session has no user.
extension Session {
    /// The address where a browser gets the cookie of a sign-in, and loses the cookie of a session that has ended.
    static let address = "/_martlet/session"

    func beginSignIn(_ user: User, to path: String) -> String {
        let pending = PendingSignIn(
            user, lasting: context.configuration.limits.signInTime, now: context.clock.milliseconds)
        account.pending = pending
        return "\(Self.address)?token=\(pending.text)&to=\(PercentEncoding.encode(path))"
    }

    /// The browser has come with `token`. Returns the identifier for its new cookie.
    package func finishSignIn(token: String) throws(Problem) -> SessionIdentifier {
        guard let user = account.pending?.user(for: token, now: context.clock.milliseconds) else {
            throw .unknownSignIn
        }
        account.pending = nil
        if let present = account.presentUser, present.id != user.id { return try replace(with: user) }
        let identifier = try accept(user)
        disconnectStreams()
        return identifier
    }

    /// Begins a fresh session, because the next user must not see what the present one has done.
    private func replace(with user: User) throws(Problem) -> SessionIdentifier {
        let fresh = Session(context.newName(), context)
        context.registry.add(fresh)
        end()
        let answer = fresh.enterIfIdle { session in try? session.accept(user) }
        guard let identifier = answer ?? nil else { throw .unknownSignIn }
        return identifier
    }

    /// Assigns the session to `user`, under a new identifier.
    private func accept(_ user: User) throws(Problem) -> SessionIdentifier {
        let identifier = context.newName()
        guard context.registry.signIn(self, userID: user.id, as: identifier) else { throw .unknownSignIn }
        moveRecords(to: identifier)
        let now = context.clock.milliseconds
        (account.signedIn, account.lastActivity, account.lastValidation) = (now, now, now)
        account.user.replace(with: user)
        confirm()
        watchLifetime()
        return identifier
    }

    /// Ends the session when the work under way is over, which still flushes what it has changed.
    func signOut(to path: String) -> String {
        revoke()
        return "\(Self.address)?to=\(PercentEncoding.encode(path))"
    }

    /// Ends the session, from any thread: no request finds it any more, and the rest happens on the session's own
    /// thread.
    package nonisolated func revoke() {
        markEnded()
        context.registry.remove(self)
        enter { $0.end() }
    }

    // MARK: Lifetime

    /// Records that the user is active.
    func recordActivity(_ now: UInt64) { account.lastActivity = now }

    /// Seconds until the session has been idle, or signed in, for too long.
    private var secondsLeft: Double {
        let limits = context.configuration.limits
        let now = context.clock.milliseconds
        let idle = Double(now - account.lastActivity) / 1_000
        let age = Double(now - account.signedIn) / 1_000
        return min(limits.signedInIdleTime - idle, limits.signedInTime - age)
    }

    func watchLifetime() {
        account.watch?.cancel()
        account.watch = _Concurrency.Task { [owner = executor.owner, clock = context.clock] in
            while let seconds = await owner.session?.secondsLeft, !_Concurrency.Task.isCancelled {
                if seconds <= 0 {
                    owner.session?.revoke()
                    return
                }
                // The clock has a grain, and a month is more than any sleep needs.
                try? await clock.sleep(for: .seconds(min(max(seconds, 0.05), 2_592_000)))
            }
        }
    }

    // MARK: Revalidation

    /// Calls `body` with whether the user is still valid. The program is asked if the last validation is too long ago.
    func whenValid(_ body: @escaping @Sendable (isolated Session, Bool) -> Void) {
        let now = context.clock.milliseconds
        let interval = context.configuration.limits.revalidationInterval
        guard let user = account.presentUser, Double(now - account.lastValidation) / 1_000 >= interval else {
            return body(self, true)
        }
        _Concurrency.Task {
            let isValid = await context.app.revalidate(user)
            if isValid { account.lastValidation = context.clock.milliseconds } else { revoke() }
            body(self, isValid && !hasEnded)
        }
    }
}

extension Problem {
    fileprivate static let unknownSignIn = Problem(
        403, "This sign-in was used already, has expired or is not this browser's; sign in again.")
}
