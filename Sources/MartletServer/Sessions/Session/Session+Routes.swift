import Logging
import MartletUI

extension Session {
    /// Answers a request by a route of the program. `isTemporary` means that the session is for this request only, and
    /// ends with the answer.
    func answer(
        _ request: Request, route number: Int, isTemporary: Bool, _ send: @escaping @Sendable (HTTPResponse) -> Void
    ) {
        let routes = instance().routes
        guard routes.indices.contains(number) else {
            return send(Problem(404, "There is nothing at this path.").response)
        }
        let route = routes[number]
        var request = request
        request.user = account.presentUser
        if !isTemporary { confirm() }
        _ = start(
            { [request] in
                var response: HTTPResponse
                do {
                    response = HTTPResponse(try await route.handler(request), self.context)
                } catch {
                    response = self.failure(error, request)
                }
                if !isTemporary { response.keepFromCaches(ofUser: self.inside { $0.account.presentUser != nil }) }
                send(response)
                if isTemporary { self.endHere() }
            }, for: nil)
    }

    /// Ends the session from work of its own.
    private nonisolated func endHere() { inside { $0.end() } }

    /// The answer to a request whose route threw. The error is logged under a reference.
    private nonisolated func failure(_ error: any Error, _ request: Request) -> HTTPResponse {
        let reference = String(SecureRandom.next(), radix: 36)
        if context.logLimiter.admits(.failure) {
            context.logger.error(
                "A route failed",
                metadata: [
                    "reference": "\(reference)", "path": "\(request.path.prefix(200))",
                    "error": "\(FailureSummary.text(of: error))",
                ])
            context.logger.debug("What failed", metadata: ["reference": "\(reference)", "error": "\(error)"])
        }
        return Problem(500, "The program could not answer; its log says why, under the reference \(reference).")
            .response
    }
}

extension HTTPResponse {
    /// Says, unless the route does, that the answer is its visitor's alone, and after they have signed out nobody's.
    fileprivate mutating func keepFromCaches(ofUser isUsers: Bool) {
        guard !headers.contains(where: { $0.name.lowercased() == "cache-control" }) else { return }
        headers.append((name: "Cache-Control", value: isUsers ? "no-store" : "private, no-cache"))
    }

    /// The response of a route.
    init(_ response: Response, _ context: ServerContext) {
        switch response.content {
        case .bytes(let bytes):
            self.init(
                status: response.status, headers: Self.allowed(response.headers, context), body: .bytes(bytes))
        case .file(let path):
            do throws(OpenFile.Failure) {
                let file = try OpenFile(path: path)
                self.init(
                    status: response.status, headers: Self.allowed(response.headers, context), body: .file(file))
            } catch {
                if context.logLimiter.admits(.failure) {
                    context.logger.error("A route's file could not be sent", metadata: ["reason": "\(error)"])
                }
                self =
                    error == .absent
                    ? Problem(404, "The file is not there.").response
                    : Problem(500, "The file cannot be read; the program's log says why.").response
            }
        }
    }

    /// The headers without those that the front sets, and without a cookie that would name a session.
    private static func allowed(
        _ headers: [(name: String, value: String)], _ context: ServerContext
    ) -> [(name: String, value: String)] {
        headers.filter { header in
            let isAllowed =
                HeaderRules.isName(header.name) && HeaderRules.isValue(header.value)
                && !HeaderRules.isFronts(header.name) && !isSessionCookie(header)
            if !isAllowed, context.logLimiter.admits(.header) {
                context.logger.warning(
                    "A header of a route's answer is not allowed", metadata: ["name": "\(header.name.prefix(80))"])
            }
            return isAllowed
        }
    }

    private static func isSessionCookie(_ header: (name: String, value: String)) -> Bool {
        guard header.name.lowercased() == "set-cookie" else { return false }
        let name = header.value.prefix { $0 != "=" && $0 != ";" }.filter { $0 != " " && $0 != "\t" }
        return ["martlet", "__host-martlet", "__secure-martlet"].contains(name.lowercased())
    }
}
