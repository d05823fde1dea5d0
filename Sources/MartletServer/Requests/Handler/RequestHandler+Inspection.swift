import MartletUI

/// `/_martlet/pages/{page}/inspect`.
extension RequestHandler {
    /// Returns the reason that a report of an inspected page's browser may not send its body.
    func acceptInspection(_ head: HTTPRequest, _ page: PageIdentifier) -> Problem? {
        if let problem = origins.problem(with: head) { return problem }
        head.limitBody(to: InspectionReport.limit)
        return findSession(of: head, page)
    }

    /// `GET` of what is known of a page, as JSON or as a stream; `POST` of a report of its browser.
    func inspection(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        if request.method == .post { return inspectionReport(request, identifier) }
        if let problem = origins.problem(with: request) { return refuse(request, problem) }
        guard let (session, name) = namedSession(of: request),
            context.authority.isGenuine(identifier, of: session.secret)
        else { return refuse(request, .noSuchPage) }
        if let problem = charge(session) { return refuse(request, problem) }
        if request.header("Accept")?.contains("text/event-stream") == true {
            return inspectionStream(request, identifier, session, name)
        }
        return answerInspection(request, identifier, session, name) { inspection in
            HTTPResponse(
                status: 200,
                headers: [
                    ("Content-Type", "application/json"), ("Cache-Control", "no-store"),
                    ("X-Content-Type-Options", "nosniff"),
                ],
                body: .bytes(Array(inspection.json(page: identifier.text))))
        }
    }

    private func inspectionReport(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        guard let (session, name) = foundSession(of: request) else { return refuse(request, .noSuchPage) }
        let report: InspectionReport
        do {
            report = try InspectionReport(request.body)
        } catch {
            return refuse(request, Problem(400, error.message, reason: "The body is no report of an inspected page."))
        }
        if let problem = charge(session) { return refuse(request, problem) }
        return answerInspection(request, identifier, session, name) { inspection in
            if let frame = report.frame, let milliseconds = report.milliseconds {
                inspection.didApply(frame: frame, milliseconds: milliseconds)
            }
            if let picked = report.picked { inspection.didPick(picked) }
            return HTTPResponse(status: 204)
        }
    }

    private func answerInspection(
        _ request: HTTPRequest, _ identifier: PageIdentifier, _ session: Session, _ name: SessionIdentifier,
        _ answer: @escaping @Sendable (PageInspection) -> HTTPResponse
    ) -> HTTPReply {
        let later = DeferredResponse(takesGzip: takesGzip(request))
        let summary = summary(of: request)
        session.enter { [context] session in
            do throws(Problem) {
                guard session.answers(to: name) else { throw session.absence }
                guard let inspection = try session.page(identifier).shownInspection else { throw .notInspected }
                later.send(answer(inspection))
                session.flushChanges()
            } catch {
                summary.log(error, context)
                later.send(error.response)
            }
        }
        return .deferred(later)
    }

    private func inspectionStream(
        _ request: HTTPRequest, _ identifier: PageIdentifier, _ session: Session, _ name: SessionIdentifier
    ) -> HTTPReply {
        // As for a page's stream: the status leaves before a busy session is entered.
        let known = session.enterIfIdle { session in
            (try? session.page(identifier)).map { $0.isInspected } ?? false
        }
        if known == false { return refuse(request, .notInspected) }
        let address = clientBlock(of: request)
        guard let counted = context.budgets.addresses.openStream(of: address) else {
            return refuse(request, .tooManyStreams)
        }
        let attachment = InspectionStream(session, name, identifier, counted: counted, context)
        return open(attachment, of: session)
    }
}

extension Problem {
    fileprivate static let notInspected = Problem(
        404, "This page is not inspected; start the server with --inspect, or make its WindowGroup inspectable().")
}
