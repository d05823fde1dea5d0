import Dispatch
import MartletUI
import Synchronization
import TestSupport
import Testing

/// Delivery of values that other threads send.
@Suite struct SessionDeliveryTests {
    /// Runs `body` on another thread and waits for its end.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            body()
            done.signal()
        }
        done.wait()
    }

    @Test func itIsReceivedInTheSessionInOrder() {
        let session = TestSession()
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        let cancellable = session.run {
            subject.map { value in
                #expect(session.isCurrent)
                return value * 10
            }
            .sink { log.add("\($0) \(session.isCurrent)") }
        }
        elsewhere { for value in 1...3 { subject.send(value) } }
        #expect(log.take() == [])
        session.run {}
        #expect(log.take() == ["10 true", "20 true", "30 true"])
        elsewhere { subject.send(4) }
        // A value that arrives in the session is delivered after those that were sent before it.
        session.run { subject.send(5) }
        #expect(log.take() == ["40 true", "50 true"])
        cancellable.cancel()
    }

    @Test func twoSessionsHearEachInItsOwn() {
        let sessions = [TestSession(), TestSession()]
        let subject = CurrentValueSubject<Int, Never>(0)
        let log = PublisherLog()
        let cancellables = [0, 1].map { number in
            sessions[number].run { subject.sink { log.add("\(number): \($0) \(sessions[number].isCurrent)") } }
        }
        _ = log.take()
        sessions[0].run { subject.send(1) }
        #expect(log.take() == ["0: 1 true"])
        sessions[1].run {}
        #expect(log.take() == ["1: 1 true"])
        for cancellable in cancellables { cancellable.cancel() }
    }

    @Test func whatIsCancelledMeanwhileHearsNothing() {
        let session = TestSession()
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        let cancellable = session.run { subject.sink { log.add("\($0)") } }
        elsewhere { subject.send(1) }
        cancellable.cancel()
        session.run {}
        #expect(log.take() == [] && subject.hasNoSubscribers)
    }

    @Test func aFutureMayBeFulfilledElsewhere() {
        let session = TestSession()
        let log = PublisherLog()
        nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
        let cancellable = session.run { () -> AnyCancellable in
            let future = Future<Int, Never> { promise = $0 }
            return future.sink { log.add("\($0) \(session.isCurrent)") }
        }
        elsewhere { promise?(.success(7)) }
        #expect(log.take() == [])
        session.run {}
        #expect(log.take() == ["7 true"])
        cancellable.cancel()
    }

    /// The function that handles the cancellation also runs in the session.
    @Test func cancellingElsewhere() {
        let session = TestSession()
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        nonisolated(unsafe) let cancellable = session.run {
            subject.handleEvents(receiveCancel: { log.add("cancel \(session.isCurrent)") }).sink { _ in }
        }
        elsewhere { cancellable.cancel() }
        #expect(log.take() == [] && subject.hasNoSubscribers)
        session.run {}
        #expect(log.take() == ["cancel true"])
    }

    /// Subscriptions outside sessions receive every value, one at a time, whichever thread sends it.
    @Test func manyThreadsOutsideSessions() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let inside = Atomic(0)
        let most = Atomic(0)
        let merged = Atomic(0)
        let combined = Atomic(0)
        let count = Atomic(0)
        func note() {
            let now = inside.add(1, ordering: .relaxed).newValue
            if now > most.load(ordering: .relaxed) { most.store(now, ordering: .relaxed) }
            inside.subtract(1, ordering: .relaxed)
        }
        let cancellables = [
            a.merge(with: b).scan(0) { count, _ in count + 1 }.sink { value in
                note()
                merged.store(value, ordering: .relaxed)
            },
            a.combineLatest(b).count().sink { combined.store($0, ordering: .relaxed) },
            a.flatMap { Just($0) }.removeDuplicates().sink { _ in count.add(1, ordering: .relaxed) },
        ]
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for value in 0..<2_000 { if thread % 2 == 0 { a.send(value) } else { b.send(value) } }
        }
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(merged.load(ordering: .relaxed) == 16_000)
        #expect(most.load(ordering: .relaxed) == 1, "one at a time")
        #expect(combined.load(ordering: .relaxed) > 2_000)
        #expect(count.load(ordering: .relaxed) > 0)
        for cancellable in cancellables { cancellable.cancel() }
    }

    /// Several threads send, subscribe, cancel and complete in a seeded random order. No value is lost that must
    /// arrive, and the process survives.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func manyThreadsAndASession(seed: UInt64) {
        let session = TestSession()
        let subject = CurrentValueSubject<Int, Never>(0)
        var last = -1
        var isOutside = false
        let listener = session.run {
            subject.sink {
                last = $0
                if !session.isCurrent { isOutside = true }
            }
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            var order = SeededOrder(seed: seed &+ UInt64(thread))
            var cancellables: [AnyCancellable] = []
            for value in 0..<500 {
                switch order.below(4) {
                case 0: cancellables.append(subject.dropFirst().map { $0 + 1 }.sink { _ in })
                case 1: cancellables.removeAll()
                case 2: _ = subject.value
                default: subject.send(thread * 1_000 + value)
                }
            }
        }
        session.run { subject.send(-7) }
        #expect(last == -7 && !isOutside)
        listener.cancel()
        #expect(subject.hasNoSubscribers)
    }
}
