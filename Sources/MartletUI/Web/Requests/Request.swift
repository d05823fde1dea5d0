package import MartletValues

/// A request from the visitor: in a view, `@Environment(\.request)` is the one that asked for the page; in a ``Route``,
/// it is the one to answer.
///
/// All of it is input from a client, so trust none of it without a check.
public struct Request: Sendable {
    let head: RequestRecord
    /// What the requests for most pages lack; every page keeps its request.
    private var rest: Rest?

    private final class Rest: Sendable {
        let body: [UInt8]
        let pathParameters: [String: String]
        let user: User?

        init(_ body: [UInt8], _ pathParameters: [String: String], _ user: User?) {
            (self.body, self.pathParameters, self.user) = (body, pathParameters, user)
        }
    }

    /// The body; empty for a page.
    public var body: [UInt8] { rest?.body ?? [] }
    /// The values of the parameters in the path, by name.
    public var pathParameters: [String: String] { rest?.pathParameters ?? [:] }
    /// The user to whom the session's cookie belonged when the request arrived, or `nil`. A view that follows later
    /// changes reads `@Environment(\.user)`.
    public package(set) var user: User? {
        get { rest?.user }
        set { if newValue != nil || rest != nil { rest = Rest(body, pathParameters, newValue) } }
    }

    package init(_ head: RequestRecord, body: [UInt8] = [], pathParameters: [String: String] = [:]) {
        self.head = head
        if !body.isEmpty || !pathParameters.isEmpty { rest = Rest(body, pathParameters, nil) }
    }

    /// Writes the request for a page: who made it is known from the session.
    package func write(to encoder: inout ValueEncoder) {
        head.write(to: &encoder)
        encoder.write(UInt64(pathParameters.count))
        for (name, value) in pathParameters.sorted(by: { $0.key < $1.key }) {
            encoder.write(name)
            encoder.write(value)
        }
    }

    /// Reads a request that ``write(to:)`` has written.
    package init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        let head = try RequestRecord(&decoder)
        var parameters: [String: String] = [:]
        for _ in 0..<(try decoder.readUInt64()) {
            let name = try decoder.readString()
            parameters[name] = try decoder.readString()
        }
        self.init(head, pathParameters: parameters)
    }

    /// Whether the program has read the query, the headers or the cookies: then a client may decide what a page costs.
    package var wasRead: Bool { head.hasBeenRead }

    /// The method of the request.
    public var method: RequestMethod { head.method }

    /// The path below the program's base path, as the server received it: percent-encoded and without the query.
    public var path: String { head.path }

    /// The decoded values of the query, without pairs that represent no text.
    public var query: RequestFields { QueryDecoding.fields(head.read.query) }

    /// The headers, with case-insensitive names. `Cookie` is not among them: see ``cookies``.
    public var headers: RequestFields { head.read.headers }

    /// The program's own cookies, without the one that identifies the session.
    public var cookies: RequestFields { head.read.cookies }

    /// The visitor's address, as `192.0.2.1` or `2001:db8::1`: a trusted proxy's statement, or the connection's
    /// address. Empty if there is none (a Unix socket).
    public var clientAddress: String { head.clientAddress }

    /// Whether the browser uses HTTPS, as far as the server knows from its public origin or a trusted proxy.
    public var isSecure: Bool { head.isSecure }
}

private struct RequestKey: EnvironmentKey {
    static let nowhere = Request(RequestRecord(method: .get, path: "/"))
    static var defaultValue: Request { nowhere }
}

extension EnvironmentValues {
    /// The request that asked for this page; without a server, an empty one for `/`. It stays the same while the page
    /// lives.
    public package(set) var request: Request {
        get { self[RequestKey.self] }
        set { self[RequestKey.self] = newValue }
    }
}
