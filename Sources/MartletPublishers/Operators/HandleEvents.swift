extension Publishers {
    /// Calls closures with the events of a subscription, and passes everything on.
    public struct HandleEvents<Upstream: Publisher>: Operator {
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

        func makeStage() -> Work {
            let stage = Work { [receiveOutput] input, stage in
                receiveOutput?(input)
                stage.send(input)
            } onCompletion: { [receiveCompletion] completion, stage in
                receiveCompletion?(completion)
                stage.finish(completion)
            }
            stage.onBegin = { [receiveSubscription] subscription, _ in receiveSubscription?(subscription) }
            stage.onRequest = receiveRequest
            // Any thread may cancel.
            stage.onCancel = { [receiveCancel] in if let receiveCancel { $0.inSession(receiveCancel) } }
            return stage
        }
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
