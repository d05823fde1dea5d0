import MartletUI

/// Requests for sessions that another server may have.
extension RequestHandler {
    /// A request that another server has passed on has this header. It is not passed on a second time.
    static let hopHeader: StaticString = "Martlet-Hop"

    /// Why this server may not answer for sessions, or not ask for the one that a request names; `nil` if it may.
    func clusterAnswer(to request: HTTPRequest, _ route: Route) -> HTTPResponse? {
        guard let cluster = context.cluster, Self.concernsSession(route) else { return nil }
        guard cluster.allowsAnswers else { return away(request) }
        // Others have taken this server for dead since the session was made here.
        if let (session, _) = namedSession(of: request), session.server != cluster.number {
            session.lose()
            return refuseVisitor(request, .hasLeft)
        }
        // Anybody can invent names of sessions, and each costs the store a question.
        if let (_, owner) = foreignSession(of: request), owner == nil, let problem = meter(request) {
            return refuseVisitor(request, problem)
        }
        return nil
    }

    /// The answer while this server's lease has ended. It is not logged for each request; the lease is.
    private func away(_ request: HTTPRequest) -> HTTPResponse {
        noteRejection(of: request, .storeIsAway)
        guard ProblemPage.isWanted(by: request) else { return Problem.storeIsAway.response }
        return ProblemPage.response(.storeIsAway, assets, back: context.configuration.basePath + "/")
    }

    private static func concernsSession(_ route: Route) -> Bool {
        switch route {
        case .asset, .health, .readiness, .metrics, .unknown: false
        case .events, .stream, .actions, .form, .inspection, .sharedStream, .program, .session: true
        }
    }

    /// The session that a request names, if this server does not have it and it is not known that nobody has.
    func foreignSession(of request: HTTPRequest) -> (name: SessionIdentifier, owner: SessionOwners.Owner?)? {
        guard context.cluster != nil, let name = cookie.session(in: request), context.registry.session(name) == nil
        else { return nil }
        let owner = context.owners.owner(of: name)
        return owner == .nobody ? nil : (name, owner)
    }

    /// Has the owner of the request's session looked up, if this server does not know it.
    func waitForOwner(of request: HTTPRequest, _ route: Route) -> DeferredResponse? {
        guard let cluster = context.cluster, let durability = context.durability,
            let (name, owner) = foreignSession(of: request), owner == nil
        else { return nil }
        let later = DeferredResponse()
        context.lookUp(
            name, route == .sharedStream ? nil : pages(of: request, route).first, in: cluster, durability, later)
        return later
    }

    /// Passes a request on to the server that has its session; `nil` if this server answers.
    func forwarded(_ request: HTTPRequest, _ route: Route) -> HTTPReply? {
        guard let cluster = context.cluster, let forwarder = context.forwarder, Self.concernsSession(route),
            let (name, owner) = foreignSession(of: request), case .server(let address)? = owner
        else { return nil }
        // One process before this one, at the same address, whose lease has not ended yet; or two servers that have
        // different opinions for a moment.
        guard address != cluster.address, request.headerBytes(Self.hopHeader) == nil else {
            context.owners.forget(name)
            return .response(moving(request))
        }
        let visitor = clientBlock(of: request)
        let bytes = head(forwarding: request) + Array(request.body)
        switch route {
        case .stream: return stream(bytes, to: address, for: visitor, request, forwarder)
        case .sharedStream where request.method != .post:
            return stream(bytes, to: address, for: visitor, request, forwarder)
        default:
            let later = DeferredResponse()
            let receiver = Hop.Receiver.answer(later, failure: moving(request))
            guard forwarder.forward(bytes, to: address, for: visitor, receiver) else {
                context.owners.forget(name)
                return .response(moving(request))
            }
            return .deferred(later)
        }
    }

    /// Passes the owner's stream on.
    private func stream(
        _ bytes: [UInt8], to address: String, for visitor: AddressBlock?, _ request: HTTPRequest, _ forwarder: Forwarder
    ) -> HTTPReply {
        guard let counted = context.addresses.openStream(of: visitor) else { return refuse(request, .tooManyStreams) }
        let receiver = HopStream(counted, context.addresses) { forwarder.wake() }
        let stream = EventStream(delegate: receiver, opening: Array(":\n\n".utf8))
        receiver.begin(stream)
        if !forwarder.forward(bytes, to: address, for: visitor, .stream(receiver)) { stream.close() }
        return .stream(
            stream,
            headers: [
                ("Content-Type", "text/event-stream"), ("Cache-Control", "no-cache, no-transform"),
                ("X-Accel-Buffering", "no"), ("X-Content-Type-Options", "nosniff"),
            ])
    }

    /// The answer while the session of a request has no owner that answers. A browser that shows a page asks again by itself.
    private func moving(_ request: HTTPRequest) -> HTTPResponse {
        guard ProblemPage.isWanted(by: request), request.method == .get else { return Problem.isMoving.response }
        var response = ProblemPage.response(.isMoving, assets, back: context.configuration.basePath + "/")
        response.headers.append(("Refresh", "1"))
        return response
    }

    /// The request's head as it is sent on: HTTP/1.0, so that the end of the connection ends the answer.
    private func head(forwarding request: HTTPRequest) -> [UInt8] {
        let method = request.method == .head ? "GET" : request.method.name
        var head = "\(method) \(request.path)\(request.query.map { "?" + $0 } ?? "") HTTP/1.0\r\n"
        var addresses: [String] = []
        // What a client says of its own origin must not reach the other server, which trusts this one.
        let hasProxy = origins.forwarded(request) != nil
        for line in String(decoding: request.copyFields(), as: UTF8.self).split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let (name, value) = (line[..<colon].lowercased(), line[line.index(after: colon)...])
            if name == "x-forwarded-for" { addresses.append(String(value)) }
            guard hasProxy || !Self.proxyFields.contains(name) else { continue }
            if !Self.ownFields.contains(name) { head += "\(line[..<colon]): \(value)\r\n" }
        }
        // The address that the connection comes from, as any proxy adds it.
        addresses.append(request.remoteAddress)
        head += "X-Forwarded-For: \(addresses.joined(separator: ", "))\r\n\(Self.hopHeader): 1\r\n"
        return Array((head + "Connection: close\r\nContent-Length: \(request.body.count)\r\n\r\n").utf8)
    }

    /// What only a proxy may say.
    private static let proxyFields: Set<String> = ["x-forwarded-proto", "x-forwarded-host", "forwarded"]

    /// What concerns one connection, or is written anew.
    private static let ownFields: Set<String> = [
        "connection", "keep-alive", "te", "transfer-encoding", "upgrade", "content-length", "expect", "x-forwarded-for",
        "martlet-hop",
    ]
}
