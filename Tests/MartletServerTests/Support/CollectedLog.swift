import Logging
import Synchronization

/// Keeps what is logged.
final class CollectedLog: Sendable {
    private struct Handler: LogHandler {
        let log: CollectedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { log.collected.withLock { $0.append("\(event.message)") } }
    }

    private let collected = Mutex<[String]>([])

    var lines: [String] { collected.withLock(\.self) }
    var logger: Logger { Logger(label: "collected") { _ in Handler(log: self) } }
}
