import MartletUI
import TestSupport
import Testing

/// Subscribers and publishers that a program implements itself.
@Suite struct DemandTests {
    private final class Taker: Subscriber {
        let log = PublisherLog()
        var subscription: (any Subscription)?
        let first: Subscribers.Demand
        let more: (Int) -> Subscribers.Demand

        init(first: Subscribers.Demand, more: @escaping (Int) -> Subscribers.Demand = { _ in .none }) {
            self.first = first
            self.more = more
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(first)
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            log.add("\(input)")
            return more(input)
        }

        func receive(completion: Subscribers.Completion<Never>) { log.add("end") }
    }

    @Test func aSubscriberIsGivenWhatItAsksFor() {
        let taker = Taker(first: .max(2)) { $0 == 2 ? .max(1) : .none }
        (1...5).publisher.subscribe(taker)
        #expect(taker.log.take() == ["1", "2", "3"])
        taker.subscription?.request(.max(1))
        #expect(taker.log.take() == ["4"])
        taker.subscription?.request(.unlimited)
        #expect(taker.log.take() == ["5", "end"])
    }

    @Test func whatComesTooFastWaits() {
        let subject = PassthroughSubject<Int, Never>()
        let taker = Taker(first: .none)
        subject.subscribe(taker)
        subject.send(0)
        taker.subscription?.request(.max(1))
        subject.send(1)
        subject.send(2)
        #expect(taker.log.take() == ["1"], "nobody had asked before the first")
        taker.subscription?.cancel()
        subject.send(3)
        #expect(taker.log.take() == [] && subject.hasNoSubscribers)
    }

    /// A publisher that sends only what its subscriber has requested.
    private struct Countdown: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let from: Int

        func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Int, Downstream.Failure == Never {
            subscriber.receive(subscription: Counting(from, subscriber))
        }

        private final class Counting<Downstream: Subscriber>: Subscription
        where Downstream.Input == Int, Downstream.Failure == Never {
            private var left: Int
            private var subscriber: Downstream?

            init(_ left: Int, _ subscriber: Downstream) {
                self.left = left
                self.subscriber = subscriber
            }

            func request(_ demand: Subscribers.Demand) {
                var demand = demand
                while let subscriber, demand > .none {
                    guard left > 0 else {
                        subscriber.receive(completion: .finished)
                        return cancel()
                    }
                    left -= 1
                    if let max = demand.max { demand = .max(max - 1) }
                    demand += subscriber.receive(left)
                }
            }

            func cancel() { subscriber = nil }
        }
    }

    @Test func aPublisherOfAProgramsOwn() {
        #expect(PublisherLog.of(Countdown(from: 3)) == "2 1 0 end")
        #expect(PublisherLog.of(Countdown(from: 9).prefix(2).map { -$0 }) == "-8 -7 end")
    }

    @Test func demandsAddUp() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(1) + .max(2) == .max(3))
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(-1) == .none)
        #expect(Demand.max(5) < .unlimited && !(Demand.unlimited < .max(5)) && Demand.none < .max(1))
        #expect(Demand.unlimited + .max(1) == .unlimited)
    }
}
