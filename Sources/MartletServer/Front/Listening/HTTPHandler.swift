/// What stands behind the front and answers requests.
package protocol HTTPHandler: AnyObject, Sendable {
    /// Called when a request's head is complete and before its body is read. A response here rejects at once, and
    /// with a body still to come the connection is closed after it; `nil` lets the request go on. Must not block. Here
    /// ``HTTPRequest/limitBody(to:)`` says how long the body may be.
    func accept(_ head: HTTPRequest) -> HTTPResponse?

    /// Called with the complete request, on the front's thread. Must not block: what takes longer than a few
    /// microseconds is answered with ``HTTPReply/deferred(_:)``.
    ///
    /// `HEAD` is answered as `GET` would be; the front leaves the body out.
    func respond(to request: HTTPRequest) -> HTTPReply

    /// Whom the memory of a request that needs much of it is counted for; `nil` for all clients together only.
    func payer(of request: HTTPRequest) -> AddressBlock?
}

extension HTTPHandler {
    /// The connection's other end.
    package func payer(of request: HTTPRequest) -> AddressBlock? { request.peer }
}

/// How a request is answered.
package enum HTTPReply {
    /// Now.
    case response(HTTPResponse)
    /// Now, with an answer made once and used for many requests: the cheapest.
    case prepared(PreparedResponse)
    /// When the front has read what has come from all connections, one after another with other such replies: for what is
    /// quick and much code. Called once, on the front's thread; not in time means that others have taken long enough, and
    /// the reply has to be ``deferred(_:)``.
    case afterReading((_ isInTime: Bool) -> HTTPReply)
    /// Later, from any thread.
    case deferred(DeferredResponse)
    /// With a stream of server-sent events: status 200 and these headers (`Content-Type` is among them only if the
    /// caller puts it there).
    case stream(EventStream, headers: [(String, String)])
}
