extension Publishers {
    /// Calls functions with what happens, and sends everything on.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values this one takes.
        public let upstream: Upstream
        /// Called when the subscription begins.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called when the publisher has finished or failed.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscription is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Called when the subscriber asks for values.
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
        // Whoever cancels may do it elsewhere.
        if isFirst, let receiveCancel = events.receiveCancel { inSession(receiveCancel) }
        super.cancel()
    }
}

extension Publisher {
    /// Calls functions with what happens, and sends everything on.
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
