import MartletUI

/// Charges requests to the session and to the address.
extension RequestHandler {
    /// Charges a request that is no post of events to its address. Returns the problem if it has to wait.
    func meter(_ request: HTTPRequest) -> Problem? {
        guard let seconds = context.budgets.addresses.chargeRequest(clientBlock(of: request)) else { return nil }
        return .tooMuchWork(of: "This address", seconds: seconds)
    }

    /// The problem of a visitor whose actions have ended the process repeatedly. The session need not live any more.
    func crashProblem(of request: HTTPRequest) -> Problem? {
        let now = context.clock.milliseconds
        guard let crashes = context.crashes.repeated, !crashes.isQuiet(now: now),
            let name = cookie.session(in: request)
        else { return nil }
        let seconds = crashes.refusal(
            session: SessionKey(name), address: clientBlock(of: request)?.code ?? 0, now: now)
        return seconds.map { .endedServerRepeatedly(seconds: $0) }
    }

    /// The problem of a visitor whose pages or tasks have ended the process repeatedly.
    func crashProblem(ofPage request: HTTPRequest) -> Problem? {
        let now = context.clock.milliseconds
        guard let crashes = context.crashes.repeated, !crashes.isQuiet(now: now) else { return nil }
        let seconds = crashes.refusalOfPages(
            session: cookie.session(in: request).map { SessionKey($0) }, address: clientBlock(of: request)?.code ?? 0,
            now: now)
        return seconds.map { .endedServerRepeatedly(seconds: $0) }
    }

    /// The problem of a path whose pages have ended the process repeatedly, whoever asks for one.
    func crashProblem(of route: PageRoute) -> Problem? { context.crashProblem(of: route.path.text) }

    /// Charges a request, with its expected cost, to its session. Returns the problem if it has to wait.
    func charge(_ session: Session, expecting work: Double = 0) -> Problem? {
        session.arrivals.requests.take(1 + work).map { .tooMuchWork(of: "This session", seconds: $0) }
    }

    /// Charges the expected cost of a page to its session or, for a visitor without one, to the address; throws if they
    /// have to wait.
    func charge(_ cost: RenderCost, to session: Session?, at address: AddressBlock?) throws(Problem) -> Payment {
        let payment = Payment(cost: cost, address: address, work: cost.expectedWork, weight: cost.expectedWeight)
        if payment.weight > 0, let problem = context.budgets.problem(ofPagesAt: address, adding: payment.weight) {
            throw problem
        }
        if let session {
            guard let problem = context.budgets.debt(of: address) ?? charge(session, expecting: payment.work) else {
                return payment
            }
            throw problem
        }
        if let seconds = context.budgets.addresses.chargeWork(payment.work, of: address) {
            throw .tooMuchWork(of: "This address", seconds: seconds)
        }
        if payment.weight > 0, context.budgets.strangersPages.take(payment.weight, for: nil) != nil {
            context.budgets.addresses.settleWork(-payment.work, of: address)
            throw Problem(
                503, "Too many large pages wait for their visitors; try again in a moment.", retryAfter: 10)
        }
        return payment
    }

    /// Refunds what was charged for a page of a visitor without a session that was not made.
    func giveBack(_ payment: Payment) {
        context.budgets.addresses.settleWork(-payment.work, of: payment.address)
        if payment.weight > 0 { context.budgets.strangersPages.giveBack(payment.weight, of: nil) }
    }

    /// Settles the actual cost of a page against what was charged in advance.
    func settle(
        _ duration: Duration, _ response: HTTPResponse, _ payment: Payment, _ session: isolated Session, isNew: Bool
    ) {
        let work = payment.cost.record(duration, bytes: response.body.count)
        guard isNew else {
            context.budgets.addresses.chargeVisitor(work, of: payment.address)
            return session.arrivals.requests.settle(work - payment.work)
        }
        context.budgets.addresses.settleWork(work - payment.work, of: payment.address)
        session.holdStrangerBytes(RenderCost.weight(response.body.count), expected: payment.weight)
        // Without a page, nothing else would release them.
        if session.pageCount == 0 { session.giveBackStrangerBytes() }
    }
}

extension ServerContext {
    /// The problem of a scene whose pages have ended the process repeatedly.
    func crashProblem(of path: String) -> Problem? {
        let now = clock.milliseconds
        return crashes.repeated?.refusal(path: path, now: now).map { .pathEndedServerRepeatedly(seconds: $0) }
    }
}

extension Problem {
    static func pathEndedServerRepeatedly(seconds: Int) -> Problem {
        Problem(
            503,
            "This page has ended the server repeatedly, so it is not made for a while; wait as long as Retry-After says. The server's log says why.",
            retryAfter: seconds)
    }

    static func endedServerRepeatedly(seconds: Int) -> Problem {
        Problem(
            429,
            "Actions or pages of this visitor have ended the server repeatedly, so there are none for a while; wait as long as Retry-After says.",
            retryAfter: seconds)
    }
}
