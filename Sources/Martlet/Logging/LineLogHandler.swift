import FoundationEssentials
import Logging
import MartletServer

/// Writes each message as one line, through a queue: logging never waits for the reader of the log.
struct LineLogHandler: LogHandler {
    let line: LogLine
    let output: OutputQueue
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    init(label: String, _ configuration: LogConfiguration, _ output: OutputQueue) {
        line = LogLine(label: label, format: configuration.format)
        logLevel = configuration.level
        self.output = output
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let fields = metadata.merging(event.metadata ?? [:]) { $1 }
        output.add(line.text(event.level, "\(event.message)", fields, at: Date()))
    }
}
