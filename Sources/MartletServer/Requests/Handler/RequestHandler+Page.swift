import MartletUI
import Synchronization

extension RequestHandler {
    /// `GET` of a path of the program: the page's whole HTML.
    func page(_ request: HTTPRequest, _ path: String) -> HTTPReply {
        guard let (route, parameters) = routes.route(to: path),
            !route.path.isEverythingElse || ProblemPage.isWanted(by: request)
        else {
            return refuse(request, Problem(404, "There is no page at this path."))
        }
        if let problem = crashProblem(ofPage: request) ?? crashProblem(of: route) {
            return .response(refuseVisitor(request, problem))
        }
        let known = namedSession(of: request)
        let asked = PageRequest(
            route: route, cost: route.costs[RequestSize(parameters, query: request.query)],
            request: Request(head(of: request, path), pathParameters: parameters),
            place: PageAddress(path: request.path, query: request.query), client: clientBlock(of: request),
            known: known, former: known == nil ? cookie.session(in: request) : nil, takesGzip: takesGzip(request))
        guard asked.cost.isKnownToBeLight else { return renderInTurn(asked, request) }
        let (session, payment): (Session, Payment)
        do throws(Problem) {
            (session, payment) = try admit(asked)
        } catch {
            return .response(refuseVisitor(request, error))
        }
        guard asked.known == nil, route.path.parameters.isEmpty, route.inlineExecution.isQuick else {
            return renderLater(asked, session, payment)
        }
        // A new session is idle, and no other thread knows it. So a page that has always been quick, whatever its visitor
        // said, is rendered on this thread: going to another and back costs more than a small page.
        return .batched { [self] isInTime in
            let now = ContinuousClock.now
            if isInTime, context.budgets.overruns.allowsTurn(at: now),
                let response = renderHere(asked, session, payment, since: now)
            {
                return encoded(response, takesGzip: asked.takesGzip, in: session)
            }
            return renderLater(asked, session, payment)
        }
    }

    /// Charges a page, and finds or makes the session that it belongs to.
    private func admit(_ asked: PageRequest) throws(Problem) -> (Session, Payment) {
        let payment = try charge(asked.cost, to: asked.known?.session, at: asked.client)
        if let known = asked.known { return (known.session, payment) }
        do throws(Problem) {
            let session = try makeSession(from: asked.client, inPlaceOf: asked.former)
            session.executor.address.store(asked.client?.code ?? 0, ordering: .relaxed)
            return (session, payment)
        } catch {
            giveBack(payment)
            throw error
        }
    }

    /// Renders a page whose cost is not known, or known to be high, when it is its turn. It is charged then, by what is
    /// known then, and nothing is rendered for a client that has gone meanwhile.
    private func renderInTurn(_ asked: PageRequest, _ request: HTTPRequest) -> HTTPReply {
        let refuse = laterRefusal(of: asked, request)
        let later = DeferredResponse(takesGzip: asked.takesGzip)
        let waiter = RenderGate.Waiter(address: asked.client) {
            later.isAbandoned
        } begin: { [self] turn in
            do throws(Problem) {
                let reservation = try reserveAnswer(asked)
                let (session, payment) = try admit(asked)
                render(asked, session, payment, turn) { response in
                    var response = response
                    response.reservation = reservation
                    later.send(response)
                }
            } catch {
                later.send(refuse(error))
            }
        }
        switch context.budgets.renders.enter(waiter) {
        case .address?:
            return .response(
                refuse(Problem(429, "Too many pages are being made for this address; try again.", retryAfter: 2)))
        case .all?: return .response(refuse(Problem(503, "Too many pages are being made; try again.", retryAfter: 2)))
        case nil: return .deferred(later)
        }
    }

    /// Refuses a request that is not there any more.
    private func laterRefusal(
        of asked: PageRequest, _ request: HTTPRequest
    ) -> @Sendable (Problem) -> HTTPResponse {
        let (summary, isPage) = (summary(of: request), ProblemPage.isWanted(by: request))
        return { [context, assets] problem in
            if problem == .hasLeft, let again = HTTPResponse.repeated(at: asked.place) { return again }
            summary.log(problem, context)
            return isPage
                ? ProblemPage.response(problem, assets, back: context.configuration.basePath + "/") : problem.response
        }
    }

    /// Reserves the memory of an answer before it is made.
    private func reserveAnswer(_ asked: PageRequest) throws(Problem) -> ByteBudget.Reservation {
        do throws(ByteBudget.Refusal) {
            return try context.budgets.answers.reserve(asked.cost.expectedWeight, for: asked.client)
        } catch {
            throw error == .address
                ? Problem(429, "Too much is under way to this address; try again in a moment.", retryAfter: 2)
                : Problem(503, "Too much is under way at once; try again in a moment.", retryAfter: 2)
        }
    }

    /// Renders the page on a thread of the pool.
    private func renderLater(_ asked: PageRequest, _ session: Session, _ payment: Payment) -> HTTPReply {
        let later = DeferredResponse(takesGzip: asked.takesGzip)
        render(asked, session, payment, nil) { later.send($0) }
        return .deferred(later)
    }

    /// Renders the page on a thread of the pool. Other visitors' events go before a page that is not known to be quick.
    private func render(
        _ asked: PageRequest, _ session: Session, _ payment: Payment, _ turn: RenderGate.Turn?,
        _ send: @escaping @Sendable (HTTPResponse) -> Void
    ) {
        let name = asked.known?.name ?? session.identifier
        session.enter(slowly: !asked.route.inlineExecution.isQuick) { [self] session in
            session.whenValid { [self] session, isValid in
                // The turn is over when the page is.
                defer { withExtendedLifetime(turn) {} }
                guard isValid, session.answers(to: name) else {
                    if asked.known == nil { giveBack(payment) }
                    if session.hasLeft.load(ordering: .acquiring) {
                        return send(.repeated(at: asked.place) ?? Problem.hasLeft.response)
                    }
                    let path = asked.place.path
                    return send(.redirect(to: LocalPath.isLocal(path) ? path : context.configuration.basePath + "/"))
                }
                send(render(asked, session, payment))
            }
        }
    }

    /// A session for a visitor without one. `former` is what their cookie names.
    private func makeSession(
        from address: AddressBlock?, inPlaceOf former: SessionIdentifier?
    ) throws(Problem) -> Session {
        let limits = context.configuration.limits
        guard context.registry.count < limits.sessions else {
            throw Problem(503, "The server is full; try again in a moment.", retryAfter: 10)
        }
        let session = Session(context.newName(), context, unsaid: context.durability?.lostSessions.take(former))
        guard context.registry.add(session, from: address, limit: limits.sessionsPerAddress) else {
            if context.registry.isClosed { throw .hasLeft }
            throw Problem(429, "Too many visitors come from this address; try again in a while.", retryAfter: 60)
        }
        return session
    }
}
