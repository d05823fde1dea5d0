import Synchronization

/// The memory that a request may make the front keep.
extension RequestFlow {
    /// Answers below this many bytes are not counted: they fit into what the system takes for a connection.
    static let uncountedAnswer = 16_384

    /// Holds the memory of a body of so many bytes; or says why it may not.
    func holdBody(_ count: Int) -> ByteBudget.Refusal? {
        guard count > BodyBuffer.keptCapacity, count > exchange.holding.body else { return nil }
        // A body of unknown length takes more in large steps, as its memory grows.
        let wanted = min(max(count, exchange.holding.body * 2), max(exchange.bodyLimit, count))
        let more = wanted - exchange.holding.body
        if let refusal = front.bodies.take(more, for: payer) { return refusal }
        exchange.holding.body = wanted
        return nil
    }

    /// Holds the memory of an answer; or says why it may not.
    func holdAnswer(_ response: HTTPResponse) -> ByteBudget.Refusal? {
        guard case .bytes(let bytes) = response.body, bytes.count > Self.uncountedAnswer else { return nil }
        if let refusal = front.answers.take(bytes.count, for: payer) { return refusal }
        exchange.holding.answer = bytes.count
        let deadline = Clock.after(seconds: front.configuration.answerStallDeadline)
        exchange.progressDeadline.store(deadline, ordering: .relaxed)
        return nil
    }

    private var payer: AddressBlock? { exchange.holding.payer { front.handler.payer(of: request) } }
}

extension FrontContext {
    /// Gives back what a request has held.
    func giveBack(_ exchange: Exchange) {
        let holding = exchange.holding
        exchange.holding = RequestHolding()
        exchange.progressDeadline.store(Clock.never, ordering: .relaxed)
        if holding.body > 0 { bodies.giveBack(holding.body, of: holding.payer) }
        if holding.answer > 0 { answers.giveBack(holding.answer, of: holding.payer) }
        freedMemory.note(holding.body + holding.answer)
    }
}
