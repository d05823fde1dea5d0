/// Something that sends values, and perhaps an end, to those who subscribe.
///
/// It is Combine's: a program that imports Combine imports Martlet in its place. What is received is received in the session
/// in which the subscription was made, wherever it is sent; outside sessions, where it is sent. A subscription that time or
/// other code sends to ends with its session.
///
/// Back-pressure is simpler than Combine's: operators ask for everything and pass on everything. Only a subscriber of a
/// program's own is given no more than it asks for (``subscribe(_:)-(Downstream)``); what comes faster waits for it.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error with which it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Begins to send to `subscriber`, which is told of the subscription first. A program calls `subscribe(_:)`.
    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure
}

/// Publishers that are made of others.
public enum Publishers {}

extension Publisher {
    /// Begins to send to `subscriber`, as much as it asks for.
    public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        receive(subscriber: DemandGate<Output, Failure>(subscriber))
    }

    /// Sends everything on to `subject`, until that is cancelled.
    public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
    where Target.Output == Output, Target.Failure == Failure {
        let receiver = Receiver<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        receive(subscriber: receiver)
        return AnyCancellable(receiver)
    }
}
