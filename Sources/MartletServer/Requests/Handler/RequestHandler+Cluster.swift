import Logging
import MartletUI

/// Requests for sessions that another server may have.
extension RequestHandler {
    /// Why this server may not answer for sessions, or not ask for the one that a request names; `nil` if it may.
    func clusterAnswer(to request: HTTPRequest, _ named: NamedSession?) -> HTTPResponse? {
        guard let cluster = context.cluster else { return nil }
        if origins.hop(of: request) == .forged { reportForgedHop(cluster) }
        guard cluster.allowsAnswers else { return away(request) }
        // Others have taken this server for dead since the session was made here.
        if let session = named?.session, session.server != cluster.number {
            session.lose()
            return refuseVisitor(request, .hasLeft)
        }
        // Anybody can invent names of sessions, and each costs the store a question.
        if let named, named.isForeign, named.owner == nil, let problem = meter(request) {
            return refuseVisitor(request, problem)
        }
        return nil
    }

    /// It is treated as if it did not say so, except that it is not passed on: servers with different secrets could send it to and fro.
    private func reportForgedHop(_ cluster: Cluster) {
        cluster.statistics.refusedHops.add(1)
        guard context.logLimiter.admits(.diagnostic) else { return }
        context.logger.warning(
            "A request says that another server has passed it on, and the code is none of the cluster's secret, or older than a minute. If it was a server, compare their --cluster-secret and their clocks."
        )
    }

    /// The answer while this server's lease has ended. It is not logged for each request; the lease is.
    private func away(_ request: HTTPRequest) -> HTTPResponse {
        countRejection(of: request, .storeIsAway)
        guard ProblemPage.isWanted(by: request) else { return Problem.storeIsAway.response }
        return ProblemPage.response(.storeIsAway, assets, back: context.configuration.basePath + "/")
    }

    /// Has the owner of the request's session looked up, if this server does not know it.
    func waitForOwner(of named: NamedSession, _ request: HTTPRequest, _ route: Route) -> DeferredResponse? {
        guard named.isForeign, named.owner == nil, let cluster = context.cluster, let durability = context.durability
        else { return nil }
        let later = DeferredResponse()
        context.lookUp(
            named.name, route == .sharedStream ? nil : pages(of: request, route).first, in: cluster, durability, later)
        return later
    }

    /// Passes a request on to the server that has its session; `nil` if this server answers.
    func forwarded(_ request: HTTPRequest, _ route: Route, _ named: NamedSession) -> HTTPReply? {
        guard case .server(let address)? = named.owner, let cluster = context.cluster
        else { return nil }
        let name = named.name
        // One process before this one, at the same address, whose lease has not ended yet; or two servers that have
        // different opinions for a moment.
        guard address != cluster.address, origins.hop(of: request) == .none else {
            cluster.owners.forget(name)
            return .response(moving(request))
        }
        // The next request finds out anew who has the session.
        let forget: @Sendable () -> Void = { [owners = cluster.owners] in owners.forget(name, at: address) }
        let hop = PassedOn(
            address: address, visitor: clientBlock(of: request), forwarder: cluster.forwarder, forget: forget)
        switch (route, request.method) {
        case (.stream, .get), (.sharedStream, .get): return stream(request, hop)
        // An answer with patches may be large.
        case (.events, .post) where request.bytes(of: .prefer) == nil, (.sharedStream, .post):
            let later = DeferredResponse()
            guard link(request, .answer(later, failure: { Problem.isMoving.response }), hop) else {
                return .response(moving(request))
            }
            return .deferred(later)
        default:
            let later = DeferredResponse()
            let isTaken = hop.forwarder.forward(
                head(forwarding: request) + request.body, to: address, for: hop.visitor, later,
                failure: moving(request), onFailure: forget)
            guard isTaken else {
                forget()
                return .response(moving(request))
            }
            return .deferred(later)
        }
    }

