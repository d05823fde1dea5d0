/// The answers that the front makes by itself, as `application/problem+json`.
enum ProblemAnswer {
    /// `detail` is one sentence that says what to do. Title and detail are ours and need no escaping in JSON.
    static func make(_ status: Int, _ title: StaticString, detail: StaticString) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: [("Content-Type", "application/problem+json"), ("Cache-Control", "no-store")],
            body: .bytes(
                Array(#"{"title":"\#(title)","status":\#(status),"detail":"\#(detail)"}"#.utf8)))
    }

    static var bodyTooLarge: HTTPResponse {
        make(413, "Content Too Large", detail: "Send a smaller body.")
    }

    static var handlerGaveNoAnswer: HTTPResponse {
        make(500, "Internal Server Error", detail: "The program gave no answer; its log may say why. Try again.")
    }

    static var tooSlow: HTTPResponse {
        make(504, "Gateway Timeout", detail: "The program took too long to answer; try again.")
    }

    static var stopping: HTTPResponse {
        retryLater(make(503, "Service Unavailable", detail: "The server is stopping; try again in a moment."))
    }

    static var tooManyStreams: HTTPResponse {
        retryLater(make(503, "Service Unavailable", detail: "Too many streams are open; try again in a moment."))
    }

    /// The client's address, or all clients together, hold too much of the server's memory.
    static func tooMuchMemory(_ refusal: ByteBudget.Refusal) -> HTTPResponse {
        switch refusal {
        case .address:
            retryLater(
                make(
                    429, "Too Many Requests",
                    detail: "Too much is under way to or from this address; try again in a moment."))
        case .all:
            retryLater(
                make(503, "Service Unavailable", detail: "Too much is under way at once; try again in a moment."))
        }
    }

    private static func retryLater(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.headers.append(("Retry-After", "2"))
        return response
    }
}
