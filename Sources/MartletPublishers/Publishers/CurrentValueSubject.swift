/// A publisher with a current value: a new subscriber receives it first, and then every later value.
///
/// Any thread may use the subject: each subscriber receives values in its own session.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = ConduitList<Output, Failure>()
    private let lock = Lock()
    private var present: Output

    /// Creates a subject with an initial value.
    public init(_ value: Output) { present = value }

    /// The current value. Setting it sends the new value to all subscribers.
    public var value: Output {
        get { lock.held { present } }
        set { send(newValue) }
    }

    /// Makes `value` the current one and sends it to all subscribers; after the completion it does nothing.
    public func send(_ value: Output) {
        guard !conduits.hasEnded else { return }
        var former = value
        lock.held { swap(&former, &present) }
        conduits.send(value)
        // The former value's `deinit` may run the program's code, so the value ends outside the lock.
        _ = former
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        conduits.add(subscriber) { self.value }
    }

    /// Whether the subject has no subscribers.
    package var hasNoSubscribers: Bool { conduits.isEmpty }
}

/// Safety: the value and the subscribers are under locks, and each subscriber receives values in its own session.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
