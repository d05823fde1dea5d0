/// The answer of a ``Route``.
public struct Response: Sendable {
    /// The status, 200 to 599; the server answers with 500 for any other.
    public var status: Int
    /// The headers. `Content-Length`, `Date`, `Connection` and the like belong to the server, which also leaves out and
    /// logs a header that HTTP does not allow (with a line break in it).
    public var headers: [(name: String, value: String)]
    package var content: ResponseContent

    /// Creates an answer without a body.
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

    /// Returns an answer with text in UTF-8.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - contentType: The content type.
    ///   - status: The status.
    public static func text(
        _ text: String, contentType: String = "text/plain; charset=utf-8", status: Int = 200
    ) -> Response {
        let named = contentType.hasPrefix("text/") && !contentType.contains("charset")
        return Response(
            .bytes(Array(text.utf8)), contentType: named ? contentType + "; charset=utf-8" : contentType, status: status
        )
    }

    /// Returns an answer with a value as JSON.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - status: The status.
    /// - Throws: The error of the value's encoding.
    public static func json<Value: Encodable>(_ value: Value, status: Int = 200) throws -> Response {
        Response(.bytes(Array(try JSONEncoder().encode(value))), contentType: "application/json", status: status)
    }

    /// Returns an answer with bytes of any kind.
    ///
    /// - Parameters:
    ///   - bytes: The body.
    ///   - contentType: The content type.
    ///   - status: The status.
    public static func data(
        _ bytes: some Sequence<UInt8>, contentType: String = "application/octet-stream", status: Int = 200
    ) -> Response {
        Response(.bytes(Array(bytes)), contentType: contentType, status: status)
    }

    /// Returns an answer with a file of the server, which it sends without reading the whole file into memory. A
    /// missing file is answered with 404, an unreadable one with 500.
    ///
    /// - Parameters:
    ///   - path: The file's path, which the program determines: never derive it from a request without a check.
    ///   - contentType: The content type; `nil` to derive it from the file's name.
    public static func file(_ path: String, contentType: String? = nil) -> Response {
        Response(.file(path), contentType: contentType ?? ContentType(ofFileNamed: path).name, status: 200)
    }

    /// Returns an answer that redirects the browser with status 303, so that it requests the path with `GET`.
    public static func redirect(to path: String) -> Response {
        guard case .redirect(let address) = RedirectAction.entry(path: path) else { return Response(status: 500) }
        return Response(status: 303, headers: [("Location", address)])
    }

    /// Returns this answer as a file to save under `name`, without characters that a file's name must not contain.
    public func download(_ name: String) -> Response {
        var response = self
        response.headers.removeAll { $0.name.lowercased() == "content-disposition" }
        response.headers.append(("Content-Disposition", ContentDisposition.attachment(name)))
        return response
    }
}

/// The bytes of an answer, or their location.
package enum ResponseContent: Sendable {
    case bytes([UInt8])
    case file(String)
}
