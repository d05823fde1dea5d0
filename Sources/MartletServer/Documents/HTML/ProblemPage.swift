import MartletUI

/// A problem as a page, for a person without a script: what is wrong, what to do, and a way back.
enum ProblemPage {
    /// Whether the client accepts HTML.
    static func isWanted(by request: HTTPRequest) -> Bool {
        request.header("Accept")?.withBytes { $0.containsToken("text/html") } == true
    }

    static func response(_ problem: Problem, _ assets: Assets, back path: String) -> HTTPResponse {
        var body = Bytes()
        body.write("<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        body.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        body.write("<title>That did not work</title>")
        assets.links.writeLinks(to: &body)
        body.write("</head><body><main id=\"martlet\"><h1>That did not work</h1><p>")
        body.writeHTML(problem.detail)
        body.write("</p><p><a href=")
        body.writeAttributeValue(path)
        body.write(">Back to the page</a></p></main></body></html>")
        var response = HTTPResponse(
            status: problem.status,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
                ("X-Content-Type-Options", "nosniff"),
            ], body: .bytes(Array(body)))
        if let seconds = problem.retryAfter { response.headers.append(("Retry-After", "\(seconds)")) }
        return response
    }
}
