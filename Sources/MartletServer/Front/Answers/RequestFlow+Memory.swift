import Synchronization

/// The memory that a request may make the front keep.
extension RequestFlow {
    /// Answers below this many bytes are not counted: they fit into the system's buffer for a connection.
    static let uncountedAnswer = 16_384

    /// Reserves the memory of a body of `count` bytes. Returns the reason if that is refused.
    func holdBody(_ count: Int) -> ByteBudget.Refusal? {
        guard count > BodyBuffer.keptCapacity, count > state.request.holding.body else { return nil }
        // A body of unknown length takes more in large steps, as its memory grows.
        let wanted = min(max(count, state.request.holding.body * 2), max(state.request.body.limit, count))
        let more = wanted - state.request.holding.body
        if let refusal = front.memory.bodies.take(more, for: payer) { return refusal }
        state.request.holding.body = wanted
        return nil
    }

    /// Reserves the memory of an answer. Returns the reason if that is refused.
    func holdAnswer(_ response: HTTPResponse) -> ByteBudget.Refusal? {
        guard case .bytes(let bytes) = response.body, bytes.count > Self.uncountedAnswer else { return nil }
        let size = LentBytes.size(of: bytes)
        if response.reservation != nil {
            front.memory.answers.hold(size, of: payer)
        } else if let refusal = front.memory.answers.take(size, for: payer) {
            return refusal
        }
        state.request.holding.answer = size
        let deadline = front.clock.after(seconds: front.configuration.limits.answerStallDeadline)
        state.progressDeadline.store(deadline, ordering: .relaxed)
        return nil
    }

    private var payer: AddressBlock? { state.request.holding.payer { front.handler.payer(of: request) } }
}

extension FrontContext {
    /// Releases the memory that a request has reserved.
    func giveBack(_ state: ConnectionState) {
        let holding = state.request.holding
        state.request.holding = RequestHolding()
        state.progressDeadline.store(ServerClock.never, ordering: .relaxed)
        memory.giveBack(holding)
    }
}
