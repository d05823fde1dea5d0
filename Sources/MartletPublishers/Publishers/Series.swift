/// Sends the elements of a sequence, beginning with the first request.
final class Series<Elements: Sequence, Failure: Error>: Subscription {
    private let lock = Lock()
    private var iterator: Elements.Iterator?
    private var subscriber: (any Subscriber<Elements.Element, Failure>)?

    init(_ elements: Elements, _ subscriber: any Subscriber<Elements.Element, Failure>) {
        iterator = elements.makeIterator()
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        let taken = lock.held {
            guard demand > .none else { return nil as Elements.Iterator? }
            defer { iterator = nil }
            return iterator
        }
        guard var iterator = taken else { return }
        while let subscriber = lock.held({ subscriber }) {
            guard let element = iterator.next() else {
                cancel()
                return subscriber.receive(completion: .finished)
            }
            _ = subscriber.receive(element)
        }
    }

    func cancel() {
        let taken = lock.held {
            defer { (subscriber, iterator) = (nil, nil) }
            return (subscriber, iterator)
        }
        _ = taken
    }
}

extension Publishers {
    /// Sends the elements of a sequence and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence of values.
        public let sequence: Elements

        /// Creates a publisher of the elements of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            subscriber.receive(subscription: Series(sequence, subscriber))
        }
    }
}

extension Sequence {
    /// A publisher that sends the elements and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher that sends the value, if there is one, and finishes.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    /// A publisher that sends the value and finishes, or fails.
    public var publisher: Result.Publisher { Publisher(self) }

    /// Sends a result's value and finishes, or fails.
    public struct Publisher: MartletPublishers.Publisher {
        public typealias Output = Success

        /// The result: a value, or a failure.
        public let result: Result

        /// Creates a publisher of `result`.
        public init(_ result: Result) { self.result = result }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Success, Downstream.Failure == Failure {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: Series(CollectionOfOne(value), subscriber))
            case .failure(let error):
                Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}
