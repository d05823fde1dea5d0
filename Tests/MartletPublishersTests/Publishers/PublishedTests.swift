import MartletUI
import TestSupport
import Testing

@Suite struct PublishedTests {
    private final class Model: ObservableObject {
        @Published var query = "a"
        @Published var results: [String] = []
        @Published var count = 0
    }

    @Test func thePresentValueComesFirstAndOthersBeforeTheyAreThere() {
        let model = Model()
        let log = PublisherLog()
        let cancellable = model.$query.sink { log.add("\($0) while \(model.query)") }
        model.query = "b"
        model.query += "c"
        #expect(log.take() == ["a while a", "b while a", "bc while b"])
        #expect(model.query == "bc")
        cancellable.cancel()
        model.query = "d"
        #expect(log.take() == [] && model.query == "d")
    }

    @Test func theObjectIsAnnouncedFirst() {
        let model = Model()
        let log = PublisherLog()
        let object = model.objectWillChange.sink { log.add("object") }
        let value = model.$query.dropFirst().sink { log.add($0) }
        model.query = "b"
        model.count = 1
        #expect(log.take() == ["object", "b", "object"])
        object.cancel()
        value.cancel()
    }

    /// As in Combine, an assignment while the property publishes another value does not last.
    @Test func anAssignmentDuringAnotherOne() {
        let model = Model()
        let log = PublisherLog()
        let cancellable = model.$count.sink { value in
            log.add("\(value)")
            if value == 1 { model.count = 2 }
        }
        model.count = 1
        #expect(log.take() == ["0", "1", "2"])
        #expect(model.count == 1)
        cancellable.cancel()
    }

    @Test func valuesAreAssignedToAProperty() {
        let model = Model()
        let log = PublisherLog()
        let subject = PassthroughSubject<[String], Never>()
        let object = model.objectWillChange.sink { log.add("object \(model.results)") }
        let results = model.$results.dropFirst().sink { log.add("\($0)") }
        subject.assign(to: &model.$results)
        subject.send(["x"])
        #expect(model.results == ["x"])
        #expect(log.take() == ["object []", #"["x"]"#])
        model.results = []
        #expect(log.take() == [#"object ["x"]"#, "[]"])
        object.cancel()
        results.cancel()
    }

    @Test func aPropertyThatFollowsAnotherOneHoldsNothing() {
        weak var gone: Model?
        let subject = CurrentValueSubject<Int, Never>(1)
        do {
            let model = Model()
            model.$query.map(\.count).assign(to: &model.$count)
            model.$query.map { [$0] }.assign(to: &model.$results)
            subject.assign(to: &model.$count)
            model.query = "abc"
            #expect(model.count == 3 && model.results == ["abc"])
            gone = model
        }
        #expect(gone == nil)
        #expect(subject.hasNoSubscribers)
    }

    @Test func valuesAreAssignedToAnObject() {
        final class Label { var text = "" }
        let (label, subject) = (Label(), PassthroughSubject<String, Never>())
        let cancellable = subject.assign(to: \.text, on: label)
        subject.send("a")
        cancellable.cancel()
        subject.send("b")
        #expect(label.text == "a")
    }

    @Test func aPropertyMayBePassedAsAPublisher() {
        func lengths(_ texts: Published<String>.Publisher) -> AnyPublisher<Int, Never> {
            texts.map(\.count).eraseToAnyPublisher()
        }
        let model = Model()
        let log = PublisherLog().record(lengths(model.$query))
        model.query = "abc"
        #expect(log.take() == ["1", "3"])
    }

    @Test func twoPropertiesTogether() {
        let model = Model()
        let log = PublisherLog().record(
            model.$query.combineLatest(model.$count) { "\($0)\($1)" }.removeDuplicates())
        model.query = "b"
        model.count = 1
        model.count = 1
        #expect(log.take() == ["a0", "b0", "b1"])
    }
}
