/// A response, as a browser receives it.
public struct TestResponse: Sendable {
    /// The status of the answer.
    public let status: Int
    /// The header fields, with lowercase names except `Date` and `Connection`, which are sent over a socket only.
    public let headers: [(name: String, value: String)]
    /// The bytes of the answer's body.
    public let body: [UInt8]

    init(_ response: RawResponse) {
        status = response.status
        headers = response.headers.filter { $0.name != "date" && $0.name != "connection" }
        body = response.body
    }

    /// The body, decoded as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// Returns the first header with a name, ignoring case.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }
}
