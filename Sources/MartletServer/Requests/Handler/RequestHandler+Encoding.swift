import MartletUI

/// Decides which answers are compressed.
extension RequestHandler {
    /// The greatest number of bytes that are compressed on the front's thread, where other clients wait.
    private static let frontLimit = 16_384

    /// Whether the answer to a request is to be compressed, if it can be.
    ///
    /// The length of a compressed answer reveals to an eavesdropper whether a text that they made the visitor request
    /// is in it twice (BREACH). The attack needs another site that makes the visitor's browser send requests over and
    /// over, with its cookies: answers to such requests are not compressed.
    func takesGzip(_ request: HTTPRequest) -> Bool {
        guard let accepted = request.headerBytes("Accept-Encoding"), AcceptedEncodings.acceptGzip(accepted) else {
            return false
        }
        let site = request.bytes(of: .fetchSite)
        if let site, site.is("same-origin") || site.is("none") { return true }
        if request.bytes(of: .cookie) == nil, request.headerBytes("Authorization") == nil { return true }
        // A client that sends no such header is no browser, or an old one; without TLS the connection can be read
        // anyway.
        return site == nil && !origins.isSecure
    }

    /// An answer that was made on the front's thread and is short enough to be compressed there.
    func encodedHere(_ reply: HTTPReply, for request: HTTPRequest) -> HTTPReply {
        guard case .response(let response) = reply, case .bytes(let bytes) = response.body,
            bytes.count >= HTTPResponse.leastCompressed
        else { return reply }
        return .response(response.encoded(takesGzip: takesGzip(request), limit: Self.frontLimit))
    }

    /// A page that was made on the front's thread; a long one is compressed on its session's.
    func encoded(_ response: consuming HTTPResponse, takesGzip: Bool, in session: Session) -> HTTPReply {
        guard takesGzip, response.body.count > Self.frontLimit else {
            return .response(response.encoded(takesGzip: takesGzip))
        }
        let (later, response) = (DeferredResponse(takesGzip: true), response)
        session.enter { _ in later.send(response) }
        return .deferred(later)
    }

    /// Charges the client for compressing a route's answer.
    func settleEncoding(_ response: HTTPResponse, _ session: Session, _ stranger: AddressBlock?, isKnown: Bool) {
        // As for a page's HTML: each 32 KB are one.
        let work = Double(response.body.count / 32_768)
        guard work > 0 else { return }
        if isKnown {
            session.arrivals.requests.settle(work)
        } else {
            context.budgets.addresses.settleWork(work, of: stranger)
        }
    }
}
