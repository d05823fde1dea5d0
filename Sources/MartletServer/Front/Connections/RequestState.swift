/// The request on a connection. A connection has one after another.
struct RequestState {
    enum Stage {
        /// Between two requests, or in a head.
        case head
        case body
        case batched(BatchedReply)
        case deferred(DeferredAnswer)
        case answered
    }

    var stage = Stage.head
    var method = HTTPMethod.get
    var target = RequestTarget()
    /// The header fields that are read in most requests.
    var fields = KnownFields()
    var body = IncomingBody()
    /// The memory that the request has reserved.
    var holding = RequestHolding()
    /// An object that the handler has set for this request.
    var handlerState: AnyObject?
    /// What another server says of the request; `nil` if that was not looked at.
    var hop: HopClaim?
    /// What the path names; `nil` if that was not looked at.
    var route: Route?
    /// The session that the cookie names, if it names one; `nil` if that was not looked at.
    var session: SessionIdentifier??
    /// The request came in HTTP/1.1, so that an answer may be chunked.
    var speaksChunks = false
    /// The connection ends with this request's answer.
    var closes = false
    /// The client was refused and may still be sending its body.
    var lingers = false
    /// The handler is asked again when the answer comes that it waits for.
    var asksAgain = false
    /// Counted among the requests that `stop()` waits for.
    var isCounted = false
    /// A request line has come, and not the end of the head.
    private(set) var hasBegun = false

    /// The library has read a request line.
    mutating func begin(target: UnsafePointer<CChar>?) {
        hasBegun = true
        self.target = RequestTarget(target)
    }

    /// Forgets the request, and keeps the memory for the body of the next.
    mutating func end() {
        stage = .head
        hasBegun = false
        fields = KnownFields()
        target = RequestTarget()
        closes = false
        isCounted = false
        lingers = false
        handlerState = nil
        hop = nil
        route = nil
        session = nil
        body.end()
    }
}
