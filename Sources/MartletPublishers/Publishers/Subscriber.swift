/// An activity that can be cancelled.
public protocol Cancellable {
    /// Cancels the activity; a second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Stores this activity in a set, whose deallocation cancels all of its elements.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Stores this activity in a collection, whose deallocation cancels all of its elements.
    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    /// Requests more values. Martlet's own publishers begin at the first call and send everything.
    func request(_ demand: Subscribers.Demand)
}

/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure> {
    /// The type of the values that it receives.
    associatedtype Input
    /// The type of the error that it receives.
    associatedtype Failure: Error

    /// Receives the subscription; values follow on request.
    func receive(subscription: any Subscription)
    /// Receives a value.
    ///
    /// - Parameter input: The value.
    /// - Returns: The number of further values that the subscriber requests.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion, after which no values follow.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a signal without a value.
    public func receive() -> Subscribers.Demand { receive(()) }
}
