import MartletUI

/// The files that visitors choose: each comes in parts, and each part is a post of its own with the limits of any other.
extension RequestHandler {
    /// Whether a part of a file may send its body.
    func acceptFiles(_ head: HTTPRequest, _ page: PageIdentifier) -> Problem? {
        if let problem = origins.problem(with: head) { return problem }
        guard head.header("Content-Type") == "application/octet-stream" else {
            return Problem(415, "Send a part of a file as application/octet-stream.")
        }
        let limit = context.configuration.limits.eventBytes
        head.limitBody(to: limit)
        if let length = head.contentLength, length > limit {
            return Problem(413, "Send a file in parts of at most \(limit) bytes.")
        }
        return findSession(of: head, page)
    }

    /// `POST` of a part of a file.
    func files(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        let part: UploadPart
        do throws(Problem) {
            part = try UploadPart(query: request.query, bytes: Array(request.body))
        } catch {
            return refuse(request, error)
        }
        guard let (session, name) = foundSession(of: request) else { return refuse(request, .noSuchPage) }
        let later = DeferredResponse()
        let (summary, payer) = (summary(of: request), clientBlock(of: request))
        session.enter { [context] session in
            do throws(Problem) {
                guard session.answers(to: name) else { throw session.absence }
                try session.charge(1)
                let page = try session.livePage(identifier)
                session.confirm()
                page.recordActivity(acknowledged: nil)
                session.account.files.receive(part, payer: payer) { failure in
                    later.send(failure.map { Problem($0).response } ?? HTTPResponse(status: 204))
                }
            } catch {
                summary.log(error, context)
                later.send(error.response)
            }
        }
        return .deferred(later)
    }
}

extension Problem {
    fileprivate init(_ failure: UploadFailure) {
        switch failure {
        case .fileTooLarge, .tooMuchOfVisitor, .tooManyFiles, .noRoom, .diskFailed: self.init(413, "\(failure)")
        case .busy: self.init(429, "\(failure)", retryAfter: 1)
        case .incomplete: self.init(409, "\(failure)")
        case .unknown: self.init(404, "\(failure)")
        }
    }
}
