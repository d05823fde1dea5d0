import MartletUI

/// Pages without a script: the form is posted, and the answer redirects to the page as it is then.
extension RequestHandler {
    /// Seconds that an answer waits for asynchronous actions: a password that is compared on a busy machine is still in
    /// the answer. Who is shown the page before its action has ended has to load it again.
    private static let patience = 2.0

    /// Whether a form may send its body.
    func acceptForm(_ head: HTTPRequest, _ page: PageIdentifier) -> Problem? {
        if let problem = origins.problem(with: head) { return problem }
        let type = head.header("Content-Type")?.prefix { $0 != ";" }.lowercased()
        guard type?.trimmingSpaces == "application/x-www-form-urlencoded" else {
            return Problem(415, "Send the form as application/x-www-form-urlencoded.")
        }
        if let problem = findSession(of: head, page) { return problem }
        let limit = context.configuration.limits.eventBytes
        head.limitBody(to: limit)
        guard let length = head.contentLength, length > limit else { return nil }
        return Problem(413, "The form is larger than \(limit) bytes; enter less text.")
    }

    /// `POST` of a page's form, and `GET` of its address, which a visitor may cause by loading it again.
    func form(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        let address: FormAddress
        let post: FormPost
        do throws(Problem) {
            address = try FormAddress(query: request.query)
            guard request.method == .post else { return .response(.redirect(to: address.location(of: identifier))) }
            post = try FormPost(request.body)
        } catch {
            return .response(refuseVisitor(request, error))
        }
        guard let (session, name) = foundSession(of: request) else {
            return .response(refuseVisitor(request, .noSuchPage, address))
        }
        context.statistics.events.add(1)
        let later = DeferredResponse(
            fallback: (.redirect(to: address.location(of: identifier)), seconds: Self.patience))
        let (summary, wantsHTML) = (summary(of: request), ProblemPage.isWanted(by: request))
        let again = again(request)
        session.enter { [self] session in
            do throws(Problem) {
                guard session.answers(to: name) else { throw session.absence }
                try session.charge(1)
                try answer(later, post, address, identifier, session)
            } catch {
                if error == .hasLeft, let again { return later.send(again) }
                summary.log(error, context)
                later.send(wantsHTML ? ProblemPage.response(error, assets, back: address.path) : error.response)
            }
        }
        return .deferred(later)
    }

    private func answer(
        _ later: DeferredResponse, _ post: FormPost, _ address: FormAddress, _ identifier: PageIdentifier,
        _ session: isolated Session
    ) throws(Problem) {
        let page = try session.livePage(identifier)
        session.confirm()
        page.recordActivity(acknowledged: nil)
        if let sequence = address.sequence, sequence <= page.channel.formPosts {
            // A repetition of the last post is a second click, or a reload. An older post comes from a page in the
            // history.
            if sequence < page.channel.formPosts {
                page.showError("The page has changed since you left it, so nothing was done. This is how it is now.")
            }
            return later.send(.redirect(to: address.location(of: identifier)))
        }
        guard address.sequence ?? page.channel.formPosts + 1 == page.channel.formPosts + 1 else {
            throw Problem(409, "This form is not the page's; load the page again.")
        }
        page.channel.formPosts += 1
        page.channel.lateDestination = nil
        let events = try page.events(of: post, at: address)
        let work = session.tasks.count
        _ = page.removeDestination()
        page.perform(events)
        let (here, bound) = (identifier, SessionBound(page))
        session.whenWork(isDownTo: work) { [self] in
            let destination = bound.value.removeDestination()
            guard !later.isAbandoned else { return bound.value.channel.lateDestination = destination }
            let location = destination ?? address.location(of: here)
            later.send(BasePath.isPath(location) ? .redirect(to: location) : RedirectPage.response(location, assets))
        }
    }

    /// The answer for a form's request that is not accepted, for a person to read.
    func refuseVisitor(
        _ request: HTTPRequest, _ problem: Problem, _ address: FormAddress? = nil
    ) -> HTTPResponse {
        // On a new connection the next process answers, and nobody sees an error.
        if problem == .hasLeft, let again = again(request) { return again }
        let response: HTTPResponse = refuse(request, problem)
        guard ProblemPage.isWanted(by: request) else { return response }
        let address = address ?? (try? FormAddress(query: request.query))
        return ProblemPage.response(problem, assets, back: address?.path ?? context.configuration.basePath + "/")
    }

    /// Has the client send the request again.
    private func again(_ request: HTTPRequest) -> HTTPResponse? {
        .repeated(at: PageAddress(path: request.path, query: request.query))
    }

    /// The existing page that an address names, if it belongs to this route.
    func livingPage(_ address: PageAddress, _ route: PageRoute, _ session: isolated Session) -> Page? {
        guard let identifier = address.page, let page = try? session.livePage(identifier), page.scene.path == route.path
        else { return nil }
        return page
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
