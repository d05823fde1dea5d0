import Synchronization

/// A link that another server has made: the requests on it are answered here, without the library.
final class IncomingLink: Sendable {
    private struct Streams {
        var open: [UInt32: (stream: EventStream, channel: LinkChannel)] = [:]
        var hasEnded = false
    }

    let link: Link
    private let front: FrontContext
    /// Has the front's thread do something.
    private let order: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let streams = Mutex(Streams())

    init(_ link: Link, _ front: FrontContext, order: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        (self.link, self.front, self.order) = (link, front, order)
    }

    // MARK: On the front's thread

    /// The socket is ready. `false` if the link has ended.
    func advance(isWritable: Bool) -> Bool {
        if isWritable, link.begin() {
            for (_, open) in streams.withLock({ $0.open }) where open.channel.give(0) { open.stream.drain() }
        }
        return link.receive { handle($0) }
    }

    /// Ends the link and the streams on it.
    func end() {
        let ended = streams.withLock { streams in
            defer { streams = Streams(hasEnded: true) }
            return streams.open.values.map(\.stream)
        }
        link.close()
        for stream in ended { stream.finish() }
    }

    private func handle(_ message: LinkMessage) {
        switch message.kind {
        case .request:
            guard let request = LinkRequest.request(message.content) else {
                return answer(ProblemAnswer.handlerGaveNoAnswer, message.number)
            }
            front.traffic.underWay.add(1, ordering: .relaxed)
            if let refusal = front.handler.accept(request) { return end(message.number, refusal) }
            guard request.state.request.body.takes(0) else {
                return end(message.number, ProblemAnswer.bodyTooLarge)
            }
            give(front.handler.respond(to: request), to: request, message.number)
        case .room:
            if let open = streams.withLock({ $0.open[message.number] }), open.channel.give(message.room) {
                open.stream.drain()
            }
        case .end: streams.withLock { $0.open[message.number] }?.stream.finish()
        case .answer, .piece: break
        }
    }

    private func give(_ reply: HTTPReply, to request: HTTPRequest, _ number: UInt32) {
        switch reply {
        case .response(let response): end(number, response)
        case .prepared(let prepared): end(number, HTTPResponse(status: prepared.status))
        case .batched(let work): give(work(true), to: request, number)
        case .deferred(let later): wait(for: later.answer) { [self] in end(number, $0) }
        case .askedAgain(let later):
            wait(for: later.answer) { [self, state = request.state] response in
                // Anything but this is the end of waiting: the front stops, or it took too long.
                guard response.status == 204, let head = state.memory else { return end(number, response) }
                order { [self] in
                    let request = HTTPRequest(head, state: state)
                    give(front.handler.respond(to: request), to: request, number)
                }
            }
        case .stream(let stream, _): open(stream, number)
        case .link: end(number, ProblemAnswer.handlerGaveNoAnswer)
        }
    }

    private func wait(for answer: DeferredAnswer, _ give: @escaping @Sendable (HTTPResponse) -> Void) {
        let deadline = front.clock.after(seconds: answer.fallback?.seconds ?? front.configuration.limits.answerDeadline)
        guard front.waiting.add(answer, deadline: deadline) else { return give(ProblemAnswer.stopping) }
        answer.whenFulfilled { [front] response in
            front.waiting.remove(answer)
            give(response)
        }
    }

    private func open(_ stream: EventStream, _ number: UInt32) {
        guard front.watcher.count < front.methods.streamLimit else {
            stream.finish()
            return end(number, ProblemAnswer.tooManyStreams)
        }
        front.traffic.underWay.subtract(1, ordering: .relaxed)
        let channel = LinkChannel(link, number) { [weak self] in
            _ = self?.streams.withLock { $0.open.removeValue(forKey: number) }
        }
        let isTaken = streams.withLock { streams in
            guard !streams.hasEnded else { return false }
            streams.open[number] = (stream, channel)
            return true
        }
        guard isTaken, stream.open(on: .linked(channel), framing: .raw, watcher: front.watcher) else {
            channel.end()
            return stream.finish()
        }
        // What was sent before it was open.
        stream.drain()
    }

    // MARK: From any thread

    private func end(_ number: UInt32, _ response: HTTPResponse) {
        answer(response, number)
        front.traffic.underWay.subtract(1, ordering: .relaxed)
    }

    private func answer(_ response: HTTPResponse, _ number: UInt32) {
        link.send(.answer, number, response.linkContent)
    }
}
