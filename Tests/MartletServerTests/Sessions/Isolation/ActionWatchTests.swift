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

    @Test func whatThePageShowsIsAMessageOfTheBuilds() {
        let status = BuildStatus(title: "a \"b\"", message: "c\nd")
        let text = String(decoding: status.block, as: UTF8.self)
        #expect(text == #"build: {"title":"a \"b\"","errors":[{"message":"c\nd"}]}"# + "\n\n")
    }
}
