/// An answer, as a browser gets it.
public struct TestResponse: Sendable {
    public let status: Int
    /// With names in small letters, but for `Date` and `Connection`, which come over a socket only.
    public let headers: [(name: String, value: String)]
    public let body: [UInt8]

    init(_ response: RawResponse) {
        status = response.status
        headers = response.headers.filter { $0.name != "date" && $0.name != "connection" }
        body = response.body
    }

    /// The body, read as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The first header of a name, found without regard to case.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }
}
