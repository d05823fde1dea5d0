/// Buffers sent values, in a limited number, until an iterator takes them. It stays subscribed for as long as the iterator lives.
final class ValueBuffer<Element, Failure: Error> {
    private let contents = Contents()
    private let cancellable: AnyCancellable

    private final class Contents {
        private let lock = Lock()
        private var waiting = WaitingValues<Element>()
        private var completion: Subscribers.Completion<Failure>?
        private var alarm: PublisherAlarm?

        func add(_ element: Element) {
            ring { waiting.add(element) }.report(Element.self, waitingFor: "the loop over values")
        }

        func end(_ completion: Subscribers.Completion<Failure>) { ring { self.completion = completion } }

        private func ring<Result>(_ change: () -> Result) -> Result {
            let (result, alarm) = lock.held { (change(), self.alarm) }
            alarm?.ring()
            return result
        }

        enum Next { case element(Element), end(Subscribers.Completion<Failure>), later(PublisherAlarm) }

        func take() -> Next {
            lock.held {
                if let element = waiting.take() { return .element(element) }
                if let completion {
                    // After an error, the sequence ends.
                    self.completion = .finished
                    return .end(completion)
                }
                let alarm = PublisherAlarm()
                self.alarm = alarm
                return .later(alarm)
            }
        }
    }

    init<Upstream: Publisher>(_ publisher: Upstream) where Upstream.Output == Element, Upstream.Failure == Failure {
        let contents = contents
        cancellable = publisher.sink {
            contents.end($0)
        } receiveValue: {
            contents.add($0)
        }
    }

    func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
        while true {
            switch contents.take() {
            case .element(let element): return element
            case .end(.finished): return nil
            case .end(.failure(let error)): throw error
            case .later(let alarm):
                await withTaskCancellationHandler {
                    await withCheckedContinuation(isolation: actor) { alarm.wait($0) }
                } onCancel: {
                    alarm.ring()
                }
                if Task.isCancelled { return nil }
            }
        }
    }
}
