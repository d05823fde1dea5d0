import MartletUI
import TestSupport
import Testing

@Suite struct SubjectTests {
    @Test func whoListensHearsWhatIsSentFromThenOn() {
        let subject = PassthroughSubject<Int, Mishap>()
        let log = PublisherLog()
        subject.send(1)
        log.record(subject, as: "a")
        subject.send(2)
        log.record(subject, as: "b")
        subject.send(3)
        #expect(log.take() == ["a2", "a3", "b3"])
        subject.send(completion: .failure(Mishap("oh")))
        subject.send(4)
        subject.send(completion: .finished)
        #expect(log.take() == ["aoh", "boh"])
        log.record(subject, as: "late ")
        #expect(log.take() == ["late oh"])
    }

    @Test func aPresentValueIsReportedFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let log = PublisherLog().record(subject, as: "a")
        subject.send(2)
        log.record(subject, as: "b")
        subject.value = 3
        #expect(log.take() == ["a1", "a2", "b2", "a3", "b3"])
        #expect(subject.value == 3)
        subject.send(completion: .finished)
        subject.send(4)
        log.record(subject, as: "c")
        #expect(log.take() == ["aend", "bend", "cend"])
        #expect(subject.value == 3, "after the end nothing changes")
    }

    /// The subject holds the new value while it sends it, and a value sent meanwhile is delivered immediately, within
    /// the first delivery.
    @Test func aSendDuringASend() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let log = PublisherLog()
        let first = subject.sink { value in
            log.add("a\(value) of \(subject.value)")
            if value == 1 { subject.send(2) }
            log.add("a\(value) done")
        }
        let second = subject.sink { log.add("b\($0) of \(subject.value)") }
        _ = log.take()
        subject.send(1)
        #expect(log.take() == ["a1 of 1", "a2 of 2", "a2 done", "b2 of 2", "a1 done", "b1 of 2"])
        first.cancel()
        second.cancel()
    }

    @Test func whoIsCancelledDuringASendHearsNoMore() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        var second: AnyCancellable?
        var first: AnyCancellable?
        first = subject.sink { value in
            log.add("a\(value)")
            second?.cancel()
            if value == 2 { first?.cancel() }
        }
        second = subject.sink { log.add("b\($0)") }
        let third = subject.sink { log.add("c\($0)") }
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(log.take() == ["a1", "c1", "a2", "c2", "c3"])
        third.cancel()
        #expect(subject.hasNoSubscribers)
    }

    @Test func whoComesDuringASendHearsTheNext() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        var late: AnyCancellable?
        let first = subject.sink { value in
            if late == nil { late = subject.sink { log.add("late \($0)") } }
            log.add("\(value)")
        }
        subject.send(1)
        subject.send(2)
        #expect(log.take() == ["1", "2", "late 2"])
        first.cancel()
        late?.cancel()
    }

    @Test func anEndDuringASendEndsTheRest() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        let first = subject.sink { _ in
            log.add("a end")
        } receiveValue: { _ in
            subject.send(completion: .finished)
        }
        log.record(subject, as: "b ")
        subject.send(1)
        #expect(log.take() == ["a end", "b end"])
        first.cancel()
    }

    @Test func aSubjectListensToAPublisher() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog().record(subject)
        let cancellable = [1, 2].publisher.subscribe(subject)
        #expect(log.take() == ["1", "2", "end"])
        cancellable.cancel()
    }

    @Test func anErasedPublisherIsTheSame() {
        let subject = CurrentValueSubject<Int, Mishap>(1)
        let erased: AnyPublisher<Int, Mishap> = subject.eraseToAnyPublisher()
        let log = PublisherLog().record(erased.eraseToAnyPublisher().map { $0 + 1 })
        subject.send(2)
        subject.send(completion: .failure(Mishap("oh")))
        #expect(log.take() == ["2", "3", "oh"])
        let any: any Publisher<Int, Mishap> = subject
        #expect(PublisherLog.of(AnyPublisher(any)) == "oh")
    }

    /// Thousands of subscribers can leave one subject in any order.
    @Test func listenersLeaveInAnyOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var generator = SeededOrder(seed: 7)
        var received: [Int] = []
        var cancellables = (0..<500).map { number in subject.sink { _ in received.append(number) } }
        var left = Set(0..<500)
        while !left.isEmpty {
            let gone = left.sorted()[generator.below(left.count)]
            cancellables[gone].cancel()
            left.remove(gone)
            received = []
            if left.count % 50 == 0 {
                subject.send(0)
                #expect(received == left.sorted())
            }
        }
        cancellables = []
        #expect(subject.hasNoSubscribers)
    }
}

/// Random numbers that are the same in each run.
struct SeededOrder {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
