import FoundationEssentials
import MartletUI
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
        #expect(model.subject._subscribers.isEmpty)
        try page.press("toggle")
        #expect(log(page) == "current 1 a while a 2 current 4 b while b ")
    }

    /// "@Published publishes in the property's willSet": the value comes before the object has it.
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
        #expect(models[0].subject._subscribers.isEmpty)
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

    /// An executor whose time passes at once, for so many waits.
    private final class Executor: WorkExecutor {
        private(set) var waits: [Duration] = []
        private(set) var cancellations = 0
        private let most: Int

        init(most: Int) { self.most = most }

        private final class Work: CancellableWork {
            let executor: Executor
            init(_ executor: Executor) { self.executor = executor }
            func cancel() { executor.cancellations += 1 }
        }

        /// Safety: a task that never waits runs on the thread that starts it.
        private struct Action: @unchecked Sendable { let action: AsyncAction }

        func start(_ action: @escaping AsyncAction) -> any CancellableWork {
            let action = Action(action: action)
            _ = Task.immediate { try await action.action() }
            return Work(self)
        }

        nonisolated(nonsending) func sleep(for duration: Duration) async throws {
            waits.append(duration)
            if waits.count > most { throw CancellationError() }
        }
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
        let executor = Executor(most: 3)
        let page = try EnginePage(Ticking(interval: 1)) { $0.executor = executor }
        #expect(log(page) == "3")
        #expect(executor.waits.count == 4)
        #expect(executor.waits.allSatisfy { $0 > .zero && $0 <= .seconds(4) })
        #expect(executor.cancellations == 0)
        try page.press("toggle")
        #expect(executor.cancellations == 1)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
    func anIntervalThatNoClockKnowsIsBroughtToOne(interval: Double) throws {
        let executor = Executor(most: 0)
        let page = try EnginePage(Ticking(interval: interval)) { $0.executor = executor }
        #expect(executor.waits.count == 1)
        #expect(executor.waits.allSatisfy { $0 >= .zero && $0 <= .seconds(3_153_600_000) })
        #expect(log(page) == "0")
    }
}
