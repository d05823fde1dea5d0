/// A publisher with a present value: whoever begins to listen is told it, and then every other one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    public let _subscribers = Subscribers<Output>()
    /// By itself, because listeners know their publisher no longer than they need to.
    private let present: PresentValue<Output>

    public init(_ value: Output) {
        let present = PresentValue(value)
        self.present = present
        _subscribers.first = { present.value }
    }

    /// The present value. Who listens is told of each that is set.
    public var value: Output {
        get { present.value }
        set { send(newValue) }
    }

    /// Makes `value` the present one and tells everybody who listens.
    public func send(_ value: Output) {
        present.value = value
        _subscribers.send(value)
    }

    /// The present value, and what is sent from now on.
    public var values: PublisherSequence<Output> { PublisherSequence(_subscribers, first: _subscribers.first) }
}

private final class PresentValue<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

extension CurrentValueSubject where Output == Void {
    /// Tells everybody who listens now.
    public func send() { send(()) }
}
