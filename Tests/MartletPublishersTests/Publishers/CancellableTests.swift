import MartletUI
import TestSupport
import Testing

@Suite struct CancellableTests {
    @Test func itEndsOnceWhenItIsLetGo() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        #expect(cancellable != nil && count == 0)
        cancellable = nil
        #expect(count == 1)
        let other = AnyCancellable { count += 1 }
        other.cancel()
        other.cancel()
        #expect(count == 2)
    }

    @Test func severalAreKeptInASetOrAnArray() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        subject.sink { log.add("set \($0)") }.store(in: &set)
        subject.sink { log.add("array \($0)") }.store(in: &array)
        subject.send(1)
        set = []
        subject.send(2)
        array.removeAll()
        subject.send(3)
        #expect(log.take() == ["set 1", "array 1", "array 2"])
        #expect(subject.hasNoSubscribers)
    }

    @Test func whatIsNotKeptEndsAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        _ = subject.map { $0 + 1 }.sink { _ in Issue.record("nobody listens") }
        subject.send(1)
        #expect(subject.hasNoSubscribers)
    }

    /// A chain and its closures are released when the chain is canceled, and when it completes.
    @Test func nothingIsLeftOfAChain() {
        final class Model {
            let subject = PassthroughSubject<Int, Mishap>()
            var cancellables: Set<AnyCancellable> = []
            var count = 0

            func listen() {
                subject.map { $0 + 1 }.removeDuplicates().combineLatest(subject).flatMap { Just($0.0) }
                    .debounce(for: 1, scheduler: TestScheduler())
                    .sink { _ in
                        self.count += 1
                    } receiveValue: {
                        self.count += $0
                    }.store(in: &cancellables)
            }
        }
        weak var cancelled: Model?
        weak var ended: Model?
        do {
            let first = Model()
            first.listen()
            first.subject.send(1)
            first.cancellables = []
            cancelled = first
            let second = Model()
            second.listen()
            second.subject.send(completion: .failure(Mishap("end")))
            second.cancellables = []
            ended = second
        }
        #expect(cancelled == nil)
        #expect(ended == nil)
    }

    @Test func whatHappensCanBeFollowed() {
        let subject = PassthroughSubject<Int, Never>()
        let log = PublisherLog()
        let followed = subject.handleEvents(
            receiveSubscription: { _ in log.add("subscription") }, receiveOutput: { log.add("output \($0)") },
            receiveCompletion: { log.add("\($0)") }, receiveCancel: { log.add("cancel") },
            receiveRequest: { log.add($0 == .unlimited ? "all" : "some") })
        let cancellable = followed.sink { log.add("\($0)") }
        subject.send(1)
        cancellable.cancel()
        cancellable.cancel()
        subject.send(2)
        #expect(log.take() == ["subscription", "all", "output 1", "1", "cancel"])
        let other = followed.sink { _ in }
        subject.send(completion: .finished)
        other.cancel()
        #expect(log.take() == ["subscription", "all", "finished"])
    }

    @Test func whatHappensIsPrinted() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let (lines, subject) = (Lines(), PassthroughSubject<Int, Mishap>())
        let cancellable = subject.print("numbers", to: lines).sink { _ in
        } receiveValue: { _ in
        }
        subject.send(1)
        subject.send(completion: .failure(Mishap("oh")))
        cancellable.cancel()
        let other = CurrentValueSubject<Int, Never>(2).print("", to: lines).sink { _ in }
        other.cancel()
        let printed = lines.text.split(separator: "\n").filter { !$0.contains("receive subscription") }
        #expect(
            printed == [
                "numbers: request unlimited", "numbers: receive value: (1)", "numbers: receive error: (oh)",
                "request unlimited", "receive value: (2)", "receive cancel",
            ])
        #expect(lines.text.hasPrefix("numbers: receive subscription: ("))
    }
}
