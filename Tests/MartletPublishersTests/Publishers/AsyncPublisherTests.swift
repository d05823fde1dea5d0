import MartletUI
import TestSupport
import Testing

@Suite struct AsyncPublisherTests {
    @Test func valuesThatComeTooFastWait() async {
        let subject = PassthroughSubject<Int, Never>()
        var iterator = subject.values.makeAsyncIterator()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func anErrorIsThrownOnce() async throws {
        let subject = CurrentValueSubject<Int, Mishap>(1)
        var iterator = subject.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        subject.send(completion: .failure(Mishap("oh")))
        await #expect(throws: Mishap("oh")) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func aLoopOverASeries() async {
        var sum = 0
        for await value in [1, 2, 3].publisher.map({ $0 * 2 }).values { sum += value }
        #expect(sum == 12)
    }

    @Test func aCancelledTaskHearsNoMore() async {
        let subject = PassthroughSubject<Int, Never>()
        let task = Task {
            for await _ in subject.values {}
            return true
        }
        while subject.hasNoSubscribers { await Task.yield() }
        task.cancel()
        #expect(await task.value)
        #expect(subject.hasNoSubscribers)
    }
}
