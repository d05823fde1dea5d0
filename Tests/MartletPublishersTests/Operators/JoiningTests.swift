import MartletUI
import TestSupport
import Testing

/// Operators that combine several publishers.
@Suite struct JoiningTests {
    private let a = PassthroughSubject<Int, Mishap>()
    private let b = PassthroughSubject<Int, Mishap>()
    private let c = PassthroughSubject<Int, Mishap>()
    private let d = PassthroughSubject<Int, Mishap>()

    @Test func merging() {
        let log = PublisherLog().record(a.merge(with: b))
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(log.take() == ["1", "2", "3", "end"])
        log.record(Publishers.Merge3(Just(1), Just(2), Just(3)))
        log.record(Publishers.MergeMany([1, 2, 3].map { Just($0) }))
        log.record(Publishers.MergeMany([Just<Int>]()))
        log.record(Just(1).merge(with: Just(2), Just(3), Just(4)))
        #expect(log.take() == "1 2 3 end 1 2 3 end end 1 2 3 4 end".split(separator: " ").map(String.init))
    }

    @Test func anErrorEndsTheOthers() {
        let log = PublisherLog().record(a.merge(with: b)).record(c.combineLatest(b)).record(d.zip(b))
        b.send(completion: .failure(Mishap("oh")))
        #expect(log.take() == ["oh", "oh", "oh"])
        #expect(a.hasNoSubscribers && c.hasNoSubscribers && d.hasNoSubscribers)
    }

    @Test func combiningTheLatest() {
        let log = PublisherLog().record(a.combineLatest(b))
        a.send(1)
        #expect(log.take() == [])
        b.send(2)
        b.send(3)
        a.send(4)
        a.send(completion: .finished)
        b.send(5)
        b.send(completion: .finished)
        #expect(log.take() == ["(1, 2)", "(1, 3)", "(4, 3)", "(4, 5)", "end"])
    }

    @Test func combiningThreeAndFour() {
        let log = PublisherLog()
        log.record(a.combineLatest(b, c), as: "3 ")
        log.record(Publishers.CombineLatest4(a, b, c, d), as: "4 ")
        log.record(a.combineLatest(b, c) { $0 + $1 + $2 }, as: "sum ")
        a.send(1)
        b.send(2)
        c.send(3)
        d.send(4)
        a.send(5)
        #expect(
            log.take() == ["3 (1, 2, 3)", "sum 6", "4 (1, 2, 3, 4)", "3 (5, 2, 3)", "4 (5, 2, 3, 4)", "sum 10"])
    }

    @Test func zipping() {
        let log = PublisherLog().record(a.zip(b))
        a.send(1)
        a.send(2)
        b.send(10)
        a.send(completion: .finished)
        #expect(log.take() == ["(1, 10)"], "one waits for its like")
        b.send(20)
        #expect(log.take() == ["(2, 20)", "end"])
        #expect(b.hasNoSubscribers)
        log.record([1, 2, 3].publisher.zip(["a", "b"].publisher, [true].publisher))
        #expect(log.take() == [#"(1, "a", true)"#, "end"])
        log.record([1, 2].publisher.zip([3, 4].publisher) { $0 * $1 })
        #expect(log.take() == ["3", "8", "end"])
    }

    @Test func flattening() {
        let inner = [PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>()]
        let log = PublisherLog().record(a.flatMap { inner[$0] })
        a.send(0)
        a.send(1)
        inner[0].send(10)
        inner[1].send(20)
        a.send(completion: .finished)
        inner[0].send(completion: .finished)
        #expect(log.take() == ["10", "20"])
        inner[1].send(completion: .finished)
        #expect(log.take() == ["end"])
        log.record([1, 2].publisher.flatMap { [$0, $0 * 10].publisher })
        #expect(log.take() == ["1", "10", "2", "20", "end"])
    }

    @Test func flatteningOneAfterTheOther() {
        let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let log = PublisherLog()
        log.record([0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { inner[$0].prepend($0) })
        #expect(log.take() == ["0"])
        inner[0].send(completion: .finished)
        #expect(log.take() == ["1"])
        inner[1].send(completion: .finished)
        inner[2].send(completion: .finished)
        #expect(log.take() == ["2", "end"])
    }

    /// Any number of waiting publishers completes without overflowing the stack.
    @Test func manyThatEndAtOnce() {
        let first = PassthroughSubject<Int, Never>()
        var count = 0
        let cancellable = (0..<50_000).publisher.flatMap(maxPublishers: .max(1)) { number in
            number == 0 ? first.eraseToAnyPublisher() : Just(number).eraseToAnyPublisher()
        }
        .sink { _ in count += 1 }
        #expect(count == 0)
        first.send(completion: .finished)
        #expect(count == 49_999)
        cancellable.cancel()
        let log = PublisherLog().record(Fail<Int, Mishap>(error: Mishap("oh")).retry(50_000))
        #expect(log.take() == ["oh"])
    }

    @Test func flatteningWhatFails() {
        let log = PublisherLog().record(a.flatMap { _ in Fail<Int, Mishap>(error: Mishap("inner")) })
        a.send(1)
        #expect(log.take() == ["inner"])
        #expect(a.hasNoSubscribers)
        log.record(Just(1).flatMap { _ in Fail<Int, Mishap>(error: Mishap("typed")) })
        log.record(b.flatMap { Just($0) })
        b.send(3)
        #expect(log.take() == ["typed", "3"])
    }

    @Test func switching() {
        let inner = [PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>()]
        let log = PublisherLog().record(a.map { inner[$0] }.switchToLatest())
        a.send(0)
        inner[0].send(1)
        a.send(1)
        inner[0].send(2)
        inner[1].send(3)
        #expect(log.take() == ["1", "3"])
        #expect(inner[0].hasNoSubscribers)
        a.send(completion: .finished)
        inner[1].send(4)
        inner[1].send(completion: .finished)
        #expect(log.take() == ["4", "end"])
        log.record([1, 2].publisher.map { Just($0) }.switchToLatest())
        #expect(log.take() == ["1", "2", "end"])
    }

    /// A publisher that sends, and makes its subscriber switch, during the subscription.
    @Test func switchingDuringASend() {
        let outer = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        let cancellable = outer.map { number in (number...number + 2).publisher }.switchToLatest().sink { value in
            log.add("\(value)")
            if value == 1 { outer.send(10) }
        }
        outer.send(1)
        #expect(log.take() == ["1", "10", "11", "12"])
        cancellable.cancel()
    }

    @Test func cancellingCancelsAll() {
        let log = PublisherLog()
        log.record(a.merge(with: b).combineLatest(c.zip(d)).flatMap { Just($0.0) })
        log.cancel()
        #expect(a.hasNoSubscribers && b.hasNoSubscribers && c.hasNoSubscribers && d.hasNoSubscribers)
    }
}
