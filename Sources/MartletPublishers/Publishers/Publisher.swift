/// A type that sends values, and perhaps a completion, to its subscribers.
///
/// It is Combine's protocol: a program that imports Combine imports Martlet instead. A subscriber receives signals in
/// the session in which it subscribed, wherever they are sent; outside sessions, where they are sent. A subscription to
/// a timer or to other code outside the session ends with its session.
///
/// Back-pressure is simpler than Combine's: operators request unlimited values and pass on all of them. Only a
/// program's own subscriber receives no more than it requests (``subscribe(_:)-(Downstream)``); further values wait for
/// its demand.
///
/// Wherever values wait (for their session, for a demand, in `zip`, `flatMap`, `delay`, `receive(on:)` and `values`), at
/// most 65,536 of them do. What comes then is left out, and the log says so once. A completion always arrives.
///
/// ```swift
/// model.$query
///     .debounce(for: 0.3, scheduler: RunLoop.main)
///     .sink { search(for: $0) }
///     .store(in: &cancellables)
/// ```
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error with which it may fail; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches `subscriber`, which receives the subscription first. Programs call `subscribe(_:)` instead.
    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure
}

/// A namespace for publishers that derive from others.
public enum Publishers {}

extension Publisher {
    /// Attaches `subscriber` and sends it as many values as it requests. At most 65,536 more wait for its demand; further
    /// ones are left out.
    public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        receive(subscriber: DemandGate<Output, Failure>(subscriber))
    }

    /// Sends all values and the completion to `subject`.
    ///
    /// - Parameter subject: The subject.
    /// - Returns: An object whose cancellation ends the subscription.
    public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
    where Target.Output == Output, Target.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}
