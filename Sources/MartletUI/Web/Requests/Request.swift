/// A request of the visitor's: in a view, with `@Environment(\.request)`, the one that asked for the page; in a
/// ``Route``, the one to answer.
///
/// It is what a client has sent, so nothing in it is true because it says so.
public struct Request: Sendable {
    let head: RequestRecord
    /// The body; empty for a page.
    public let body: [UInt8]
    /// The values of the parameters in the path, by name.
    public let pathParameters: [String: String]
    /// The user who was signed in when the request came, or `nil`: who the session's cookie stands for. A view that is to
    /// follow it reads `@Environment(\.user)`.
    public package(set) var user: User?

    package init(_ head: RequestRecord, body: [UInt8] = [], pathParameters: [String: String] = [:]) {
        self.head = head
        self.body = body
        self.pathParameters = pathParameters
    }

    /// What the request asks to be done.
    public var method: RequestMethod { head.method }

    /// The path below the program's base path, as it was received: with its percent signs and without the query.
    public var path: String { head.path }

    /// The values of the query, decoded. A pair that stands for no text is left out.
    public var query: RequestFields { QueryDecoding.fields(head.query) }

    /// The headers, found without regard to case. `Cookie` is not among them: see ``cookies``.
    public var headers: RequestFields { head.headers }

    /// The program's own cookies; the one that names the session is not among them.
    public var cookies: RequestFields { head.cookies }

    /// The visitor's address, as `192.0.2.1` or `2001:db8::1`: what a trusted proxy says, or the connection's. Empty if
    /// there is none (a Unix socket).
    public var clientAddress: String { head.clientAddress }

    /// Whether the browser came by HTTPS, as far as the server knows from its public origin or a trusted proxy.
    public var isSecure: Bool { head.isSecure }
}

private struct RequestKey: EnvironmentKey {
    static let nowhere = Request(RequestRecord(method: .get, path: "/"))
    static var defaultValue: Request { nowhere }
}

extension EnvironmentValues {
    /// The request that asked for this page; without a server, one for `/` that says nothing. It stays the same while the
    /// page lives.
    public package(set) var request: Request {
        get { self[RequestKey.self] }
        set { self[RequestKey.self] = newValue }
    }
}
