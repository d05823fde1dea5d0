/// Sends the elements of a sequence, beginning with the first request.
final class Series<Elements: Sequence, Failure: Error>: SourceSubscription<Elements.Element, Failure> {
    private var iterator: Elements.Iterator?

    init(_ elements: Elements, _ subscriber: any Subscriber<Elements.Element, Failure>) {
        iterator = elements.makeIterator()
        super.init(subscriber)
    }

    override func begin() {
        guard var iterator = removeIterator() else { return }
        while !hasEnded {
            guard let element = iterator.next() else { return finish(.finished) }
            send(element)
        }
    }

    override func didEnd(isCancelled: Bool) { _ = removeIterator() }

    private func removeIterator() -> Elements.Iterator? {
        lock.held {
            defer { iterator = nil }
            return iterator
        }
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
