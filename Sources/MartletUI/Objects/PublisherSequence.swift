/// What a publisher sends, as an `AsyncSequence`: `for await name in model.$name { … }`.
///
/// It listens from the moment the loop begins; values that come faster than the loop takes them wait. It belongs to the
/// visitor's session, as the object does, and ends when the task that reads it is cancelled.
public struct PublisherSequence<Element>: AsyncSequence {
    public typealias Failure = Never

    private let subscribers: Subscribers<Element>
    private let first: (() -> Element)?

    init(_ subscribers: Subscribers<Element>, first: (() -> Element)?) {
        self.subscribers = subscribers
        self.first = first
    }

    /// How a view listens to it.
    var subscription: PublisherSubscription<Element> { PublisherSubscription(subscribers, first: first) }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(PublisherBuffer(subscribers, first?())) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private let buffer: PublisherBuffer<Element>

        init(_ buffer: PublisherBuffer<Element>) { self.buffer = buffer }

        public mutating func next() async -> Element? { await next(isolation: #isolation) }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            while true {
                if let element = buffer.take() { return element }
                guard await buffer.arrival(isolation: actor) else { return nil }
            }
        }
    }
}

/// What was sent and has not been taken yet. It listens for as long as its iterator lives.
final class PublisherBuffer<Element> {
    private let subscribers: Subscribers<Element>
    private var waiting: [Element] = []
    private var alarm = PublisherAlarm()

    init(_ subscribers: Subscribers<Element>, _ first: Element?) {
        self.subscribers = subscribers
        if let first { waiting.append(first) }
        subscribers.add(self) { [weak self] element in self?.receive(element) }
    }

    deinit { subscribers.remove(self) }

    func take() -> Element? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// Waits for the next value; `false` if the task has been cancelled.
    func arrival(isolation actor: isolated (any Actor)?) async -> Bool {
        let alarm = PublisherAlarm()
        self.alarm = alarm
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: actor) { alarm.wait($0) }
        } onCancel: {
            alarm.ring()
        }
        return !Task.isCancelled
    }

    private func receive(_ element: Element) {
        waiting.append(element)
        alarm.ring()
    }
}
