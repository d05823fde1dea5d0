import Logging

/// What the log needs of a request that is answered later.
struct RequestNote: Sendable {
    private let path: String
    private let client: String

    /// `client` is the visitor's address.
    init(_ request: HTTPRequest, client: String) {
        // Whoever reads the log on a terminal shall not be told by a visitor what to show.
        path = request.path.utf8.prefix(200).map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "?" }.joined()
        self.client = client
    }

    func log(_ problem: Problem, _ context: ServerContext) {
        context.statistics.noteRejection(status: problem.status)
        if context.logLimiter.admits(LogKind(refused: problem.status)) { write(problem, context) }
    }

    /// Tells the log alone, whether or not it says so often.
    func write(_ problem: Problem, _ context: ServerContext) {
        context.logger.notice(
            "Request refused",
            metadata: [
                "status": "\(problem.status)", "path": "\(path)", "reason": "\(problem.reason)", "client": "\(client)",
            ])
    }
}
