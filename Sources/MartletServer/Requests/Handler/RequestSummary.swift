import Logging

/// The parts of a request that the log needs, for a request that is answered later.
struct RequestSummary: Sendable {
    private let path: String
    private let client: String

    /// `client` is the visitor's address.
    init(_ request: HTTPRequest, client: String) {
        // A visitor must not be able to send control characters to a terminal that shows the log.
        path = request.path.utf8.prefix(200).map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "?" }.joined()
        self.client = client
    }

    func log(_ problem: Problem, _ context: ServerContext) {
        context.statistics.countRejection(status: problem.status)
        if context.logLimiter.admits(LogKind(refused: problem.status)) { write(problem, context) }
    }

    /// Logs the problem, without counting it and without a limit.
    func write(_ problem: Problem, _ context: ServerContext) {
        context.logger.notice(
            "Request refused",
            metadata: [
                "status": "\(problem.status)", "path": "\(path)", "reason": "\(problem.reason)", "client": "\(client)",
            ])
    }
}
