import Logging
import MartletUI
import Synchronization

extension RequestHandler {
    /// Returns the reason that a post of events, or of a change of the shared stream, may not send its body. A page in
    /// the address must have been made for this visitor.
    func acceptEvents(_ head: HTTPRequest, _ page: PageIdentifier?) -> Problem? {
        if let problem = origins.problem(with: head) { return problem }
        guard let type = head.bytes(of: .contentType), Self.isJSON(type) else {
            return Problem(415, "Send the events as application/json.")
        }
        head.limitBody(to: context.configuration.limits.eventBytes)
        return findSession(of: head, page)
    }

    /// Finds the session of a post and keeps it for ``foundSession(of:)``; or returns the reason that there is none.
    func findSession(of head: HTTPRequest, _ page: PageIdentifier?) -> Problem? {
        if let problem = crashProblem(of: head) { return problem }
        let named = named(by: head)
        // Whether the page is the session's is known when the session has been loaded.
        if let named, named.session == nil, isSleeping(named) { return nil }
        // It may have been loaded between the two questions.
        let found = named.flatMap { $0.session ?? context.registry.session($0.name) }
        // On a connection that was kept open, posts still come here after their session has gone to the next process.
        guard let session = found else { return released(head) ?? .noSuchPage }
        session.recent.prefetch()
        if let page, !context.authority.isGenuine(page, of: session.secret) { return .noSuchPage }
        head.handlerState = session
        return nil
    }

    /// The session that was found before the body was accepted.
    func foundSession(of request: HTTPRequest) -> (session: Session, name: SessionIdentifier)? {
        guard let session = request.handlerState as? Session, let name = cookie.session(in: request) else {
            return context.durability == nil ? nil : namedSession(of: request)
        }
        return (session, name)
    }

    /// Whether a `Content-Type` is `application/json`, in any case, with parameters or without.
    private static func isJSON(_ type: UnsafeRawBufferPointer) -> Bool {
        let name: StaticString = "application/json"
        guard type.count >= name.utf8CodeUnitCount else { return false }
        for index in 0..<name.utf8CodeUnitCount {
            let byte = type[index]
            guard name.utf8Start[index] == ((65...90).contains(byte) ? byte | 0x20 : byte) else { return false }
        }
        return type.count == name.utf8CodeUnitCount || [9, 32, 59].contains(type[name.utf8CodeUnitCount])
    }

    /// `POST` of events.
    func events(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        guard let (session, name) = foundSession(of: request) else { return refuse(request, .noSuchPage) }
        let post: EventPost
        do {
            post = try EventPost(request.body)
        } catch {
            return refuse(request, Problem(400, error.message, reason: "The body is no post of events."))
        }
        context.statistics.events.add(1)
        let arrival = ContinuousClock.now
        let wantsPatches =
            request.bytes(of: .prefer).map { Preferences(String(decoding: $0, as: UTF8.self)).wantsRepresentation }
            ?? false
        if !wantsPatches,
            let verdict = session.enterIfIdle({ session in accept(post, identifier, session, name, arrival) }) ?? nil
        {
            return reply(to: request, verdict)
        }
        let later = DeferredResponse(takesGzip: takesGzip(request))
        let summary = summary(of: request)
        context.statistics.queuedEvents.add(1)
        // Of a busy session, nothing is known but what it is busy with.
        let isLight =
            session.enterIfIdle { $0.isLight(post, on: identifier) } ?? !session.arrivals.isHeavy.load(
                ordering: .relaxed)
        session.arrivals.isHeavy.store(!isLight, ordering: .relaxed)
        session.enter(isCostly: !isLight) { [self] session in
            session.arrivals.isHeavy.store(false, ordering: .relaxed)
            context.statistics.queuedEvents.add(-1)
            later.send(answer(post, identifier, session, name, wantsPatches: wantsPatches, summary))
            session.flushChanges()
            context.statistics.eventDurations.record(nanoseconds: (ContinuousClock.now - arrival).nanoseconds)
        }
        return .deferred(later)
    }

