import CMicrohttpd
import Glibc
import Logging
import Synchronization

/// Leads one request from head to reply. Each function returns whether the library may continue; `.NO` closes the
/// connection at once.
struct RequestFlow {
    let front: FrontContext
    let state: ConnectionState
    let connection: OpaquePointer
    let target: UnsafePointer<CChar>

    /// A body that is this much too large is still read to its end and answered; beyond, the connection is closed.
    private static let largestExcess = 4_194_304

    /// The first call: nothing of the body is here, and only now can it be refused (trap 9).
    func headIsComplete(method: UnsafePointer<CChar>, version: UnsafePointer<CChar>) -> MHD_Result {
        front.traffic.underWay.add(1, ordering: .relaxed)
        front.endNewcomer(state)
        state.request.isCounted = true
        // Bytes that came before the connection was ended to make room can still be read, but nobody would get the
        // answer.
        if state.isEnding { return abandon() }
        state.request.method = HTTPMethod(method)
        let head = RequestHead(
            connection: connection, method: method, target: target, version: version, state: state,
            checksLayout: front.methods.checksLayout)
        state.request.lingers = head.isChunked || (head.contentLength ?? 0) > 0
        if let fault = head.fault { return reject(fault.answer) }
        // The library accepts bare line feeds between chunks. A request hidden behind them ends with the connection.
        state.request.closes = head.isChunked
        state.request.speaksChunks = strcmp(version, "HTTP/1.1") == 0
        state.request.body.limit = front.configuration.maximumBodySize
        // The handler first: it knows whether a person or a program reads the answer.
        if let rejection = front.handler.accept(request) { return reject(rejection) }
        if let length = head.contentLength {
            if length > state.request.body.limit { return reject(ProblemAnswer.bodyTooLarge) }
            if let refusal = holdBody(length) { return reject(ProblemAnswer.tooMuchMemory(refusal)) }
        }
        state.request.stage = .body
        let isEmpty = !state.request.lingers
        state.request.lingers = false
        setDeadline(
            seconds: isEmpty ? front.configuration.limits.answerDeadline : front.configuration.limits.bodyDeadline)
        return .YES
    }

    func bodyContinues(_ bytes: UnsafeRawBufferPointer) -> MHD_Result {
        if state.request.body.takes(bytes.count) {
            state.request.body.refusal = holdBody(state.request.body.count + bytes.count)
            if state.request.body.refusal == nil {
                state.request.body.append(bytes)
                return .YES
            }
        }
        state.request.body.passOver(bytes.count)
        return state.request.body.excess > Self.largestExcess ? abandon() : .YES
    }

    /// The last call: the request is complete.
    func requestIsComplete() -> MHD_Result {
        if state.request.body.excess > 0 {
            state.request.closes = true
            return queue(state.request.body.refusal.map(ProblemAnswer.tooMuchMemory) ?? ProblemAnswer.bodyTooLarge)
        }
        return give(front.handler.respond(to: request))
    }

    private func give(_ reply: HTTPReply) -> MHD_Result {
        switch reply {
        case .response(let response):
            return queue(response)
        case .prepared(let prepared):
            return queue(prepared)
        case .batched(let work):
            let reply = BatchedReply(work)
            front.batch.add(reply)
            state.request.stage = .batched(reply)
            // Without an answer, the library calls again when it has looked at every connection.
            return .YES
        case .deferred(let deferred):
            return wait(for: deferred.answer)
        case .askedAgain(let deferred):
            state.request.asksAgain = true
            return wait(for: deferred.answer)
        case .stream(let stream, let headers):
            return open(stream, headers: headers)
        case .link:
            return open(headers: []) { [front] in
                front.configuration.companion?.accept($0, front) ?? false
            } abandon: {
            }
        }
    }

    /// The library calls again.
    func batchIsComplete(_ reply: BatchedReply) -> MHD_Result {
        front.batch.make()
        return reply.take().map(give) ?? abandon()
    }

    /// The library has resumed the connection.
    func answerHasCome(_ answer: DeferredAnswer) -> MHD_Result {
        front.waiting.remove(answer)
        return reply(answer.take() ?? ProblemAnswer.handlerGaveNoAnswer)
    }

    /// The answer that was waited for or, if that was what the handler needed, the handler's reply now.
    private func reply(_ response: HTTPResponse) -> MHD_Result {
        guard state.request.asksAgain else { return queue(response) }
        state.request.asksAgain = false
        // Anything but this is the end of waiting: the front stops, or it took too long.
        guard response.status == 204 else { return queue(response) }
        return give(front.handler.respond(to: request))
    }

