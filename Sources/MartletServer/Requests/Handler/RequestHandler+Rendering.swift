import MartletUI

/// How a page becomes the answer to its request.
extension RequestHandler {
    /// Renders the page of a new session on this thread; `nil` if the session is busy.
    func renderHere(
        _ asked: PageRequest, _ session: Session, _ payment: Payment, since start: ContinuousClock.Instant
    ) -> HTTPResponse? {
        session.enterIfIdle { session in
            defer { session.flushChangesLater() }
            var made: HTTPResponse?
            let turn = FrontTurn(asked.route.inlineExecution, context.budgets.overruns, since: start)
            let (_, end) = turn.run { made = makeResponse(asked, session) }
            let response = made ?? Problem(404, "There is no page at this path.").response
            didRender(asked)
            settle(end - start, response, payment, session, isNew: true)
            return response
        }
    }

    /// A page that has asked what its visitor says may be slow for the next, however quick it was.
    private func didRender(_ asked: PageRequest) {
        if asked.request.wasRead { asked.route.inlineExecution.bar() }
    }

    /// Renders a page, and records its duration and cost.
    func render(_ asked: PageRequest, _ session: isolated Session, _ payment: Payment) -> HTTPResponse {
        let start = ContinuousClock.now
        let response = makeResponse(asked, session)
        let duration = ContinuousClock.now - start
        asked.route.inlineExecution.record(duration)
        didRender(asked)
        settle(duration, response, payment, session, isNew: asked.known == nil)
        return response
    }

    private func makeResponse(_ asked: PageRequest, _ session: isolated Session) -> HTTPResponse {
        let (route, request, isNew) = (asked.route, asked.request, asked.known == nil)
        if !isNew { session.confirm() }
        session.recordActivity(context.clock.milliseconds)
        session.account.preferences.update(request)
        let living = livingPage(asked.place, route, session)
        let waiting = living?.settleForHTML()
        if let destination = living?.channel.removeLateDestination() { return .redirect(to: destination) }
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
        let name = page.identifier.text
        let formAction = FormAddress.text(
            below: context.configuration.basePath, page: name, after: page.channel.formPosts,
            end: graph.endOfIdentifiers, path: asked.place.path)
        let body = route.document.write(
            page: name, sequence: page.sequence, nonce: nonce, formAction: formAction,
            errors: waiting ?? page.removeErrors(), head: graph.documentHead,
            reportsViewport: graph.reportsViewport, durable: page.channel.durable,
            inspector: page.inspection == nil ? nil : context.configuration.inspects ? .beside : .inPlace,
            language: BundledCatalogs.shared.haveUsualTexts
                ? Localizer.language(for: session.account.preferences.languages(for: nil)) : nil,
            content: { graph.writeHTML(formAction: formAction, to: &$0) }, style: graph.writeStyleSheet)
        page.inspection?.didRender(bytes: body.count)
        page.weigh(html: body.count, for: asked.client)
        var headers: [(name: String, value: String)] = []
        // With what the front adds.
        headers.reserveCapacity(8)
        headers.append(("Content-Type", "text/html; charset=utf-8"))
        // The pages of a signed-in user must not be shown to another person who presses the back button.
        headers.append(("Cache-Control", session.account.presentUser == nil ? "private, no-cache" : "no-store"))
        let policy = SecurityPolicy.contentSecurityPolicy(nonce: nonce, mayBeFramed: page.mayBeFramed)
        headers.append(("Content-Security-Policy", policy))
        headers.append(("Referrer-Policy", "same-origin"))
        headers.append(("X-Content-Type-Options", "nosniff"))
        if cookie.isSecure { headers.append(("Cross-Origin-Opener-Policy", "same-origin-allow-popups")) }
        if isNew { headers.append(("Set-Cookie", cookie.header(for: session.identifier))) }
        if let said = graph.documentHead?.headers { headers += said.map { (name: $0.name, value: $0.value) } }
        return HTTPResponse(status: graph.documentHead?.status ?? 200, headers: headers, body: .bytes(body))
    }
}
