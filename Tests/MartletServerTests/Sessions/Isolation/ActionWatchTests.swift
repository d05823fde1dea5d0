import MartletUI
import Testing

@testable import MartletServer

/// What goes on for long is reported while it goes on, once, and when it has ended after all.
@Suite struct ActionWatchTests {
    private let log = CollectedLog()

    private func watch(isDevelopment: Bool = true) -> ActionWatch {
        ActionWatch(
            patience: 2_000_000_000, isDevelopment: isDevelopment, log.logger,
            LogLimiter(log.logger, ServerConfiguration().clock))
    }

    private func action(view: String? = "Cells") -> ActionWatch.Action {
        ActionWatch.Action(page: "/cells", event: "click", view: view, connection: nil)
    }

    @Test func anActionThatGoesOnIsReportedOnceWithItsView() {
        let watch = watch()
        _ = watch.watch(action()) {
            let start = SystemTime.nanoseconds
            watch.look(at: start + 1_900_000_000)
            #expect(log.lines == [])
            watch.look(at: start + 2_000_000_000)
            watch.look(at: start + 9_000_000_000)
            #expect(log.lines.count == 1)
            #expect(log.text.hasPrefix("error An action goes on, and its visitor waits;"))
            #expect(log.text.contains(" event=click ") && log.text.hasSuffix(" page=/cells view=Cells"))
        }
        #expect(log.lines.count == 2 && log.lines[1].hasPrefix("notice The action has ended"))
    }

    @Test func anActionThatEndsInTimeIsNot() {
        let watch = watch()
        for _ in 0..<3 { _ = watch.watch(action()) {} }
        watch.look(at: SystemTime.nanoseconds + 60_000_000_000)
        #expect(log.lines == [])
    }

    /// One that runs inside another, as in a program of one session that drives another, is told from it.
    @Test func actionsAreToldFromOneAnother() {
        let watch = watch(isDevelopment: false)
        _ = watch.watch(action(view: nil)) {
            _ = watch.watch(action(view: nil)) { watch.look(at: SystemTime.nanoseconds + 3_000_000_000) }
            #expect(log.lines.count { $0.hasPrefix("notice") } <= 1)
        }
        #expect(!log.text.contains("view="))
    }

    /// The view says itself what is seen of it from outside while its body runs.
    private struct LongBody: View {
        let watch: ActionWatch

        var body: some View {
            let start = SystemTime.nanoseconds
            for seconds: UInt64 in [0, 1, 2, 9] { watch.lookAtBodies(at: start + seconds * 1_000_000_000) }
            return Text("a")
        }
    }

    @Test func aBodyThatGoesOnIsReportedOnceWithItsView() {
        let watch = watch()
        // Other tests evaluate meanwhile.
        var reports: [String] { log.lines.filter { $0.contains("view=LongBody") } }
        let graph = ViewGraph(LongBody(watch: watch))
        #expect(
            reports == [
                "error A body goes on, and its visitor waits; compute in a task or an action what takes long, and end every loop milliseconds=2000 view=LongBody"
            ])
        watch.lookAtBodies(at: SystemTime.nanoseconds + 60_000_000_000)
        #expect(reports.count == 1)
        _ = graph
    }

    @Test func bodiesThatFollowOneAnotherAreNotOneThatGoesOn() {
        var bodies = LongWork<String>()
        func running(_ number: UInt, _ view: String = "Row") -> [LongWork<String>.Running] {
            [.init(thread: 1, mark: .init(number: number), work: view)]
        }
        func look(_ now: UInt64, _ running: [LongWork<String>.Running], excluding: Set<UInt> = []) -> [[String]] {
            let (begun, ended) = bodies.look(at: now, running, patience: 5, excluding: excluding)
            return [begun.map(\.work), ended.map(\.work)]
        }
        for number: UInt in 0..<10 { #expect(look(UInt64(number) * 5, running(number)) == [[], []]) }
        #expect(look(50, running(9, "Last"), excluding: [1]) == [[], []] && bodies.lastingThreads == [1])
        #expect(look(51, running(9, "Last")) == [["Last"], []])
        #expect(look(60, []) == [[], ["Last"]])
        #expect(look(70, running(9)) == [[], []] && bodies.lastingThreads.isEmpty)
        #expect(look(80, running(10)) == [[], []])
    }

    @Test func whatThePageShowsIsAMessageOfTheBuilds() {
        let status = BuildStatus(title: "a \"b\"", message: "c\nd")
        let text = String(decoding: status.block, as: UTF8.self)
        #expect(text == #"build: {"title":"a \"b\"","errors":[{"message":"c\nd"}]}"# + "\n\n")
    }
}
