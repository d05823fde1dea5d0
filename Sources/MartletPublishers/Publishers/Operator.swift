/// A publisher that derives from others: it subscribes to them anew for each of its subscribers.
protocol DerivedPublisher: Publisher {
    typealias Target = any Subscriber<Output, Failure>
    /// Subscribes to the other publishers for `subscriber`.
    func attach(_ subscriber: Target)
}

extension DerivedPublisher {
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure { attach(subscriber) }
}

/// A publisher that derives from one other, by way of a stage.
protocol Operator<Upstream>: DerivedPublisher {
    associatedtype Upstream: Publisher
    typealias Work = Stage<Upstream.Output, Upstream.Failure, Output, Failure>

    var upstream: Upstream { get }
    /// Makes the stage for one subscriber. What the stage remembers between values are variables of this function.
    func makeStage() -> Work
}

extension Operator {
    func attach(_ subscriber: Target) { upstream.receive(subscriber: makeStage().serving(subscriber)) }
}
