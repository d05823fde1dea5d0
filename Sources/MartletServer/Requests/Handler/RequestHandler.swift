import Logging
import MartletUI
import Synchronization

/// Answers requests: finds the resource of a path, checks the client, and enters the session.
///
/// It runs on the front's thread and may not wait. What an idle session can answer without the program's code is
/// answered at once; everything else is answered from the session.
final class RequestHandler: HTTPHandler {
    let context: ServerContext
    let origins: OriginPolicy
    let cookie: SessionCookie
    let assets: Assets
    /// The program's files.
    let files: ProgramFiles
    let routes: PageRoutes
    /// The routes beside the pages.
    let programRoutes: ProgramRoutes

    init(_ context: ServerContext, _ files: ProgramFiles) {
        self.context = context
        self.files = files
        origins = OriginPolicy(context.configuration)
        let basePath = context.configuration.basePath
        cookie = SessionCookie(isSecure: origins.isSecure, basePath: basePath)
        let assets = Assets(basePath: basePath, context.app.brand, files)
        self.assets = assets
        let pages = context.outline.pages
        programRoutes = ProgramRoutes(context.outline.routes)
        routes = PageRoutes(
            pages.enumerated().map { index, page in
                PageRoute(
                    path: page.path, scene: index, document: PageDocument(title: page.title, assets: assets))
            })
        if context.configuration.inspects || pages.contains(where: { $0.inspection == .byVisitor }) {
            PropertySymbols.prepare()
        }
        for diagnostic in context.outline.diagnostics { context.logger.warning("\(diagnostic)") }
        for (path, pages) in Dictionary(grouping: pages, by: \.path) where pages.count > 1 {
            context.logger.warning("\(pages.count) scenes have the path \(path.text); the first is shown.")
        }
        for page in pages where files.file(at: page.path.text) != nil {
            context.logger.warning("A file of App.brand has the path of a scene, \(page.path.text); the file is shown.")
        }
        if !files.leftOut.isEmpty {
            context.logger.warning(
                "Left out of App.brand's directory, as links out of it or no files: \(files.leftOut.prefix(10).joined(separator: ", "))"
            )
        }
    }

    func accept(_ head: HTTPRequest) -> HTTPResponse? {
        let route = route(of: head)
        if route == .link { return acceptLink(head) }
        if let problem = origins.problem(withHostOf: head) { return refuse(head, problem) }
        switch (route, head.method) {
        case (.events(let page), .post): return acceptEvents(head, page).map { refuse(head, $0) }
        case (.form(let page), .post): return acceptForm(head, page).map { refuseVisitor(head, $0) }
        case (.files(let page), .post): return acceptFiles(head, page).map { refuse(head, $0) }
        case (.files, _): return refuse(head, Problem(405, "Files are sent with POST."))
        case (.inspection(let page), .post): return acceptInspection(head, page).map { refuse(head, $0) }
        case (.events, _): return refuse(head, Problem(405, "Events are sent with POST."))
        case (.sharedStream, .post): return acceptEvents(head, nil).map { refuse(head, $0) }
        case (.unknown, _): return refuse(head, Problem(404, "There is nothing at this path."))
        case (.program, _): return acceptProgram(head).map { refuse(head, $0) }
        case (_, .get), (_, .head): return withoutBody(head).map { refuse(head, $0) }
        default: return refuse(head, Problem(405, "This path is read with GET."))
        }
    }

    func respond(to request: HTTPRequest) -> HTTPReply { encodedHere(reply(to: request), for: request) }

    private func reply(to request: HTTPRequest) -> HTTPReply {
        let route = route(of: request)
        if route == .link { return .link }
        if let answer = releasedAnswer(to: request, route) { return .response(answer) }
        if sessionsMayBeElsewhere, route.concernsSession {
            let named = named(by: request)
            if let answer = clusterAnswer(to: request, named) { return .response(answer) }
            if let waiting = waitForSession(named, of: request, route) { return .askedAgain(waiting) }
            if let named, let reply = forwarded(request, route, named) { return reply }
        }
        if route.isChargedByRequest, let problem = meter(request) { return .response(refuseVisitor(request, problem)) }
        switch route {
        case .program: return program(request)
        case .events(let page): return events(request, page)
        case .stream(let page): return stream(request, page)
        case .sharedStream:
            return request.method == .post ? changeSharedStream(request) : sharedStream(request)
        case .actions(let page): return actions(request, page)
        case .form(let page): return form(request, page)
        case .files(let page): return files(request, page)
        case .inspection(let page): return inspection(request, page)
        case .asset: return asset(request)
        case .health:
            return .response(
                HTTPResponse(
                    status: 200, headers: [("Content-Type", "text/plain"), ("X-Content-Type-Options", "nosniff")],
                    body: .bytes(Array(health.utf8))))
        case .readiness: return .response(readiness)
        case .metrics: return metrics(request)
        case .session: return changeCookie(request)
        case .link, .unknown: return refuse(request, Problem(404, "There is nothing at this path."))
        }
    }

    /// The server is alive, whatever its store does: ending it would lose the changes that wait in memory.
    private var health: String {
        let lines = [context.store?.health.line].compactMap(\.self) + (context.store?.damage.lines ?? [])
        return (["ok"] + lines).map { $0 + "\n" }.joined()
    }

    /// Whether visitors are to be sent here: not to a server that ends, or whose lease has ended.
    private var readiness: HTTPResponse {
        let isReleasing = context.durability?.isReleasing.load(ordering: .relaxed) ?? false
        let isReady = !isReleasing && context.cluster?.allowsAnswers ?? true
        return HTTPResponse(
            status: isReady ? 200 : 503,
            headers: [("Content-Type", "text/plain"), ("X-Content-Type-Options", "nosniff")],
            body: .bytes(Array((isReady ? "ready\n" : "not ready\n").utf8)))
    }

    /// The session that the request's cookie names, and that name. Code that answers later, from the session, must
    /// check again that the session has that name (``Session/answers(to:)``).
    func namedSession(of request: HTTPRequest) -> (session: Session, name: SessionIdentifier)? {
        guard let name = cookie.session(in: request), let session = context.registry.session(name) else { return nil }
        return (session, name)
    }

    func payer(of request: HTTPRequest) -> AddressBlock? { clientBlock(of: request) }

    func refuse(_ request: HTTPRequest, _ problem: Problem) -> HTTPReply { .response(refuse(request, problem)) }

    /// The answer for a request that is not accepted. The log reports it, within the limit of such lines.
    func refuse(_ request: HTTPRequest, _ problem: Problem) -> HTTPResponse {
        countRejection(of: request, problem)
        if context.logLimiter.admits(LogKind(refused: problem.status)) {
            summary(of: request).write(problem, context)
        }
        return problem.response
    }
}
