import MartletUI
import Synchronization

extension RequestHandler {
    /// `GET` of a path of the program: the page's whole HTML.
    func page(_ request: HTTPRequest, _ path: String) -> HTTPReply {
        guard let (route, parameters) = routes.route(to: path), !route.path.isEverythingElse || wantsHTML(request)
        else {
            return refuse(request, Problem(404, "There is no page at this path."))
        }
        if let problem = crashProblem(ofPage: request) ?? crashProblem(of: route) {
            return .response(refuseVisitor(request, problem))
        }
        let known = namedSession(of: request)
        let session: Session
        let payment: Payment
        do throws(Problem) {
            if let known {
                session = known.session
                payment = Payment(work: route.cost.expectedWork)
                if let problem = charge(session, expecting: payment.work) { throw problem }
            } else {
                let client = clientBlock(of: request)
                payment = try chargeStranger(route, client)
                do throws(Problem) {
                    session = try makeSession(from: client, inPlaceOf: cookie.session(in: request))
                    session.address.store(client?.code ?? 0, ordering: .relaxed)
                } catch {
                    giveBack(payment)
                    throw error
                }
            }
        } catch {
            return .response(refuseVisitor(request, error))
        }
        let address = PageAddress(path: request.path, query: request.query)
        let asked = Request(head(of: request, path), pathParameters: parameters)
        let takesGzip = takesGzip(request)
        guard known == nil, route.path.parameters.isEmpty, route.inlineExecution.isQuick else {
            return renderLater(route, asked, address, session, known?.name, payment, takesGzip: takesGzip)
        }
        // A new session is idle, and no other thread knows it. So a page that has always been quick, whatever its visitor
        // said, is rendered on this thread: going to another and back costs more than a small page.
        return .batched { [self] isInTime in
            if isInTime, context.overruns.allowsTurn(at: .now),
                let response = renderHere(route, asked, address, session, payment)
            {
                return encoded(response, takesGzip: takesGzip, in: session)
            }
            return renderLater(route, asked, address, session, nil, payment, takesGzip: takesGzip)
        }
    }

    /// Renders the page on a thread of the pool. Other visitors' events go before a page that is not known to be quick.
    /// `known` is the name by which the session was found.
    private func renderLater(
        _ route: PageRoute, _ request: Request, _ address: PageAddress, _ session: Session, _ known: SessionIdentifier?,
        _ payment: Payment, takesGzip: Bool
    ) -> HTTPReply {
        let name = known ?? session.identifier
        let later = DeferredResponse(takesGzip: takesGzip)
        session.enter(slowly: !route.inlineExecution.isQuick) { [self] session in
            session.whenValid { [self] session, isValid in
                guard isValid, session.answers(to: name) else {
                    if known == nil { giveBack(payment) }
                    if session.hasLeft.load(ordering: .acquiring) {
                        return later.send(.repeated(at: address) ?? Problem.hasLeft.response)
                    }
                    let path = address.path
                    return later.send(
                        .redirect(to: LocalPath.isLocal(path) ? path : context.configuration.basePath + "/"))
                }
                later.send(render(route, request, address, session, payment, isNew: known == nil))
            }
        }
        return .deferred(later)
    }

    /// A session for a visitor without one. `former` is what their cookie names.
    private func makeSession(
        from address: AddressBlock?, inPlaceOf former: SessionIdentifier?
    ) throws(Problem) -> Session {
        let limits = context.configuration.limits
        guard context.registry.count < limits.sessions else {
            throw Problem(503, "The server is full; try again in a moment.", retryAfter: 10)
        }
        let session = Session(.random(), context, unsaid: context.durability?.lostSessions.take(former))
        guard context.registry.add(session, from: address, limit: limits.sessionsPerAddress) else {
            if context.registry.isClosed { throw .hasLeft }
            throw Problem(429, "Too many visitors come from this address; try again in a while.", retryAfter: 60)
        }
        return session
    }

    /// Renders the page of a new session on this thread; `nil` if the session is busy.
    private func renderHere(
        _ route: PageRoute, _ request: Request, _ address: PageAddress, _ session: Session, _ payment: Payment
    ) -> HTTPResponse? {
        session.enterIfIdle { session in
            defer { session.flushChangesLater() }
            let start = ContinuousClock.now
            var response = Problem(404, "There is no page at this path.").response
            let turn = FrontTurn(route.inlineExecution, context.overruns, since: start)
            let (_, end) = turn.run { response = makeResponse(route, request, address, session, isNew: true) }
            didRender(request, route)
            settle(end - start, response, route, payment, session, isNew: true)
            return response
        }
    }

