import Dispatch
import MartletPublishers
import MartletUI
import Synchronization
import TestSupport
import Testing

/// “Deliveries that queue have a bound”: in one place of a subscription at most 65,536 values wait. What comes then is
/// left out, and one report says so.
@Suite struct WaitingValuesTests {
    private let subject = PassthroughSubject<Int, Never>()
    private let reports = Reports()
    private let log = Received()
    private let limit = WaitingLimit.values

    private final class Reports: Sendable {
        let texts = Mutex<[String]>([])
    }

    private final class Received {
        var values: [Int] = []
        var hasEnded = false
    }

    /// Sends three values more than may wait.
    private func sendTooMany() {
        WaitingLimit.$handler.withValue({ [reports] text in reports.texts.withLock { $0.append(text) } }) {
            for value in 0..<limit + 3 { subject.send(value) }
        }
    }

    private func record<P: Publisher<Int, Never>>(_ publisher: P) -> AnyCancellable {
        publisher.sink { [log] _ in
            log.hasEnded = true
        } receiveValue: { [log] in
            log.values.append($0)
        }
    }

    /// Expects that the first `count` of the values were received, and one report.
    private func expect(_ purpose: String, first count: Int? = nil) {
        let expected = Array(0..<(count ?? limit))
        let isExpected = log.values == expected
        #expect(isExpected, "\(log.values.count) values")
        let texts = reports.texts.withLock { $0 }
        #expect(
            texts == [
                "65536 values of type Int wait for \(purpose) already, and those that come now are left out. Send fewer, or use debounce or throttle where they come from."
            ])
        log.values = []
    }

    @Test func theLimit() { #expect(limit == 65_536) }

    @Test func valuesForAnotherSession() {
        let session = TestSession()
        let cancellable = session.run { record(subject) }
        sendTooMany()
        subject.send(completion: .finished)
        session.run {}
        expect("the session")
        #expect(log.hasEnded, "a completion always finds room")
        cancellable.cancel()
    }

    /// A session that has received what waited takes further values.
    @Test func valuesAfterTheQueueHasBeenReceived() {
        let session = TestSession()
        let cancellable = session.run { record(subject) }
        sendTooMany()
        session.run {}
        expect("the session")
        subject.send(7)
        session.run {}
        #expect(log.values == [7])
        cancellable.cancel()
    }

    @Test func valuesForAnotherThread() {
        let done = DispatchSemaphore(value: 0)
        var isFirst = true
        // The copy that the other thread has: the values reach it in this thread only.
        nonisolated(unsafe) let test = self
        let cancellable = subject.sink { [log] value in
            log.values.append(value)
            guard isFirst else { return }
            isFirst = false
            log.values = []
            DispatchQueue.global().async {
                test.sendTooMany()
                done.signal()
            }
            done.wait()
        }
        subject.send(-1)
        expect("another thread")
        cancellable.cancel()
    }

    @Test func valuesForASubscribersDemand() {
        let taker = Taker(log)
        subject.subscribe(taker)
        sendTooMany()
        subject.send(completion: .finished)
        #expect(log.values == [0])
        taker.subscription?.request(.unlimited)
        expect("their subscriber's demand", first: limit + 1)
        #expect(log.hasEnded)
    }

    private final class Taker: Subscriber {
        private let log: Received
        private(set) var subscription: (any Subscription)?

        init(_ log: Received) { self.log = log }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.max(1))
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            log.values.append(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Never>) { log.hasEnded = true }
    }

    @Test func valuesForALoop() async {
        var iterator = subject.values.makeAsyncIterator()
        sendTooMany()
        subject.send(completion: .finished)
        while let value = await iterator.next() { log.values.append(value) }
        expect("the loop over values")
    }

    @Test func valuesForTheirTurnInFlatMap() {
        let first = PassthroughSubject<Int, Never>()
        let cancellable = record(
            subject.flatMap(maxPublishers: .max(1)) { value in
                value == 0 ? first.prepend(0).eraseToAnyPublisher() : Just(value).eraseToAnyPublisher()
            })
        sendTooMany()
        #expect(log.values == [0])
        first.send(completion: .finished)
        expect("their turn in flatMap", first: limit + 1)
        cancellable.cancel()
    }

    @Test func valuesForTheirPairs() {
        let other = PassthroughSubject<Void, Never>()
        let cancellable = record(subject.zip(other) { value, _ in value })
        sendTooMany()
        for _ in 0..<limit + 3 { other.send() }
        expect("their pairs in zip")
        cancellable.cancel()
    }

    @Test func valuesForAScheduler() {
        let queue = DispatchQueue(label: "suspended")
        queue.suspend()
        let cancellable = record(subject.receive(on: queue))
        sendTooMany()
        subject.send(completion: .finished)
        queue.resume()
        queue.sync {}
        expect("the scheduler of receive(on:)")
        #expect(log.hasEnded)
        cancellable.cancel()
    }

    @Test func valuesForTheirTime() {
        let scheduler = TestScheduler()
        let cancellable = record(subject.delay(for: 1, scheduler: scheduler))
        // The first value is under way, and no longer waits for its turn.
        sendTooMany()
        subject.send(completion: .finished)
        scheduler.advance(by: 1)
        expect("their time in delay", first: limit + 1)
        #expect(log.hasEnded)
        cancellable.cancel()
    }
}
