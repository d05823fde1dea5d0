// What is older than Logger, or belongs to a tool of Apple's. The compiler says what to write instead.

/// The log of Apple's systems.
@available(*, unavailable, message: "Use Logger(subsystem:category:), whose messages go to the server's log.")
public struct OSLog: Sendable {
    /// Not available.
    public init(subsystem: String, category: String) {}
    /// Not available.
    public static var `default`: OSLog { OSLog(subsystem: "", category: "") }
    /// Not available.
    public static var disabled: OSLog { OSLog(subsystem: "", category: "") }
}

/// Writes a message with `printf`'s placeholders.
@available(*, unavailable, message: "Use Logger(subsystem:category:) and one of its functions: logger.error(\"…\").")
public func os_log(_ message: StaticString, log: Any? = nil, type: OSLogType = .default, _ arguments: Any...) {}

/// Writes a message with `printf`'s placeholders.
@available(*, unavailable, message: "Use Logger(subsystem:category:) and one of its functions: logger.error(\"…\").")
public func os_log(_ type: OSLogType, log: Any? = nil, _ message: StaticString, _ arguments: Any...) {}

/// Marks intervals for Instruments.
@available(*, unavailable, message: "Use the package swift-metrics: what it counts is at /_martlet/metrics.")
public struct OSSignposter: Sendable {
    /// Not available.
    public init() {}
    /// Not available.
    public init(subsystem: String, category: String) {}
}