    /// A page that has asked what its visitor says may be slow for the next, however quick it was.
    private func didRender(_ request: Request, _ route: PageRoute) {
        if request.wasRead { route.inlineExecution.bar() }
    }

    /// Renders a page, and records its duration and cost.
    private func render(
        _ route: PageRoute, _ request: Request, _ address: PageAddress, _ session: isolated Session,
        _ payment: Payment, isNew: Bool
    ) -> HTTPResponse {
        let start = ContinuousClock.now
        let response = makeResponse(route, request, address, session, isNew: isNew)
        let duration = ContinuousClock.now - start
        route.inlineExecution.record(duration)
        didRender(request, route)
        settle(duration, response, route, payment, session, isNew: isNew)
        return response
    }

    private func makeResponse(
        _ route: PageRoute, _ request: Request, _ address: PageAddress, _ session: isolated Session, isNew: Bool
    ) -> HTTPResponse {
        if !isNew { session.confirm() }
        session.noteActivity(context.clock.milliseconds)
        session.account.preferences.note(request)
        let living = livingPage(address, route, session)
        let waiting = living?.settleForHTML()
        if living == nil, session.isFull {
            return session.tooManyPages.response
        }
        guard let page = living ?? session.makePage(route.scene, request.pathParameters, request),
            let graph = try? page.graph
        else {
            return Problem(404, "There is no page at this path.").response
        }
        if let redirect = graph.documentHead?.redirect {
            session.evictUnlessOnly(page)
            return .redirect(to: redirect, setting: isNew ? cookie.header(for: session.identifier) : nil)
        }
        let nonce = Base64URL.encode(SecureRandom.next(), SecureRandom.next())
        let formAction =
            context.configuration.basePath
            + FormAddress.text(
                page: page.identifier, after: page.channel.formPosts, end: graph.endOfIdentifiers, path: address.path)
        let content = graph.html(formAction: formAction)
        let body = route.document.write(
            page: page.identifier, sequence: page.sequence, nonce: nonce, style: graph.styleSheet(),
            formAction: formAction, content: content, errors: waiting ?? page.takeErrors(), head: graph.documentHead,
            reportsViewport: graph.reportsViewport, durable: page.channel.durable,
            inspector: page.inspection == nil ? nil : context.configuration.inspects ? .beside : .inPlace)
        page.inspection?.didRender(bytes: body.count)
        page.htmlWeight = RenderCost.weight(body.count)
        var headers = [
            (name: "Content-Type", value: "text/html; charset=utf-8"),
            // The pages of a signed-in user must not be shown to another person who presses the back button.
            (name: "Cache-Control", value: session.account.user.value == nil ? "private, no-cache" : "no-store"),
            (
                name: "Content-Security-Policy",
                value: SecurityPolicy.contentSecurityPolicy(
                    nonce: nonce, mayBeFramed: page.scene.inspection == .never)
            ),
            (name: "Referrer-Policy", value: "same-origin"), (name: "X-Content-Type-Options", value: "nosniff"),
        ]
        if cookie.isSecure { headers.append(("Cross-Origin-Opener-Policy", "same-origin-allow-popups")) }
        if isNew { headers.append(("Set-Cookie", cookie.header(for: session.identifier))) }
        if let said = graph.documentHead?.headers { headers += said.map { (name: $0.name, value: $0.value) } }
        return HTTPResponse(status: graph.documentHead?.status ?? 200, headers: headers, body: .bytes(body))
    }
}

/// What a page may load and run.
enum SecurityPolicy {
    /// Scripts and styles from this server only, inline styles only under this page's nonce, and no way from a string
    /// to code.
    /// Only the inspector's pages are shown inside others, and these are the same visitor's.
    static func contentSecurityPolicy(nonce: String, mayBeFramed: Bool = false) -> String {
        var policy = ""
        policy.reserveCapacity(start.utf8.count + nonce.utf8.count + end.utf8.count)
        policy += start
        policy += nonce
        policy += end
        policy += mayBeFramed ? "'self'" : "'none'"
        policy += rest
        return policy
    }

    private static let start = "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-"

    private static let end =
        "'; img-src 'self' data:; "
        + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors "

    private static let rest =
        "; require-trusted-types-for 'script'; trusted-types 'none'"
}
