import MartletUI

extension RequestHandler {
    /// Counts a refusal, and whether it makes the client load its page afresh.
    func countRejection(of request: HTTPRequest, _ problem: Problem) {
        switch route(of: request) {
        case .events:
            context.statistics.countRejection(status: problem.status)
            if problem.status == 410 { context.statistics.forcedReloads.add(1) }
        case .stream, .sharedStream:
            if [403, 404, 410].contains(problem.status) { context.statistics.forcedReloads.add(1) }
        default: break
        }
    }

    /// `GET` of the metrics, if they have no address of their own: for clients with the token or, without a token, for
    /// this machine. Behind a proxy the token is required, since a request that the proxy passes on may look like one
    /// of this machine.
    func metrics(_ request: HTTPRequest) -> HTTPReply {
        let configuration = context.configuration
        guard configuration.metricsAddress == nil else {
            return refuse(request, Problem(404, "This program's metrics are answered on another address."))
        }
        let page = MetricsPage(context)
        if let hasToken = page.hasToken(request) {
            guard hasToken else { return refuse(request, .metricsNeedToken) }
        } else if configuration.publicOrigin != nil || !configuration.trustedProxies.isEmpty {
            return refuse(
                request, Problem(403, "Behind a proxy the metrics need --metrics-address or --metrics-token."))
        } else if !context.isProvablyLocal(request) {
            return refuse(
                request,
                Problem(403, "Metrics are for this machine; elsewhere they need an address or a token of theirs."))
        }
        do throws(Problem) {
            return .response(try page.answer())
        } catch {
            return refuse(request, error)
        }
    }
}

extension ServerContext {
    /// Whether a request provably comes from this machine: a request that a proxy passes on comes from its client, and
    /// behind a proxy that does not say so, everybody's looks like this machine's.
    func isProvablyLocal(_ request: HTTPRequest) -> Bool {
        isProvablyLocal(request.remoteAddress) { request.headerBytes($0) != nil }
    }

    /// The same for the request of a page.
    func isProvablyLocal(_ request: Request) -> Bool {
        isProvablyLocal(request.clientAddress) { request.headers["\($0)"] != nil }
    }

    private func isProvablyLocal(_ address: String, hasHeader: (StaticString) -> Bool) -> Bool {
        guard configuration.publicOrigin == nil, configuration.trustedProxies.isEmpty else { return false }
        let names: [StaticString] = ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"]
        return !names.contains(where: hasHeader) && InternetAddress(address)?.isLoopback == true
    }
}
