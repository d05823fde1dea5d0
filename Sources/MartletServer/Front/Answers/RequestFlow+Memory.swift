import Synchronization

/// The memory that a request may make the front keep.
extension RequestFlow {
    /// Answers below this many bytes are not counted: they fit into the system's buffer for a connection.
    static let uncountedAnswer = 16_384

    /// Reserves the memory of a body of `count` bytes. Returns the reason if that is refused.
    func holdBody(_ count: Int) -> ByteBudget.Refusal? {
        guard count > BodyBuffer.keptCapacity, count > state.holding.body else { return nil }
        // A body of unknown length takes more in large steps, as its memory grows.
        let wanted = min(max(count, state.holding.body * 2), max(state.body.limit, count))
        let more = wanted - state.holding.body
        if let refusal = front.bodies.take(more, for: payer) { return refusal }
        state.holding.body = wanted
        return nil
    }

    /// Reserves the memory of an answer. Returns the reason if that is refused.
    func holdAnswer(_ response: HTTPResponse) -> ByteBudget.Refusal? {
        guard case .bytes(let bytes) = response.body, bytes.count > Self.uncountedAnswer else { return nil }
        if response.reservation != nil {
            front.answers.hold(bytes.count, of: payer)
        } else if let refusal = front.answers.take(bytes.count, for: payer) {
            return refusal
        }
        state.holding.answer = bytes.count
        let deadline = front.clock.after(seconds: front.configuration.answerStallDeadline)
        state.progressDeadline.store(deadline, ordering: .relaxed)
        return nil
    }

    private var payer: AddressBlock? { state.holding.payer { front.handler.payer(of: request) } }
}

extension FrontContext {
    /// Releases the memory that a request has reserved.
    func giveBack(_ state: ConnectionState) {
        let holding = state.holding
        state.holding = RequestHolding()
        state.progressDeadline.store(ServerClock.never, ordering: .relaxed)
        if holding.body > 0 { bodies.giveBack(holding.body, of: holding.payer) }
        if holding.answer > 0 { answers.giveBack(holding.answer, of: holding.payer) }
        freedMemory.note(holding.body + holding.answer)
    }
}
