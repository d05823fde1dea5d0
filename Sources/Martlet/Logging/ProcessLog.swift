import FoundationEssentials
import Glibc
import Logging
import MartletServer

/// The process's log, on standard error.
struct ProcessLog {
    /// How many seconds to wait at the end for a reader of the log.
    private static let patience = 1.0

    private let output: OutputQueue

    /// Sets the process's log. Called once.
    init(_ configuration: LogConfiguration) {
        let line = LogLine(label: "martlet", format: configuration.format)
        let output = OutputQueue(STDERR_FILENO) { count in
            line.text(
                .warning, "Lines of the log were left out here: nobody read them", ["count": "\(count)"], at: Date())
        }
        output.rescueOnCrash()
        LoggingSystem.bootstrap { LineLogHandler(label: $0, configuration, output) }
        self.output = output
    }

    /// Waits a moment until everything has been written, including what the program has printed.
    func flush() {
        output.flush(within: Self.patience)
        OutputQueue.standardOutput.flush(within: Self.patience)
    }
}