    /// Where a request is passed on to.
    private struct PassedOn {
        let address: String
        let visitor: AddressBlock?
        let forwarder: Forwarder
        let forget: @Sendable () -> Void
    }

    private func link(_ request: HTTPRequest, _ receiver: HopReceiver, _ hop: PassedOn) -> Bool {
        let (seal, isPassedOn) = passedOn(request)
        let isTaken = hop.forwarder.link(
            LinkRequest.bytes(of: request, from: seal, isPassedOn: isPassedOn), to: hop.address, for: hop.visitor,
            receiver,
            question: { linkQuestion(to: hop.address) }, onFailure: hop.forget)
        if !isTaken { hop.forget() }
        return isTaken
    }

    /// The request with which this server asks another for a link.
    private func linkQuestion(to address: String) -> [UInt8] {
        let target = context.configuration.basePath + "\(Route.linkPath)"
        let text = HopSeal(client: "", isSecure: nil, host: nil).text(
            for: HopSeal.Request(method: "GET", target: target, cookies: nil), now: SystemTime.wallMilliseconds,
            key: hopKey)
        return Array("GET \(target) HTTP/1.0\r\nHost: \(address)\r\n\(HopClaim.header): \(text)\r\n\r\n".utf8)
    }

    private var hopKey: [UInt8] { context.configuration.hopKeys.first ?? [] }

    /// Only a server of the cluster gets a link.
    func acceptLink(_ head: HTTPRequest) -> HTTPResponse? {
        if let cluster = context.cluster {
            let claim = origins.hop(of: head)
            if case .genuine = claim, head.method == .get { return nil }
            if claim == .forged { reportForgedHop(cluster) }
        }
        return refuse(head, Problem(404, "There is nothing at this path."))
    }

    /// Passes the owner's stream on.
    private func stream(_ request: HTTPRequest, _ hop: PassedOn) -> HTTPReply {
        guard let counted = context.budgets.addresses.openStream(of: hop.visitor) else {
            return refuse(request, .tooManyStreams)
        }
        let receiver = HopStream(counted, context.budgets.addresses) { [forwarder = hop.forwarder] in forwarder.wake($0)
        }
        let stream = EventStream(delegate: receiver, opening: Array(":\n\n".utf8))
        receiver.begin(stream)
        if !link(request, .stream(receiver), hop) { stream.close() }
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

    /// What this server knows of the visitor, and which of the header's fields are passed on.
    private func passedOn(_ request: HTTPRequest) -> (seal: HopSeal, isPassedOn: (UnsafeRawBufferPointer) -> Bool) {
        let forwarded = origins.forwarded(request)
        let seal = HopSeal(
            client: forwarded?.client ?? request.remoteAddress, isSecure: forwarded?.isSecure, host: forwarded?.host)
        // What a client says of its own origin must not reach the other server's program as a proxy's word.
        return (
            seal,
            { name in
                !Self.ownFields.contains(where: name.is(caseless:))
                    && (forwarded != nil || !Self.proxyFields.contains(where: name.is(caseless:)))
            }
        )
    }

    /// The request's head as it is sent on: HTTP/1.0, so that the end of an answer without a length is that of the connection.
    private func head(forwarding request: HTTPRequest) -> [UInt8] {
        let method = request.method == .head ? "GET" : request.method.name
        let (seal, isPassedOn) = passedOn(request)
        // The other server believes it because of the code.
        let text = seal.text(for: request.sealed(method), now: SystemTime.wallMilliseconds, key: hopKey)
        var head: [UInt8] = []
        head.reserveCapacity(1_024 + request.body.count)
        head += "\(method) \(request.wholeTarget) HTTP/1.0\r\n".utf8
        request.forEachField { name, value in
            guard isPassedOn(name) else { return }
            head += name
            head += ": ".utf8
            head += value
            head += "\r\n".utf8
        }
        head += "\(HopClaim.header): \(text)\r\nConnection: keep-alive\r\n".utf8
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
