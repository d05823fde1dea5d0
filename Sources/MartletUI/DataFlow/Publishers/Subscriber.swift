/// Something that can be ended before its time.
public protocol Cancellable {
    /// Ends it; a second time does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it with others, which end together when the set goes.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Keeps it with others, which end together when the collection goes.
    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
}

/// The bond between a publisher and one who listens.
public protocol Subscription: Cancellable {
    /// Asks for so many values more. Publishers of Martlet's begin at the first call and send everything.
    func request(_ demand: Subscribers.Demand)
}

/// One who listens to a publisher.
public protocol Subscriber<Input, Failure> {
    /// The type of the values that it takes.
    associatedtype Input
    /// The type of the error that it takes.
    associatedtype Failure: Error

    /// The subscription is there; values come when they are asked for.
    func receive(subscription: any Subscription)
    /// A value has come. Gives how many more are asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// There will be no more.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes the next value, which says nothing but that there is one.
    public func receive() -> Subscribers.Demand { receive(()) }
}