    var request: HTTPRequest {
        HTTPRequest(connection: connection, target: target, state: state)
    }

    private func wait(for answer: DeferredAnswer) -> MHD_Result {
        state.request.stage = .deferred(answer)
        setDeadline(ServerClock.never)
        let deadline = front.clock.after(seconds: answer.fallback?.seconds ?? front.configuration.limits.answerDeadline)
        guard front.waiting.add(answer, deadline: deadline) else { return queue(ProblemAnswer.stopping) }
        guard let response = answer.answerOrSuspend(SuspendedConnection(connection, state.descriptor, on: front.loop))
        else { return .YES }
        front.waiting.remove(answer)
        return reply(response)
    }

    /// Ends the connection without an answer. The library would keep it until its timeout (trap 1), so that becomes
    /// short.
    private func abandon() -> MHD_Result {
        martlet_set_timeout(connection, 1)
        martlet_shut_down(state.descriptor)
        return .NO
    }

    /// Before the body: the library adds `Connection: close` by itself and ends the connection.
    private func reject(_ response: HTTPResponse) -> MHD_Result {
        state.request.closes = true
        return queue(response)
    }

    private func queue(_ response: HTTPResponse) -> MHD_Result {
        if response.status == 204, response.headers.isEmpty, let plain = PreparedResponse.noContent {
            return queue(plain)
        }
        let response = holdAnswer(response).map(ProblemAnswer.tooMuchMemory) ?? response
        let raw = ResponseBuilder.make(headers: response.headers, body: response.body, closing: closes) { name in
            front.log.leftOut("The header \"\(name)\" of an answer has a name or value that HTTP does not allow.")
        }
        guard let raw else { return abandon() }
        defer { MHD_destroy_response(raw) }
        let status = (200...599).contains(response.status) ? response.status : 500
        return queue(raw, status: status)
    }

    private func queue(_ prepared: PreparedResponse) -> MHD_Result {
        queue(closes ? prepared.closing : prepared.open, status: prepared.status)
    }

    private func queue(_ raw: OpaquePointer, status: Int) -> MHD_Result {
        state.request.stage = .answered
        setDeadline(seconds: front.configuration.limits.answerDeadline)
        return MHD_queue_response(connection, UInt32(status), raw) == .YES ? .YES : abandon()
    }

    private var closes: Bool { state.request.closes || front.traffic.isStopping.load(ordering: .relaxed) }

    private func setDeadline(seconds: Double) {
        let now = front.clock.milliseconds
        state.since = now
        setDeadline(ServerClock.after(seconds: seconds, from: now))
    }

    private func setDeadline(_ milliseconds: UInt64) {
        state.deadline.store(milliseconds, ordering: .relaxed)
    }

    // MARK: Streams

    private func open(_ stream: EventStream, headers: [(String, String)]) -> MHD_Result {
        if state.request.method == .head {
            // A stray chunk end would follow a stream's own response (trap 6).
            stream.finish()
            return queue(HTTPResponse(status: 200, headers: headers.map { (name: $0.0, value: $0.1) }))
        }
        guard front.watcher.count < front.methods.streamLimit else {
            stream.finish()
            return queue(ProblemAnswer.tooManyStreams)
        }
        let isChunked = !front.methods.takesOver && state.request.speaksChunks
        return open(headers: headers, isChunked: isChunked) { [front] in
            stream.open(on: $0, framing: isChunked ? .chunked : .raw, watcher: front.watcher)
        } abandon: {
            stream.finish()
        }
    }

    /// Answers with a head, and gives the socket to somebody else.
    private func open(
        headers: [(String, String)], isChunked: Bool = false, _ open: @escaping (StreamSocket) -> Bool,
        abandon giveUp: @escaping () -> Void
    ) -> MHD_Result {
        let opening = StreamOpening(
            connection: connection, loop: front.loop, takesOver: front.methods.takesOver, open: open, abandon: giveUp)
        guard let raw = opening.makeResponse() else {
            giveUp()
            return abandon()
        }
        defer { MHD_destroy_response(raw) }
        for (name, value) in headers where MHD_add_response_header(raw, name, value) != .YES {
            front.log.leftOut("The header \"\(name)\" of a stream has a name or value that HTTP does not allow.")
        }
        // An unchunked end leaves the connection, in the library, until its timeout (trap 1).
        if !isChunked { martlet_set_timeout(connection, 1) }
        state.request.stage = .answered
        setDeadline(ServerClock.never)
        front.connections.becameStream(state)
        return MHD_queue_response(connection, 200, raw) == .YES ? .YES : abandon()
    }
}
