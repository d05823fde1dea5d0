import Dispatch
import Logging
import Martlet

/// The program that the process tests run. It does what a good program does not.
@main struct TrialProgram: App {
    @State private var ledger = Ledger()

    var body: some Scene {
        WindowGroup { TrialPage() }
        WindowGroup("Expenses", path: "/expenses") { ExpensesPage().environment(ledger) }
        WindowGroup("Expense", path: "/expenses/{id}", for: Int.self) { $identifier in
            ExpensePage(identifier: identifier ?? 0).environment(ledger)
        }
        WindowGroup("Layout", path: "/layout/{file}") { LayoutPage() }
    }
}

private struct TrialPage: View {
    @State private var presses = 0

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
