import MartletUI
import Synchronization

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
        // The status leaves before the session is entered, so an idle session is entered here. A busy one closes the
        // stream at once if it does not have the page, and the client gets the reason with its next request.
        if let problem = session.enterIfIdle({ session -> Problem? in
            do throws(Problem) {
                _ = try session.page(identifier)
                return nil
            } catch { return error }
        }), let problem {
            return refuse(request, problem)
        }
        let position = StreamPosition(page: identifier, after: after, wantsResync: query.wantsResync)
        return open([position], of: session, name, for: request, isShared: false, isPoll: query.isPoll)
    }

    /// `GET` of one stream for several pages of a browser.
    func sharedStream(_ request: HTTPRequest) -> HTTPReply {
        if let problem = origins.problem(with: request) { return refuse(request, problem) }
        guard let (session, name) = namedSession(of: request) else { return refuse(request, .noSuchPage) }
        let query = StreamQuery(request.query ?? "")
        guard let positions = query.positions, positions.count <= context.configuration.limits.pagesPerSession else {
            return refuse(request, .invalidPositions)
        }
        return open(positions, of: session, name, for: request, isShared: true, isPoll: query.isPoll)
    }

    private func open(
        _ positions: [StreamPosition], of session: Session, _ name: SessionIdentifier, for request: HTTPRequest,
        isShared: Bool, isPoll: Bool
    ) -> HTTPReply {
        if let problem = crashProblem(ofPage: request) ?? charge(session) { return refuse(request, problem) }
        let address = clientBlock(of: request)
        session.executor.address.store(address?.code ?? 0, ordering: .relaxed)
        guard let counted = context.budgets.addresses.openStream(of: address) else {
            return refuse(request, .tooManyStreams)
        }
        context.statistics.requestedResyncs.add(positions.count(where: \.wantsResync))
        let start = StreamStart(
            name, positions, timeZone: timeZone(of: request), colorScheme: colorScheme(of: request))
        let attachment = StreamAttachment(session, start, counted: counted, isShared: isShared, isPoll: isPoll)
        return open(attachment, of: session, endsAtHeartbeat: isPoll)
    }

    /// Opens a stream that `delegate` owns, as one of the session's.
    func open(_ delegate: any EventStreamDelegate, of session: Session, endsAtHeartbeat: Bool = false) -> HTTPReply {
        let stream = EventStream(
            delegate: delegate, opening: Array("retry: 1000\n:\n\n".utf8), endsAtHeartbeat: endsAtHeartbeat)
        session.streams.add(stream, limit: context.configuration.limits.streamsPerSession)?.close()
        return .stream(
            stream,
            headers: [
                ("Content-Type", "text/event-stream"), ("Cache-Control", "no-cache, no-transform"),
                ("X-Accel-Buffering", "no"), ("X-Content-Type-Options", "nosniff"),
            ])
    }

    /// The time zone that the browser reports, if the report is not too long.
    private func timeZone(of request: HTTPRequest) -> String? {
        guard let report = request.headerBytes("Martlet-Time-Zone"), report.count <= ReportedTimeZone.limit else {
            return nil
        }
        return String(decoding: report, as: UTF8.self)
    }

    /// The color scheme that the visitor's browser asks for, if it reports one.
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
        let summary = summary(of: request)
        let colorScheme = colorScheme(of: request)
        session.enter { [context] session in
            guard session.answers(to: name) else {
                summary.log(session.absence, context)
                return later.send(session.absence.response)
            }
            guard let stream = session.sharedStream else {
                summary.log(.noSharedStream, context)
                return later.send(Problem.noSharedStream.response)
            }
            if let colorScheme { session.update(colorScheme) }
            for page in change.leaving { stream.leave(page, session) }
            for position in change.joining { stream.join(position, session) }
            later.send(HTTPResponse(status: 204))
        }
        return .deferred(later)
    }
}

extension Problem {
    fileprivate static let noSharedStream = Problem(
        409, "No stream is shared now; open one with all the pages, and then change it.")
    static let tooManyStreams = Problem(
        429, "Too many streams are open from this address; try again in a while.", retryAfter: 30)
    fileprivate static let invalidPositions = Problem(
        400, "Ask for the stream with p= and each page's id and the last frame applied, as p=ID:3,ID:0.")
}

/// The query of a stream's address.
struct StreamQuery: Equatable {
    private(set) var after: UInt64?
    private(set) var wantsResync = false
    private(set) var isPoll = false
    /// The pages of a shared stream; `nil` if they are malformed.
    private(set) var positions: [StreamPosition]?

    init(_ query: String) {
        for pair in query.split(separator: "&") {
            if pair.hasPrefix("after=") { after = UInt64(pair.dropFirst(6)) }
            if pair.hasPrefix("p=") { positions = Self.positions(pair.dropFirst(2)) }
            if pair == "resync=1" { wantsResync = true }
            if pair == "poll=1" { isPoll = true }
        }
    }

    /// `{page}:{seq}`, with `!` behind it for a full resync, separated by commas.
    private static func positions(_ text: Substring) -> [StreamPosition]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        var positions: [StreamPosition] = []
        for part in parts {
            guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")),
                let page = PageIdentifier(part.utf8[..<colon])
            else { return nil }
            let number = part[part.utf8.index(after: colon)...]
            let wantsResync = number.hasSuffix("!")
            guard let after = UInt64(wantsResync ? number.dropLast() : number) else { return nil }
            positions.append(StreamPosition(page: page, after: after, wantsResync: wantsResync))
        }
        return positions
    }
}
