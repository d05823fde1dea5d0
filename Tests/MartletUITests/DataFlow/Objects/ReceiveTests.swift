import MartletUI
import TestSupport
import Testing

@Suite struct ReceiveTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(1)
    }

    private struct Listening: View {
        let model: Model
        @State private var log = ""
        @State private var shows = true
        @State private var factor = 1

        var body: some View {
            Text(log).accessibilityIdentifier("log")
            if shows {
                Text("listening")
                    .onReceive(model.subject) { log += "\($0 * factor) " }
                    .onReceive(model.current) { log += "current \($0) " }
                    .onReceive(model.$name) { log += "\($0) while \(model.name) " }
            }
            Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
            Button("factor") { factor = 10 }.accessibilityIdentifier("factor")
        }
    }

    private func log(_ page: EnginePage) -> String? { page.dom.element("log")?.text }

    @Test func aViewReceivesFromItsAppearanceToItsEnd() throws {
        let model = Model()
        let page = try EnginePage { Listening(model: model) }
        #expect(log(page) == "current 1 a while a ", "present values first")
        try page.change { model.subject.send(2) }
        #expect(log(page) == "current 1 a while a 2 ")
        try page.press("toggle")
        try page.change {
            model.subject.send(3)
            model.current.send(4)
            model.name = "b"
        }
        #expect(log(page) == "current 1 a while a 2 ")
        #expect(model.subject.hasNoSubscribers)
        try page.press("toggle")
        #expect(log(page) == "current 1 a while a 2 current 4 b while b ")
    }

    /// `@Published` publishes in `willSet`: subscribers receive the value before the object holds it.
    @Test func aPublishedValueComesBeforeTheObjectHasIt() throws {
        let model = Model()
        let page = try EnginePage { Listening(model: model) }
        try page.change { model.name = "b" }
        #expect(log(page) == "current 1 a while a b while a ")
    }

    @Test func theActionIsThatOfTheLastEvaluation() throws {
        let model = Model()
        let page = try EnginePage { Listening(model: model) }
        try page.press("factor")
        try page.change { model.subject.send(2) }
        #expect(log(page)?.hasSuffix("20 ") == true)
        #expect(log(page)?.ranges(of: "current 1").count == 1, "the same publisher goes on")
    }

    @Test func anotherPublisherTakesThePlaceOfTheOneBefore() throws {
        struct Switching: View {
            let models: [Model]
            @State private var index = 0
            @State private var log = ""
            var body: some View {
                Text(log).accessibilityIdentifier("log").onReceive(models[index].subject) { log += "\($0) " }
                Button("next") { index = 1 }.accessibilityIdentifier("next")
            }
        }
        let models = [Model(), Model()]
        let page = try EnginePage { Switching(models: models) }
        try page.press("next")
        try page.change {
            models[0].subject.send(1)
            models[1].subject.send(2)
        }
        #expect(log(page) == "2 ")
        #expect(models[0].subject.hasNoSubscribers)
    }

    @Test func aPublisherThatNobodyElseHoldsIsHeldByItsView() throws {
        struct Passing: View {
            @State private var log = ""
            var body: some View {
                Text(log).accessibilityIdentifier("log")
                    .onReceive(CurrentValueSubject<Int, Never>(7)) { if log.isEmpty { log = "\($0)" } }
            }
        }
        #expect(log(try EnginePage { Passing() }) == "7")
    }

    @Test func aSubjectKeepsItsValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(2)
        #expect(subject.value == 2)
        subject.value = 3
        #expect(subject.value == 3)
    }

    private struct Ticking: View {
        let interval: Double
        @State private var count = 0
        @State private var shows = true
        @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>

        init(interval: Double) {
            self.interval = interval
            _timer = State(
                initialValue: Timer.publish(every: interval, on: .main, in: .common).autoconnect())
        }

        var body: some View {
            Text("\(count)").accessibilityIdentifier("log")
            if shows { Text("on").onReceive(timer) { _ in count += 1 } }
            Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
        }
    }

    @Test func aTimerTicksUntilItsViewGoes() throws {
        let session = TestSession()
        try session.run {
            let page = try EnginePage(Ticking(interval: 1)) { $0.isolation = session }
            #expect(log(page) == "0" && session.laterCount == 1)
            session.advance(by: .milliseconds(3_500))
            try page.flush()
            #expect(log(page) == "3")
            try page.press("toggle")
            #expect(session.laterCount == 0)
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
    func anIntervalThatNoClockKnowsIsBroughtToOne(interval: Double) throws {
        let session = TestSession()
        try session.run {
            let page = try EnginePage(Ticking(interval: interval)) { $0.isolation = session }
            #expect(session.laterCount == 1)
            #expect(log(page) == "0")
        }
    }

    /// A view receives in its session what a service sends from another thread.
    @Test func whatIsSentElsewhereIsReceivedInTheSession() throws {
        let (session, model) = (TestSession(), Model())
        let page = try session.run {
            try EnginePage(Listening(model: model)) { $0.isolation = session }
        }
        model.subject.send(2)
        model.subject.send(3)
        try session.run {
            try page.flush()
            #expect(log(page) == "current 1 a while a ")
        }
        try session.run {
            try page.flush()
            #expect(log(page) == "current 1 a while a 2 3 ")
            #expect(page.reported.isEmpty)
        }
    }

    /// A publisher that equals the previous one keeps its subscription; one with another value or another object
    /// replaces it.
    @Test func equalPublishersGoOn() throws {
        struct Filtering: View {
            @State private var text = "1a"
            @State private var count = 0
            var body: some View {
                Text("\(text) \(count)").accessibilityIdentifier("log")
                    .onReceive(Just(text)) { value in text = value.filter(\.isNumber) }
                Button("count") { count += 1 }.accessibilityIdentifier("count")
                Button("type") { text += "b2" }.accessibilityIdentifier("type")
            }
        }
        let page = try EnginePage { Filtering() }
        #expect(log(page) == "1 0")
        try page.press("type")
        #expect(log(page) == "12 0")
        #expect(try page.evaluations { try page.press("count") } == ["Filtering"])
    }

    @Test func anErasedPublisherIsKnownByWhatIsInIt() throws {
        struct Erasing: View {
            let subject: CurrentValueSubject<Int, Never>
            @State private var count = 0
            var body: some View {
                Text("\(count)").accessibilityIdentifier("log")
                    .onReceive(subject.removeDuplicates { _, _ in false }.prefix(9).eraseToAnyPublisher()) { _ in }
                    .onReceive(subject.eraseToAnyPublisher()) { _ in count += 1 }
            }
        }
        let subject = CurrentValueSubject<Int, Never>(0)
        let page = try EnginePage { Erasing(subject: subject) }
        #expect(log(page) == "1")
        try page.change { subject.send(1) }
        #expect(log(page) == "2", "it is not received anew at each evaluation")
    }
}
