/// `/_martlet/metrics`: the server's metrics, and the check of their token.
struct MetricsPage: Sendable {
    private let context: ServerContext

    init(_ context: ServerContext) { self.context = context }

    /// The answer for a client that may read the metrics.
    func answer() throws(Problem) -> HTTPResponse {
        guard let text = context.metrics.text(context) else {
            throw Problem(404, "This program's metrics are kept elsewhere.")
        }
        return HTTPResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/plain; version=0.0.4"), ("X-Content-Type-Options", "nosniff"),
                ("Cache-Control", "no-store"),
            ],
            body: .bytes(Array(text.utf8)))
    }

    /// Whether a request has the token; `nil` if none is required.
    func hasToken(_ request: HTTPRequest) -> Bool? {
        guard let token = context.configuration.metricsToken else { return nil }
        return request.header("Authorization").map { Self.areEqual($0, "Bearer \(token)") } ?? false
    }

    /// Compares in a time that does not depend on where the texts differ.
    private static func areEqual(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
