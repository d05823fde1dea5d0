import FoundationEssentials
import MartletUI
import TestSupport
import Testing

/// Tests what each operator makes of a series of values.
@Suite struct OperatorTests {
    private let numbers = [1, 2, 2, 3, 4].publisher

    /// Sends the values and then an error.
    private func failing(_ values: Int..., error: String = "oh") -> AnyPublisher<Int, Mishap> {
        values.publisher.setFailureType(to: Mishap.self).append(Fail(error: Mishap(error))).eraseToAnyPublisher()
    }

    private func small(_ number: Int) throws -> Int {
        if number > 2 { throw Mishap("big") }
        return number
    }

    private func text<P: Publisher>(_ publisher: P) -> String { PublisherLog.of(publisher) }

    @Test func sources() {
        #expect(text(Just(1)) == "1 end")
        #expect(text(Empty<Int, Never>()) == "end")
        #expect(text(Empty<Int, Never>(completeImmediately: false)) == "")
        #expect(text(Fail<Int, Mishap>(error: Mishap("oh"))) == "oh")
        #expect(text(Int?.some(1).publisher) == "1 end")
        #expect(text(Int?.none.publisher) == "end")
        #expect(text(Result<Int, Mishap>.success(1).publisher) == "1 end")
        #expect(text(Result<Int, Mishap>.failure(Mishap("oh")).publisher) == "oh")
        #expect(text("ab".publisher) == "a b end")
        #expect(text(numbers) == "1 2 2 3 4 end")
    }

    @Test func mapping() {
        #expect(text(numbers.map { $0 * 2 }) == "2 4 4 6 8 end")
        #expect(text(["a", "bc"].publisher.map(\.count)) == "1 2 end")
        #expect(text(["ab"].publisher.map(\.count, \.isEmpty)) == "(2, false) end")
        #expect(text(["1", "a", "2"].publisher.compactMap(Int.init)) == "1 2 end")
        #expect(text([1, nil, 3].publisher.replaceNil(with: 0)) == "1 0 3 end")
        #expect(text(numbers.scan(0, +)) == "1 3 5 8 12 end")
        #expect(
            text(
                numbers.tryMap { number -> Int in
                    if number == 3 { throw Mishap("three") }
                    return number
                }) == "1 2 2 three")
        #expect(text(numbers.tryCompactMap { try small($0) == 1 ? nil : $0 }) == "2 2 big")
        #expect(text(numbers.tryFilter { try small($0) == 1 }) == "1 big")
        #expect(text(numbers.tryScan(0) { try $0 + small($1) }) == "1 3 5 big")
    }

    @Test func choosing() {
        #expect(text(numbers.filter { $0 > 2 }) == "3 4 end")
        #expect(text(numbers.removeDuplicates()) == "1 2 3 4 end")
        #expect(text(numbers.removeDuplicates { $0 / 2 == $1 / 2 }) == "1 2 4 end")
        #expect(text(numbers.first()) == "1 end")
        #expect(text(numbers.first { $0 > 2 }) == "3 end")
        #expect(text(numbers.first { $0 > 9 }) == "end")
        #expect(text(numbers.last()) == "4 end")
        #expect(text(numbers.last { $0 < 3 }) == "2 end")
        #expect(text(numbers.dropFirst()) == "2 2 3 4 end")
        #expect(text(numbers.dropFirst(9)) == "end")
        #expect(text(numbers.drop { $0 < 3 }) == "3 4 end")
        #expect(text(numbers.prefix(2)) == "1 2 end")
        #expect(text(numbers.prefix(0)) == "end")
        #expect(text(numbers.prefix(9)) == "1 2 2 3 4 end")
        #expect(text(numbers.prefix { $0 < 3 }) == "1 2 2 end")
        #expect(text(numbers.ignoreOutput()) == "end")
        #expect(text((1...).publisher.map { $0 * 2 }.prefix(3)) == "2 4 6 end", "a series without an end")
    }

    @Test func gathering() {
        #expect(text(numbers.reduce(0, +)) == "12 end")
        #expect(text(numbers.tryReduce(0) { try $0 + small($1) }) == "big")
        #expect(text(numbers.count()) == "5 end")
        #expect(text(numbers.collect()) == "[1, 2, 2, 3, 4] end")
        #expect(text(numbers.collect(2)) == "[1, 2] [2, 3] [4] end")
        #expect(text(failing(1, 2).collect()) == "oh")
        #expect(text(failing(1, 2, 3).collect(2)) == "[1, 2] oh")
        #expect(text(failing(1).reduce(0, +)) == "oh")
        #expect(text(Empty<Int, Never>().collect()) == "[] end")
    }

    @Test func joiningSeries() {
        #expect(text(numbers.prefix(1).prepend(8, 9).append(7)) == "8 9 1 7 end")
        #expect(text(Just(1).append(Just(2)).prepend(Just(0))) == "0 1 2 end")
        #expect(text(failing(1).append(2)) == "1 oh")
        #expect(text(Empty<Int, Never>().replaceEmpty(with: 5)) == "5 end")
        #expect(text(Just(1).replaceEmpty(with: 5)) == "1 end")
    }

    @Test func failing() {
        #expect(text(failing(1).replaceError(with: 0)) == "1 0 end")
        #expect(text(failing(1).catch { _ in Just(9) }) == "1 9 end")
        #expect(text(failing(1).catch { _ in failing(2, error: "again") }) == "1 2 again")
        #expect(text(failing(1).tryCatch { _ in Just(9) }) == "1 9 end")
        #expect(text(failing(1).tryCatch { _ -> Just<Int> in throw Mishap("worse") }) == "1 worse")
        #expect(text(failing(1).mapError { Mishap($0.description + "!") }) == "1 oh!")
        #expect(text(failing(1).retry(2)) == "1 1 1 oh")
        #expect(text(failing(1).retry(0)) == "1 oh")
        #expect(text(failing(1).retry(-1)) == "1 oh")
        #expect(text(numbers.setFailureType(to: Mishap.self).retry(3).prefix(1)) == "1 end")
    }

    @Test func retryingBeginsAnewUntilItSucceeds() {
        var attempts = 0
        let attempt = Deferred {
            attempts += 1
            return attempts < 3
                ? failing(attempts) : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
        }
        #expect(text(attempt.retry(5)) == "1 2 3 end")
        #expect(attempts == 3)
    }

    @Test func coding() {
        struct Item: Codable, CustomStringConvertible {
            let name: String
            var description: String { name }
        }
        let data = [Data(#"{"name":"a"}"#.utf8), Data("no".utf8)]
        let decoded = data.publisher.decode(type: Item.self, decoder: JSONDecoder())
        #expect(text(decoded.map(\.name).catch { _ in Just("failed") }) == "a failed end")
        #expect(
            text(Just(Item(name: "b")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })
                == #"{"name":"b"} end"#)
    }

    @Test func untilAnotherPublisherSends() {
        let (values, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let log = PublisherLog().record(values.prefix(untilOutputFrom: stop))
        values.send(1)
        stop.send()
        values.send(2)
        #expect(log.take() == ["1", "end"])
        #expect(values.hasNoSubscribers && stop.hasNoSubscribers)
    }

    /// An operator that has enough values cancels its publisher before it passes on the last one.
    @Test func enoughIsEnough() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let log = PublisherLog()
        let cancellable = subject.first { $0 == 1 }.sink { _ in
            log.add("end")
        } receiveValue: { value in
            log.add("\(value) \(subject.hasNoSubscribers)")
            subject.send(1)
        }
        subject.send(1)
        #expect(log.take() == ["1 true", "end"])
        cancellable.cancel()
    }
}
