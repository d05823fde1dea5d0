import Logging
import MartletUI

/// Requests for sessions that another server may have.
extension RequestHandler {
    /// Why this server may not answer for sessions, or not ask for the one that a request names; `nil` if it may.
    func clusterAnswer(to request: HTTPRequest, _ route: Route) -> HTTPResponse? {
        guard let cluster = context.cluster, Self.concernsSession(route) else { return nil }
        if origins.hop(of: request) == .forged { noteForgedHop(cluster) }
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

    /// It is treated as if it did not say so, except that it is not passed on: servers with different secrets could send it to and fro.
    private func noteForgedHop(_ cluster: Cluster) {
        cluster.statistics.refusedHops.add(1)
        guard context.logLimiter.admits(.diagnostic) else { return }
        context.logger.warning(
            "A request says that another server has passed it on, and the code is none of the cluster's secret, or older than a minute. If it was a server, compare their --cluster-secret and their clocks."
        )
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
        case .events, .stream, .actions, .form, .files, .inspection, .sharedStream, .program, .session: true
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
        guard address != cluster.address, origins.hop(of: request) == .none else {
            context.owners.forget(name)
            return .response(moving(request))
        }
        let forward = { [context, visitor = clientBlock(of: request)] (bytes: [UInt8], receiver: Hop.Receiver) in
            // The next request finds out anew who has the session.
            let forget: @Sendable () -> Void = { context.owners.forget(name, at: address) }
            let isTaken = forwarder.forward(bytes, to: address, for: visitor, receiver, onFailure: forget)
            if !isTaken { forget() }
            return isTaken
        }
        switch route {
        case .stream: return stream(request, forwarder, forward)
        case .sharedStream where request.method != .post: return stream(request, forwarder, forward)
        default:
            let bytes = head(forwarding: request, isKept: true) + request.body
            let later = DeferredResponse()
            guard forward(bytes, .answer(later, failure: moving(request))) else { return .response(moving(request)) }
            return .deferred(later)
        }
    }

    /// Passes the owner's stream on.
    private func stream(
        _ request: HTTPRequest, _ forwarder: Forwarder, _ forward: ([UInt8], Hop.Receiver) -> Bool
    ) -> HTTPReply {
        guard let counted = context.addresses.openStream(of: clientBlock(of: request)) else {
            return refuse(request, .tooManyStreams)
        }
        let receiver = HopStream(counted, context.addresses) { forwarder.wake($0) }
        let stream = EventStream(delegate: receiver, opening: Array(":\n\n".utf8))
        receiver.begin(stream)
        if !forward(head(forwarding: request, isKept: false), .stream(receiver)) { stream.close() }
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

    /// The request's head as it is sent on: HTTP/1.0, so that the end of an answer without a length is that of the connection.
    private func head(forwarding request: HTTPRequest, isKept: Bool) -> [UInt8] {
        let method = request.method == .head ? "GET" : request.method.name
        let forwarded = origins.forwarded(request)
        // What this server knows of the visitor. The other one believes it because of the code.
        let seal = HopSeal(
            client: forwarded?.client ?? request.remoteAddress, isSecure: forwarded?.isSecure, host: forwarded?.host)
        let key = context.configuration.hopKeys.first ?? []
        let text = seal.text(for: request.sealed(method), now: SystemTime.wallMilliseconds, key: key)
        var head: [UInt8] = []
        head.reserveCapacity(1_024 + request.body.count)
        head += "\(method) \(request.wholeTarget) HTTP/1.0\r\n".utf8
        request.forEachField { name, value in
            // What a client says of its own origin must not reach the other server's program as a proxy's word.
            guard !Self.ownFields.contains(where: name.is(caseless:)),
                forwarded != nil || !Self.proxyFields.contains(where: name.is(caseless:))
            else { return }
            head += name
            head += ": ".utf8
            head += value
            head += "\r\n".utf8
        }
        head += "\(HopClaim.header): \(text)\r\nConnection: \(isKept ? "keep-alive" : "close")\r\n".utf8
        head += "Content-Length: \(request.body.count)\r\n\r\n".utf8
        return head
    }

    /// What only a proxy may say.
    private static let proxyFields: [StaticString] = [
        "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded",
    ]

    /// What concerns one connection, or is written anew.
    private static let ownFields: [StaticString] = [
        "connection", "keep-alive", "te", "transfer-encoding", "upgrade", "content-length", "expect", "martlet-hop",
    ]
}
