import MartletUI

/// An answer that states what is wrong and what to do, as `application/problem+json`.
package struct Problem: Error, Equatable, Sendable {
    package let status: Int
    package let detail: String
    /// Further members: the number that a client should have sent, or the candidates of an ambiguous target.
    package var extra: [(name: String, json: String)] = []
    /// The text for the log, which contains nothing from the request: the same as `detail`, unless that quotes the
    /// request.
    let reason: String
    /// Seconds after which to try again.
    package var retryAfter: Int?

    package init(
        _ status: Int, _ detail: String, extra: [(name: String, json: String)] = [], retryAfter: Int? = nil,
        reason: String? = nil
    ) {
        self.reason = reason ?? detail
        self.retryAfter = retryAfter
        self.status = status
        self.detail = detail
        self.extra = extra
    }

    package static func == (left: Problem, right: Problem) -> Bool {
        left.status == right.status && left.detail == right.detail
    }

    package var response: HTTPResponse {
        var body = Bytes("{\"title\":".utf8)
        body.writeJSON(Self.title(of: status))
        body.write(",\"status\":")
        body.write(status)
        body.write(",\"detail\":")
        body.writeJSON(detail)
        for (name, json) in extra {
            body.append(UInt8(ascii: ","))
            body.writeJSON(name)
            body.append(UInt8(ascii: ":"))
            body.write(json)
        }
        body.append(UInt8(ascii: "}"))
        var headers = [
            (name: "Content-Type", value: "application/problem+json"), (name: "Cache-Control", value: "no-store"),
            (name: "X-Content-Type-Options", value: "nosniff"),
        ]
        if let retryAfter { headers.append((name: "Retry-After", value: "\(retryAfter)")) }
        return HTTPResponse(status: status, headers: headers, body: .bytes(Array(body)))
    }

    private static func title(of status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 410: "Gone"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 421: "Misdirected Request"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        default: "Error"
        }
    }
}
