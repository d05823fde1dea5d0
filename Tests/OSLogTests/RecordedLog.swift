import Logging
import OSLog
import Synchronization

/// What the loggers of these tests have written. The log is the process's, so each test has a subsystem of its own; other
/// loggers write to standard error as before.
enum RecordedLog {
    struct Line: Equatable {
        let level: Logging.Logger.Level
        let text: String
        let category: String?
    }

    private static let lines = Mutex<[String: [Line]]>([:])
    private static let started: Void = LoggingSystem.bootstrap { label -> any LogHandler in
        label.hasPrefix("test.") ? Handler(label: label) : StreamLogHandler.standardError(label: label)
    }

    static func start() { started }

    static func lines(of subsystem: String) -> [Line] { lines.withLock { $0[subsystem] ?? [] } }

    private struct Handler: LogHandler {
        let label: String
        var logLevel = Logging.Logger.Level.debug
        var metadata: Logging.Logger.Metadata = [:]

        init(label: String) { self.label = label }

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let line = Line(
                level: event.level, text: "\(event.message)", category: metadata["category"].map { "\($0)" })
            lines.withLock { $0[label, default: []].append(line) }
        }
    }
}

/// The text of a message as the log has it.
func logged(_ message: OSLogMessage, in subsystem: String = #function) -> String? {
    RecordedLog.start()
    Logger(subsystem: "test.\(subsystem)", category: "messages").notice(message)
    return RecordedLog.lines(of: "test.\(subsystem)").last?.text
}
