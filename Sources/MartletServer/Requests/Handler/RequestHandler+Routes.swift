import Logging
import MartletUI

extension RequestHandler {
    /// The reason that a request for a path of the program is refused before its body is read.
    func acceptProgram(_ head: HTTPRequest) -> Problem? {
        let isRead = head.method == .get || head.method == .head
        guard let path = programPath(of: head), !path.isEmpty else {
            return isRead ? withoutBody(head) : Problem(405, "This path is read with GET.")
        }
        if isRead, files.file(at: path) != nil { return withoutBody(head) }
        let method = RequestMethod(head.method.name)
        switch programRoutes.match(path, method) {
        case .found(_, let route, _):
            head.limitBody(to: context.configuration.limits.routeBytes)
            if let length = head.contentLength, length > context.configuration.limits.routeBytes {
                return .bodyTooLarge
            }
            return isRead || route.allowsCrossOrigin ? nil : origins.problem(with: head)
        case .otherMethods(let methods):
            if isRead, let page = routes.route(to: path)?.route, !page.path.isEverythingElse {
                return withoutBody(head)
            }
            return Problem(405, "This path takes \(methods.map(\.name).joined(separator: ", ")).")
        case .none: return isRead ? withoutBody(head) : Problem(405, "This path is read with GET.")
        }
    }

    /// Accepts a request that has no use for a body.
    func withoutBody(_ head: HTTPRequest) -> Problem? {
        head.limitBody(to: 0)
        return nil
    }

    /// Answers a request for a path of the program: a route's, or a page's.
    func program(_ request: HTTPRequest) -> HTTPReply {
        guard let path = programPath(of: request) else {
            return refuse(request, Problem(404, "There is nothing at this path."))
        }
        if path.isEmpty {
            return .response(
                HTTPResponse(
                    status: 308, headers: [(name: "Location", value: context.configuration.basePath + "/")]))
        }
        if let file = programFile(request, path) { return file }
        guard case .found(let number, _, let parameters) = programRoutes.match(path, RequestMethod(request.method.name))
        else { return page(request, path) }
        let known = namedSession(of: request)
        if let session = known?.session, let problem = charge(session) { return refuse(request, problem) }
        context.statistics.routes.add(1)
        let asked = Request(head(of: request, path), body: Array(request.body), pathParameters: parameters)
        let takesGzip = takesGzip(request)
        let later = DeferredResponse(takesGzip: takesGzip)
        let stranger = known == nil ? clientBlock(of: request) : nil
        let session = known?.session ?? Session(context.newName(), context)
        let name = known?.name ?? session.identifier
        session.enter { [self] session in
            session.whenValid { [self] session, isValid in
                guard isValid, session.answers(to: name) else { return later.send(Problem.noSuchSession.response) }
                session.answer(asked, route: number, isTemporary: known == nil) { [self] response in
                    if takesGzip {
                        settleEncoding(response, session, stranger, isKnown: known != nil)
                    }
                    later.send(response)
                }
            }
        }
        return .deferred(later)
    }
}

extension Problem {
    fileprivate static let noSuchSession = Problem(403, "This session has ended; load a page for a fresh one.")
    static let bodyTooLarge = Problem(413, "Send a smaller body.")
}
