extension RequestHandler {
    /// `GET` of a page's stream.
    func stream(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        if let problem = origins.problem(with: request) { return refuse(request, problem) }
        guard let session = session(of: request) else { return refuse(request, .noSuchPage) }
        guard context.authority.isGenuine(identifier, of: session.identifier) else {
            return refuse(request, .noSuchPage)
        }
        let query = StreamQuery(request.query ?? "")
        guard let after = query.after else {
            return refuse(
                request, Problem(400, "Ask for the stream with after= and the number of the last frame applied."))
        }
        if query.wantsResync { context.statistics.requestedResyncs.add(1) }
        let attachment = StreamAttachment(session, identifier, after: after, wantsResync: query.wantsResync, context)
        // The status leaves before the session is asked, so a session at rest is asked here; a busy one has the page
        // or closes the stream at once, and the client learns why when it comes again.
        if let problem = session.enterIfIdle({ session -> Problem? in
            do throws(Problem) {
                _ = try session.page(identifier)
                return nil
            } catch { return error }
        }), let problem {
            return refuse(request, problem)
        }
        let stream = EventStream(delegate: attachment, opening: Array("retry: 1000\n:\n\n".utf8))
        return .stream(
            stream,
            headers: [
                ("Content-Type", "text/event-stream"), ("Cache-Control", "no-cache, no-transform"),
                ("X-Accel-Buffering", "no"), ("X-Content-Type-Options", "nosniff"),
            ])
    }
}

/// The query of a stream's address.
struct StreamQuery: Equatable {
    private(set) var after: UInt64?
    private(set) var wantsResync = false

    init(_ query: String) {
        for pair in query.split(separator: "&") {
            if pair.hasPrefix("after=") { after = UInt64(pair.dropFirst(6)) }
            if pair == "resync=1" { wantsResync = true }
        }
    }
}
