import MartletUI

extension RequestHandler {
    /// Counts a refusal, and whether it makes the client load its page afresh.
    func noteRejection(of request: HTTPRequest, _ problem: Problem) {
        switch route(of: request) {
        case .events:
            context.statistics.noteRejection(status: problem.status)
            if problem.status == 410 { context.statistics.forcedReloads.add(1) }
        case .stream, .sharedStream:
            if [403, 404, 410].contains(problem.status) { context.statistics.forcedReloads.add(1) }
        default: break
        }
    }

    /// `GET` of what the server counts: for this machine, trusted proxies' own machines, and who has the token.
    func metrics(_ request: HTTPRequest) -> HTTPReply {
        guard mayReadMetrics(request) else {
            return refuse(
                request, Problem(403, "Metrics are for this machine, or with the token: Authorization: Bearer TOKEN."))
        }
        guard let text = context.metrics.text(context) else {
            return refuse(request, Problem(404, "This program's metrics are kept elsewhere."))
        }
        return .response(
            HTTPResponse(
                status: 200,
                headers: [
                    ("Content-Type", "text/plain; version=0.0.4"), ("X-Content-Type-Options", "nosniff"),
                    ("Cache-Control", "no-store"),
                ],
                body: .bytes(Array(text.utf8))))
    }

    /// A request that a proxy passes on comes from its client, who is not this machine.
    private func mayReadMetrics(_ request: HTTPRequest) -> Bool {
        if let token = context.configuration.metricsToken {
            return request.header("Authorization").map { Self.areEqual($0, "Bearer \(token)") } ?? false
        }
        guard let client = InternetAddress(clientAddress(of: request)) else { return false }
        return client.isLoopback && !isForwarded(request)
    }

    /// Whether the request has gone through a proxy, trusted or not.
    private func isForwarded(_ request: HTTPRequest) -> Bool {
        let names: [StaticString] = ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"]
        return names.contains { request.headerBytes($0) != nil }
    }

    /// Compares in a time that does not tell where the texts differ.
    private static func areEqual(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
