import MartletUI

extension RequestHandler {
    /// `GET` of the address where cookies change. With a token, a sign-in happens; without one, the cookie of a session
    /// that has ended is removed. The browser is redirected to the path in `to`.
    ///
    /// Without a token, a living session is left alone, so that no link from elsewhere signs a visitor out: it may be
    /// the session that another tab began after the old one had ended, before this request came.
    func changeCookie(_ request: HTTPRequest) -> HTTPReply {
        guard request.method == .get else { return refuse(request, Problem(405, "This path is read with GET.")) }
        if let problem = origins.problem(with: request) { return refuse(request, problem) }
        let query = SessionQuery(request.query ?? "")
        guard let path = query.path, LocalPath.isLocal(path) else {
            return refuse(request, Problem(400, "Name a path of this server to go to, such as to=/counter."))
        }
        let base = context.configuration.basePath
        let known = namedSession(of: request)
        guard let token = query.token else {
            return .response(.redirect(to: base + path, setting: known == nil ? cookie.removal : nil))
        }
        guard let (session, name) = known else { return refuse(request, .noSession) }
        let later = DeferredResponse()
        let summary = summary(of: request)
        session.enter { [self] session in
            do throws(Problem) {
                guard session.answers(to: name) else { throw .noSession }
                let identifier = try session.finishSignIn(token: token)
                later.send(.redirect(to: base + path, setting: cookie.header(for: identifier)))
            } catch {
                summary.log(error, context)
                later.send(error.response)
            }
        }
        return .deferred(later)
    }
}

/// The query of the address where cookies change.
package struct SessionQuery: Equatable {
    package private(set) var token: String?
    package private(set) var path: String?

    /// The query of a whole address; `nil` if that is another.
    package init?(address: String) {
        guard address.hasPrefix(Session.address + "?") else { return nil }
        self.init(String(address.dropFirst(Session.address.count + 1)))
    }

    init(_ query: String) {
        for pair in query.split(separator: "&") {
            if pair.hasPrefix("token=") { token = String(pair.dropFirst(6)) }
            if pair.hasPrefix("to=") { path = PercentEncoding.decode(String(pair.dropFirst(3))) }
        }
    }
}

extension Problem {
    fileprivate static let noSession = Problem(403, "This sign-in is not this browser's; sign in again.")
}
