import Logging
import Synchronization

/// A log in memory: a line is the level, the message and what is said beside it.
final class CollectedLog: Sendable {
    private struct Handler: LogHandler {
        let log: CollectedLog
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let metadata = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            log.collected.withLock { $0.append("\(event.level) \(event.message)" + metadata.joined()) }
        }
    }

    private let collected = Mutex<[String]>([])

    var lines: [String] { collected.withLock(\.self) }
    var text: String { lines.joined(separator: "\n") }
    var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }
}
