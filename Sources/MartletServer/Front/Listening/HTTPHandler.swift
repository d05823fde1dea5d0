/// What stands behind the front and answers requests.
package protocol HTTPHandler: AnyObject, Sendable {
    /// Called when a request's head is complete and before its body is read. A response here rejects at once, and with
    /// a body still to come the connection is closed after it; `nil` lets the request continue. Must not block. Call
    /// ``HTTPRequest/limitBody(to:)`` here to bound the body.
    func accept(_ head: HTTPRequest) -> HTTPResponse?

    /// Called with the complete request, on the front's thread. Must not block: what takes longer than a few
    /// microseconds is answered with ``HTTPReply/deferred(_:)``.
    ///
    /// `HEAD` is answered as `GET` would be; the front leaves the body out.
    func respond(to request: HTTPRequest) -> HTTPReply

    /// The address that the memory of a large request counts for; `nil` if it counts for all clients together only.
    func payer(of request: HTTPRequest) -> AddressBlock?
}

extension HTTPHandler {
    /// The address of the connection's other end.
    package func payer(of request: HTTPRequest) -> AddressBlock? { request.peer }
}

/// How a request is answered.
package enum HTTPReply {
    /// Now.
    case response(HTTPResponse)
    /// Now, with an answer made once and used for many requests: the cheapest.
    case prepared(PreparedResponse)
    /// When the front has read what has come from all connections, one after another with other such replies: for work
    /// that is quick and much code. Called once, on the front's thread. If `isInTime` is false, the replies before it
    /// have taken long enough, and this one must be ``deferred(_:)``.
    case batched((_ isInTime: Bool) -> HTTPReply)
    /// Later, from any thread.
    case deferred(DeferredResponse)
    /// By asking the handler again when this answer has come, a plain 204; any other answer is given as it is. The
    /// handler has begun to fetch what it needs.
    case askedAgain(DeferredResponse)
    /// With a stream of server-sent events: status 200 and these headers (`Content-Type` is among them only if the
    /// caller puts it there).
    case stream(EventStream, headers: [(String, String)])
    /// With a link to another server: status 200, and then both write as they like.
    case link
}
