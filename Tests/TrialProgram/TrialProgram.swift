import Dispatch
import Glibc
import Logging
import Martlet

/// The program that the process tests run. It does what a good program does not.
@main struct TrialProgram: App {
    @State private var ledger = Ledger()

    /// Ends the process before it serves, if a test asks for that.
    init() {
        switch getenv("TRIAL_START").map({ String(cString: $0) }) {
        case "exit":
            let message = "The trial does not begin\n"
            _ = write(STDERR_FILENO, message, message.utf8.count)
            exit(42)
        case "trap": preconditionFailure("The trial does not begin")
        default: break
        }
    }

    var body: some Scene {
        WindowGroup { TrialPage().sensoryFeedback(.success, trigger: 1) }
            .windowResizability(.contentSize)
        WindowGroup("Expenses", path: "/expenses") { ExpensesPage().environment(ledger) }
        WindowGroup("Expense", path: "/expenses/{id}", for: Int.self) { $identifier in
            ExpensePage(identifier: identifier ?? 0).environment(ledger)
        }
        WindowGroup("Trap", path: "/trap") { TrappingPage() }
        WindowGroup("Edges", path: "/edges") { EdgesPage() }
        WindowGroup("Scrolling", path: "/scrolling") { ScrollingPage(height: 300) }
        WindowGroup("Scrolling page", path: "/scrolling/page") { ScrollingPage(height: nil) }
        WindowGroup("Layout", path: "/layout/{file}") { LayoutPage() }
    }
}

/// Cannot be made.
private struct TrappingPage: View {
    @State private var items: [Int] = []

    var body: some View { Text("\(items[0])") }
}

private struct TrialPage: View {
    @State private var presses = 0
    @State private var items = [1, 2, 3]

    var body: some View {
        let _ = Self._printChanges()
        Text("\(presses)").accessibilityIdentifier("presses")
        Button("Press") { presses += 1 }.accessibilityIdentifier("press")
        Button("On the main queue") { onTheMainQueue() }.accessibilityIdentifier("queue")
        Button("On the main actor") { onTheMainActor() }.accessibilityIdentifier("mainactor")
        Button("Log") { log() }.accessibilityIdentifier("log")
        Button("Print") { for _ in 0..<20_000 { print("A line that a program prints by itself, without our queue") } }
            .accessibilityIdentifier("print")
        Button("Trap") { trap() }.accessibilityIdentifier("trap")
        Button("Trap in body") { items = [] }.accessibilityIdentifier("body")
        Text("\(items[0])")
        Button("Wait") { usleep(300_000) }.accessibilityIdentifier("wait")
    }

    /// Does this as an older program would, where the compiler cannot see it.
    private func onTheMainQueue() {
        nonisolated(unsafe) let page = self
        DispatchQueue.main.async { page.presses += 1 }
    }

    private func onTheMainActor() {
        nonisolated(unsafe) let page = self
        Task { @MainActor in page.presses += 1 }
    }

    /// 20,000 lines of more than 100 bytes.
    private func log() {
        let logger = Logger(label: "trial")
        for number in 0..<20_000 {
            logger.info(
                "A line that is as long as lines of a log are, a hundred characters and some",
                metadata: ["number": "\(number)"])
        }
    }

    private func trap() {
        let items = [1, 2, 3]
        Logger(label: "trial").info("The last line before the trap")
        presses = items[presses + 7]
    }
}
