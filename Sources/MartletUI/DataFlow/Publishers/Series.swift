/// Sends the elements of a sequence, from the first request on.
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
    /// Sends the elements of a sequence and ends.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The values.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            subscriber.receive(subscription: Series(sequence, subscriber))
        }
    }
}

extension Sequence {
    /// A publisher that sends the elements and ends.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher that sends the value, if there is one, and ends.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    /// A publisher that sends the value and ends, or fails.
    public var publisher: Result.Publisher { Publisher(self) }

    /// Sends a result's value and ends, or fails.
    public struct Publisher: MartletUI.Publisher {
        public typealias Output = Success

        /// What is published: a value, or a failure.
        public let result: Result

        /// A publisher of `result` alone.
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
