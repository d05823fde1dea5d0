/// What is asked for is counted: for the session, and for the address.
extension RequestHandler {
    /// Counts a request that is no post of events for its address; or says why it has to wait.
    func meter(_ request: HTTPRequest) -> Problem? {
        guard let seconds = context.addresses.takeRequest(clientBlock(of: request)) else { return nil }
        return .tooMuchWork(of: "This address", seconds: seconds)
    }

    /// Counts a request of a session's, and what it will cost as far as that is known; or says why it has to wait.
    func charge(_ session: Session, expecting work: Double = 0) -> Problem? {
        session.requests.take(1 + work).map { .tooMuchWork(of: "This session", seconds: $0) }
    }

    /// Takes what a page for a visitor without a session will cost; or says why they have to wait.
    func chargeStranger(_ route: PageRoute, _ address: AddressBlock?) throws(Problem) -> Payment {
        let payment = Payment(address: address, work: route.cost.expectedWork, weight: route.cost.expectedWeight)
        if let seconds = context.addresses.takeWork(payment.work, of: address) {
            throw .tooMuchWork(of: "This address", seconds: seconds)
        }
        if payment.weight > 0, context.strangersPages.take(payment.weight, for: nil) != nil {
            context.addresses.settleWork(-payment.work, of: address)
            throw Problem(
                503, "Too many large pages wait for their visitors; try again in a moment.", retryAfter: 10)
        }
        return payment
    }

    /// What was expected of a page for a visitor without a session has not been needed.
    func giveBack(_ payment: Payment) {
        context.addresses.settleWork(-payment.work, of: payment.address)
        if payment.weight > 0 { context.strangersPages.giveBack(payment.weight, of: nil) }
    }

    /// Settles what a page has cost against what was taken in advance.
    func settle(
        _ duration: Duration, _ response: HTTPResponse, _ route: PageRoute, _ payment: Payment,
        _ session: isolated Session, isNew: Bool
    ) {
        let work = route.cost.record(duration, bytes: response.body.count)
        guard isNew else { return session.requests.settle(work - payment.work) }
        context.addresses.settleWork(work - payment.work, of: payment.address)
        session.holdStrangerBytes(RenderCost.weight(response.body.count), expected: payment.weight)
        // Where there is no page, none will give them back.
        if session.pageCount == 0 { session.giveBackStrangerBytes() }
    }
}

/// What was taken in advance for a page.
struct Payment: Sendable {
    var address: AddressBlock?
    var work = 0.0
    var weight = 0
}
