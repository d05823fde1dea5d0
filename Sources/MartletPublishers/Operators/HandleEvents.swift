extension Publishers {
    /// Calls closures with the events of a subscription, and passes everything on.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Runs when the subscription begins.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Receives each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Receives the completion.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Runs when the subscription is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Receives the subscriber's requests for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.receive(subscriber: HandlingStage(self, subscriber))
        }
    }
}

private final class HandlingStage<Upstream: Publisher>: Stage<
    Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure
>
{
    private let events: Publishers.HandleEvents<Upstream>

    init(
        _ events: Publishers.HandleEvents<Upstream>, _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.events = events
        super.init(downstream)
    }

    override func willBegin(_ subscription: any Subscription) { events.receiveSubscription?(subscription) }

    override func take(_ input: Upstream.Output) {
        events.receiveOutput?(input)
        send(input)
    }

    override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        events.receiveCompletion?(completion)
        finish(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        super.request(demand)
    }

    override func cancel() {
        let isFirst = lock.held { !hasEnded }
        // Any thread may cancel.
        if isFirst, let receiveCancel = events.receiveCancel { inSession(receiveCancel) }
        super.cancel()
    }
}

extension Publisher {
    /// Calls closures with the events of a subscription, and passes everything on.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Runs when the subscription begins.
    ///   - receiveOutput: Receives each value.
    ///   - receiveCompletion: Receives the completion.
    ///   - receiveCancel: Runs when the subscription is cancelled.
    ///   - receiveRequest: Receives the subscriber's requests for values.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
