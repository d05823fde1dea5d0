import Logging

/// Writes messages to the server's log, as `Logger` does on Apple's systems.
///
/// ```swift
/// private let logger = Logger(subsystem: "com.example.shop", category: "orders")
///
/// logger.notice("Ordered \(items.count) items for \(name)")
/// // 2026-11-29T08:26:32.725Z notice com.example.shop: Ordered 2 items for <private> category=orders
/// ```
///
/// Texts in a message are private, see ``OSLogPrivacy``. `--log-level` says which messages are written; the others are
/// not even put together.
public struct Logger: Sendable {
    private let destination: Logging.Logger

    /// A logger of the program's own.
    public init() { destination = Logging.Logger(label: "program") }

    /// A logger whose lines begin with `subsystem` and have `category` as a field.
    public init(subsystem: String, category: String) {
        var logger = Logging.Logger(label: subsystem)
        logger[metadataKey: "category"] = .string(category)
        destination = logger
    }

    /// Logs at `notice`.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(.notice, message) }

    /// Logs at the level that `level` stands for.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level.level, message) }

    /// Logs at `trace`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.trace, message) }

    /// Logs at `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

    /// Logs at `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }

    /// Logs at `notice`.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.notice, message) }

    /// Logs at `warning`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.warning, message) }

    /// Logs at `error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

    /// Logs at `critical`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.critical, message) }

    /// Logs at `critical`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.critical, message) }

    private func write(_ level: Logging.Logger.Level, _ message: () -> OSLogMessage) {
        destination.log(level: level, "\(message().text)")
    }
}