    /// Checks a post while the session is idle, and leaves performing it to the session's own thread, unless its
    /// handler has always been quick, for this visitor too, who has done nothing else since: going to another thread
    /// costs more than such an event. Returns `nil` if the check must be left to that thread as well.
    private func accept(
        _ post: EventPost, _ identifier: PageIdentifier, _ session: isolated Session, _ name: SessionIdentifier,
        _ arrival: ContinuousClock.Instant
    ) -> PostVerdict? {
        // A refused event changes the page as well.
        defer { session.flushChangesLater() }
        do throws(Problem) {
            guard session.answers(to: name) else { throw session.absence }
            let page = try session.page(identifier)
            session.confirm()
            if page.isDehydrated || !page.isCurrentDocument(identifier) { return nil }
            if post.isLeaving { page.channel.document.hasLeft = true }
            // A tree with pending changes must be evaluated before the check, and that runs the program's code.
            if try page.graph.isDirty { return nil }
            if post.events.count == 1, !post.events.allSatisfy({ page.finds($0.target) }) { return nil }
            try session.charge(post, on: page)
            let verdict = page.check(post)
            guard case .accepted = verdict else { return verdict }
            let policy = page.inlineExecution(of: post)
            let key = RepeatedHandler.Key(post, policy, on: identifier)
            let pieces = session.executor.pieces
            if let policy, policy.isQuick, session.lastHandler.isProved(key, at: pieces),
                context.budgets.overruns.allowsTurn(at: arrival)
            {
                let (isQuick, end) = page.performInline(post, policy, since: arrival)
                session.lastHandler.record(key, isNext: true, isQuick: isQuick, at: session.executor.pieces)
                session.flushChanges()
                context.statistics.eventDurations.record(nanoseconds: (end - arrival).nanoseconds)
            } else {
                context.statistics.queuedEvents.add(1)
                let isNext = session.lastHandler.isLast(key, at: pieces)
                let isLight = session.isLight(policy)
                session.arrivals.isHeavy.store(!isLight, ordering: .relaxed)
                session.enter(isCostly: !isLight) { [context] session in
                    session.arrivals.isHeavy.store(false, ordering: .relaxed)
                    context.statistics.queuedEvents.add(-1)
                    // It may have been dehydrated since. Only this piece of work has begun after the check.
                    if let page = try? session.livePage(identifier) {
                        if let problem = page.lackOfRoom(for: post, policy) {
                            page.refuse(post, problem)
                        } else {
                            page.performAndFlush(post, isNext: isNext && session.executor.pieces == pieces &+ 1)
                        }
                    }
                    context.statistics.eventDurations.record(nanoseconds: (ContinuousClock.now - arrival).nanoseconds)
                }
            }
            return verdict
        } catch {
            return .answered(status: error.status, error)
        }
    }

    private func reply(to request: HTTPRequest, _ verdict: PostVerdict) -> HTTPReply {
        switch verdict {
        case .accepted, .answered(_, nil):
            if let noContent = PreparedResponse.noContent { return .prepared(noContent) }
            return .response(HTTPResponse(status: 204))
        case .answered(_, let problem?): return refuse(request, problem)
        }
    }

    private func answer(
        _ post: EventPost, _ identifier: PageIdentifier, _ session: isolated Session, _ name: SessionIdentifier,
        wantsPatches: Bool, _ summary: RequestSummary
    ) -> HTTPResponse {
        do throws(Problem) {
            guard session.answers(to: name) else { throw session.absence }
            let page = try session.livePage(identifier)
            // Also what invalidates no view: a repair, a layout's new result, or a control that shows its value again.
            defer { page.markChanged() }
            if post.isLeaving { page.channel.document.hasLeft = true }
            session.confirm()
            try session.charge(post, on: page)
            page.settle()
            switch page.check(post) {
            case .accepted: break
            case .answered(_, let problem?): throw problem
            case .answered:
                guard wantsPatches, post.sequence == page.channel.events.last,
                    let kept = page.channel.events.lastRepresentation
                else {
                    return HTTPResponse(status: 204)
                }
                return representation(kept)
            }
            let policy = page.inlineExecution(of: post)
            if let problem = page.lackOfRoom(for: post, policy) { throw problem }
            page.frameBytes = 0
            let turn = MeasuredTurn()
            let patches = page.asAction {
                page.perform(post)
                return wantsPatches ? page.makeFrame() : nil
            }
            let duration = turn.duration
            page.charge(duration, for: policy)
            policy?.record(duration)
            // What waits until it is durable comes by the stream.
            guard wantsPatches, !page.channel.stream.awaitsDurability else { return HTTPResponse(status: 204) }
            let body = representation(of: patches, page.sequence)
            page.channel.events.keep(body, for: post.sequence)
            return representation(body)
        } catch {
            summary.log(error, context)
            return error.response
        }
    }

    private func representation(of patches: Bytes?, _ sequence: UInt64) -> [UInt8] {
        var body = Bytes("{\"seq\":".utf8)
        body.write(sequence)
        body.write(",\"patches\":")
        body.append(contentsOf: patches ?? Bytes("[]".utf8))
        body.append(UInt8(ascii: "}"))
        return Array(body)
    }

    private func representation(_ body: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: [
                ("Content-Type", "application/json"), ("Cache-Control", "no-store"),
                ("Preference-Applied", "return=representation"), ("X-Content-Type-Options", "nosniff"),
            ], body: .bytes(body))
    }

    /// `GET` of the actions that a page offers.
    func actions(_ request: HTTPRequest, _ identifier: PageIdentifier) -> HTTPReply {
        guard let (session, name) = namedSession(of: request) else { return refuse(request, .noSuchPage) }
        if let problem = charge(session) { return refuse(request, problem) }
        let later = DeferredResponse(takesGzip: takesGzip(request))
        let summary = summary(of: request)
        session.enter { [self] session in
            do throws(Problem) {
                guard session.answers(to: name) else { throw session.absence }
                let page = try session.livePage(identifier)
                session.confirm()
                page.recordActivity(acknowledged: nil)
                later.send(
                    HTTPResponse(
                        status: 200,
                        headers: [
                            ("Content-Type", "application/json"), ("Cache-Control", "no-store"),
                            ("X-Content-Type-Options", "nosniff"),
                        ],
                        body: .bytes(Array(try page.actions()))))
            } catch {
                summary.log(error, context)
                later.send(error.response)
            }
        }
        return .deferred(later)
    }
}
