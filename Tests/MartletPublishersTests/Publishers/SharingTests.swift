import MartletUI
import TestSupport
import Testing

@Suite struct SharingTests {
    @Test func sharingSubscribesOnce() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in log.add("begin") }, receiveCancel: { log.add("cancel") }
        ).share()
        let first = shared.sink { log.add("a\($0)") }
        let second = shared.sink { log.add("b\($0)") }
        subject.send(1)
        first.cancel()
        subject.send(2)
        second.cancel()
        #expect(log.take() == ["begin", "a1", "b1", "b2", "cancel"])
        let third = shared.sink { log.add("c\($0)") }
        subject.send(3)
        third.cancel()
        #expect(log.take() == ["begin", "c3", "cancel"])
    }

    @Test func whoComesAfterTheEndHearsTheEnd() {
        let shared = Just(1).share()
        #expect(PublisherLog.of(shared) == "1 end")
        #expect(PublisherLog.of(shared) == "end")
    }

    @Test func multicastBeginsWhenItIsConnected() {
        let multicast = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
        let log = PublisherLog().record(multicast, as: "a").record(multicast, as: "b")
        #expect(log.take() == [])
        let connection = multicast.connect()
        #expect(log.take() == ["a1", "b1", "a2", "b2", "aend", "bend"])
        connection.cancel()
        let connectable = Just(1).makeConnectable()
        log.record(connectable)
        _ = connectable.connect()
        #expect(log.take() == ["1", "end"])
    }

    @Test func deferredIsMadeForEach() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(PublisherLog.of(deferred) == "1 end")
        #expect(PublisherLog.of(deferred) == "2 end")
    }

    @Test func aFutureBeginsAtOnceAndTellsAll() {
        var promise: Future<Int, Mishap>.Promise?
        var count = 0
        let future = Future<Int, Mishap> {
            count += 1
            promise = $0
        }
        #expect(count == 1)
        let log = PublisherLog().record(future, as: "a")
        let cancelled = future.sink { _ in
            Issue.record("cancelled")
        } receiveValue: { _ in
            Issue.record("cancelled")
        }
        cancelled.cancel()
        #expect(log.take() == [])
        promise?(.success(1))
        promise?(.success(2))
        log.record(future, as: "b")
        #expect(log.take() == ["a1", "aend", "b1", "bend"])
        #expect(PublisherLog.of(Future<Int, Mishap> { $0(.failure(Mishap("oh"))) }) == "oh")
        #expect(count == 1)
    }
}
