import MartletUI

/// Which answers are compressed.
extension RequestHandler {
    /// Most bytes that are compressed on the front's thread, where others wait.
    private static let frontLimit = 16_384

    /// Whether the answer to a request is to be compressed, if it can be.
    ///
    /// How long a compressed answer is tells somebody who sees the line whether a text that they had a visitor ask for
    /// stands in it twice (BREACH). To learn anything by that, another site has to make the visitor's browser ask over and
    /// over, with its cookies: such requests are answered as they are.
    func takesGzip(_ request: HTTPRequest) -> Bool {
        guard let accepted = request.headerBytes("Accept-Encoding"), AcceptedEncodings.takeGzip(accepted) else {
            return false
        }
        let site = request.bytes(of: .fetchSite)
        if let site, site.is("same-origin") || site.is("none") { return true }
        if request.bytes(of: .cookie) == nil, request.headerBytes("Authorization") == nil { return true }
        // What says nothing is no browser, or an old one; without TLS the line can be read anyway.
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
    func encoded(_ response: HTTPResponse, takesGzip: Bool, in session: Session) -> HTTPReply {
        guard takesGzip, response.body.count > Self.frontLimit else {
            return .response(response.encoded(takesGzip: takesGzip))
        }
        let later = DeferredResponse(takesGzip: true)
        session.enter { _ in later.send(response) }
        return .deferred(later)
    }

    /// Counts what compressing a route's answer costs, for who has asked for it.
    func settleEncoding(_ response: HTTPResponse, _ session: Session, _ stranger: AddressBlock?, isKnown: Bool) {
        // As for a page's HTML: each 32 KB are one.
        let work = Double(response.body.count / 32_768)
        guard work > 0 else { return }
        if isKnown { session.requests.settle(work) } else { context.addresses.settleWork(work, of: stranger) }
    }
}
