/// A publisher with a present value: whoever begins to listen is told it, and then every other one.
///
/// It may be used from any thread: each listener hears in its own session.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = ConduitList<Output, Failure>()
    private let lock = Lock()
    private var present: Output

    /// A subject with the value that it begins with.
    public init(_ value: Output) { present = value }

    /// The present value. Who listens is told of each that is set.
    public var value: Output {
        get { lock.held { present } }
        set { send(newValue) }
    }

    /// Makes `value` the present one and tells everybody who listens; after the end, nothing.
    public func send(_ value: Output) {
        guard !conduits.hasEnded else { return }
        var former = value
        lock.held { swap(&former, &present) }
        conduits.send(value)
        // What the former one deinitialises is the program's.
        _ = former
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        conduits.add(subscriber) { self.value }
    }

    /// Whether nobody listens.
    package var isUnheard: Bool { conduits.isEmpty }
}

/// Safety: the value and those who listen are under locks, and each hears in its own session.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
