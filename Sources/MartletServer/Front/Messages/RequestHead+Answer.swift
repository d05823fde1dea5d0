extension RequestHead.Fault {
    /// The answer to the client. The connection is closed after it.
    var answer: HTTPResponse {
        switch self {
        case .requestLine:
            bad("Write the request line as: method, one blank, path without blanks, one blank, HTTP/1.1.")
        case .version:
            ProblemAnswer.make(505, "HTTP Version Not Supported", detail: "Speak HTTP/1.1 or HTTP/1.0.")
        case .headerSyntax:
            bad("Write each header on one line that ends with CR LF, with no blank before its colon.")
        case .contentLength:
            bad("Send one Content-Length, a number without zeros before it.")
        case .transferEncoding:
            bad("Send either a Content-Length or, in HTTP/1.1, Transfer-Encoding: chunked, and nothing twice.")
        case .host:
            bad("Send exactly one Host header.")
        }
    }

    private func bad(_ detail: StaticString) -> HTTPResponse {
        ProblemAnswer.make(400, "Bad Request", detail: detail)
    }
}
