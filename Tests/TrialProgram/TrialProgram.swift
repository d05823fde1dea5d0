import Logging
import Martlet

/// What the tests of whole processes run: it does what a good program does not.
@main struct TrialProgram: App {
    var body: some Scene { WindowGroup { TrialPage() } }
}

private struct TrialPage: View {
    @State private var presses = 0

    var body: some View {
        let _ = Self._printChanges()
        Text("\(presses)").accessibilityIdentifier("presses")
        Button("Press") { presses += 1 }.accessibilityIdentifier("press")
        Button("Log") { log() }.accessibilityIdentifier("log")
        Button("Print") { for _ in 0..<20_000 { print("A line that a program prints by itself, without our queue") } }
            .accessibilityIdentifier("print")
        Button("Trap") { trap() }.accessibilityIdentifier("trap")
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
