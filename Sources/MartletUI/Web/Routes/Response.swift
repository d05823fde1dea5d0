/// The answer of a ``Route``.
public struct Response: Sendable {
    /// 200 to 599; anything else is answered as 500.
    public var status: Int
    /// The headers. `Content-Length`, `Date`, `Connection` and their like are the server's, and one that HTTP does not
    /// allow (with a line break in it) is left out and told in the log.
    public var headers: [(name: String, value: String)]
    package var content: ResponseContent

    /// An answer without a body.
    public init(status: Int, headers: [(name: String, value: String)] = []) {
        self.status = status
        self.headers = headers
        content = .bytes([])
    }

    private init(_ content: ResponseContent, contentType: String, status: Int) {
        self.status = status
        headers = [("Content-Type", contentType), ("X-Content-Type-Options", "nosniff")]
        self.content = content
    }

    /// Text in UTF-8.
    public static func text(
        _ text: String, contentType: String = "text/plain; charset=utf-8", status: Int = 200
    ) -> Response {
        let named = contentType.hasPrefix("text/") && !contentType.contains("charset")
        return Response(
            .bytes(Array(text.utf8)), contentType: named ? contentType + "; charset=utf-8" : contentType, status: status
        )
    }

    /// A value as JSON. Throws what its encoding throws.
    public static func json<Value: Encodable>(_ value: Value, status: Int = 200) throws -> Response {
        Response(.bytes(Array(try JSONEncoder().encode(value))), contentType: "application/json", status: status)
    }

    /// Bytes of any kind.
    public static func data(
        _ bytes: some Sequence<UInt8>, contentType: String = "application/octet-stream", status: Int = 200
    ) -> Response {
        Response(.bytes(Array(bytes)), contentType: contentType, status: status)
    }

    /// A file of the server's, sent without being read into memory. Without a content type it follows from the file's
    /// name. A file that is not there is answered with 404, one that may not be read with 500.
    ///
    /// The path is the program's: never make it of what a request says without a check.
    public static func file(_ path: String, contentType: String? = nil) -> Response {
        Response(.file(path), contentType: contentType ?? ContentType.of(path), status: 200)
    }

    /// Sends the browser on: 303, so that it asks with `GET`.
    public static func redirect(to path: String) -> Response {
        guard case .redirect(let address) = RedirectAction.entry(path: path) else { return Response(status: 500) }
        return Response(status: 303, headers: [("Location", address)])
    }

    /// This answer as a file to be kept under `name`. Of the name, what a file's name may not hold is left out.
    public func download(_ name: String) -> Response {
        var response = self
        response.headers.removeAll { $0.name.lowercased() == "content-disposition" }
        response.headers.append(("Content-Disposition", ContentDisposition.attachment(name)))
        return response
    }
}

/// The bytes of an answer, or where they are.
package enum ResponseContent: Sendable {
    case bytes([UInt8])
    case file(String)
}
