import MartletUI

extension RequestHandler {
    /// `GET` of a page's stream.
    func stream(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        if let problem = origins.problem(with: request) { return refuse(request, problem) }
        guard let (session, name) = namedSession(of: request) else { return refuse(request, .noSuchPage) }
        guard context.authority.isGenuine(identifier, of: session.secret) else {
            return refuse(request, .noSuchPage)
        }
        let query = StreamQuery(request.query ?? "")
        guard let after = query.after else {
            return refuse(
                request, Problem(400, "Ask for the stream with after= and the number of the last frame applied."))
        }
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
        let place = StreamPlace(page: identifier, after: after, wantsResync: query.wantsResync)
        return open([place], of: session, name, for: request, isShared: false, isPoll: query.isPoll)
    }

    /// `GET` of one stream for several pages of a browser.
    func sharedStream(_ request: HTTPRequest) -> HTTPReply {
        if let problem = origins.problem(with: request) { return refuse(request, problem) }
        guard let (session, name) = namedSession(of: request) else { return refuse(request, .noSuchPage) }
        let query = StreamQuery(request.query ?? "")
        guard let places = query.places, places.count <= context.configuration.limits.pagesPerSession else {
            return refuse(request, .badPlaces)
        }
        return open(places, of: session, name, for: request, isShared: true, isPoll: query.isPoll)
    }

    private func open(
        _ places: [StreamPlace], of session: Session, _ name: SessionIdentifier, for request: HTTPRequest,
        isShared: Bool, isPoll: Bool
    ) -> HTTPReply {
        if let problem = charge(session) { return refuse(request, problem) }
        let address = clientBlock(of: request)
        guard context.addresses.openStream(of: address) else { return refuse(request, .tooManyStreams) }
        context.statistics.requestedResyncs.add(places.count(where: \.wantsResync))
        let attachment = StreamAttachment(
            session, name, places, from: address, isShared: isShared, isPoll: isPoll, timeZone: timeZone(of: request),
            colorScheme: colorScheme(of: request), context)
        let stream = EventStream(
            delegate: attachment, opening: Array("retry: 1000\n:\n\n".utf8), endsAtHeartbeat: isPoll)
        session.streams.add(stream, limit: context.configuration.limits.streamsPerSession)?.close()
        return .stream(
            stream,
            headers: [
                ("Content-Type", "text/event-stream"), ("Cache-Control", "no-cache, no-transform"),
                ("X-Accel-Buffering", "no"), ("X-Content-Type-Options", "nosniff"),
            ])
    }

    /// Where the browser's clock stands, if it says so in as few words as that takes.
    private func timeZone(of request: HTTPRequest) -> String? {
        guard let report = request.headerBytes("Martlet-Time-Zone"), report.count <= ReportedTimeZone.limit else {
            return nil
        }
        return String(decoding: report, as: UTF8.self)
    }

    /// What the visitor's browser asks for, if it says so.
    private func colorScheme(of request: HTTPRequest) -> ColorScheme? {
        guard let name = request.headerBytes("Martlet-Color-Scheme"), name.count <= 5 else { return nil }
        return ColorScheme(css: String(decoding: name, as: UTF8.self))
    }

    /// `POST` of pages that join the shared stream, or leave it.
    func changeSharedStream(_ request: HTTPRequest) -> HTTPReply {
        guard let (session, name) = foundSession(of: request) else { return refuse(request, .noSuchPage) }
        let change: StreamChange
        do {
            change = try StreamChange(request.body, limit: context.configuration.limits.pagesPerSession)
        } catch {
            return refuse(request, Problem(400, error.message))
        }
        if let problem = charge(session) { return refuse(request, problem) }
        let later = DeferredResponse()
        let note = note(of: request)
        let colorScheme = colorScheme(of: request)
        session.enter { [context] session in
            guard session.answers(to: name) else {
                note.log(.noSuchPage, context)
                return later.send(Problem.noSuchPage.response)
            }
            guard let stream = session.sharedStream else {
                note.log(.noSharedStream, context)
                return later.send(Problem.noSharedStream.response)
            }
            if let colorScheme { session.note(colorScheme) }
            for page in change.leaving { stream.leave(page, session) }
            for place in change.joining { stream.join(place, session) }
            later.send(HTTPResponse(status: 204))
        }
        return .deferred(later)
    }
}

extension Problem {
    fileprivate static let noSharedStream = Problem(
        409, "No stream is shared now; open one with all the pages, and then change it.")
    fileprivate static let tooManyStreams = Problem(
        429, "Too many streams are open from this address; try again in a while.", retryAfter: 30)
    fileprivate static let badPlaces = Problem(
        400, "Ask for the stream with p= and each page's id and the last frame applied, as p=ID:3,ID:0.")
}

/// The query of a stream's address.
struct StreamQuery: Equatable {
    private(set) var after: UInt64?
    private(set) var wantsResync = false
    private(set) var isPoll = false
    /// The pages of a shared stream; `nil` if they are not written as they should be.
    private(set) var places: [StreamPlace]?

    init(_ query: String) {
        for pair in query.split(separator: "&") {
            if pair.hasPrefix("after=") { after = UInt64(pair.dropFirst(6)) }
            if pair.hasPrefix("p=") { places = Self.places(pair.dropFirst(2)) }
            if pair == "resync=1" { wantsResync = true }
            if pair == "poll=1" { isPoll = true }
        }
    }

    /// `{page}:{seq}`, with `!` behind it for a full resync, separated by commas.
    private static func places(_ text: Substring) -> [StreamPlace]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        var places: [StreamPlace] = []
        for part in parts {
            guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")),
                let page = PageIdentifier(part.utf8[..<colon])
            else { return nil }
            let number = part[part.utf8.index(after: colon)...]
            let wantsResync = number.hasSuffix("!")
            guard let after = UInt64(wantsResync ? number.dropLast() : number) else { return nil }
            places.append(StreamPlace(page: page, after: after, wantsResync: wantsResync))
        }
        return places
    }
}
