import Glibc
import Logging
import Synchronization

/// libmicrohttpd's messages. Most tell what some client did wrong, as often as clients like: one a second is logged
/// as a warning, the rest for debugging.
final class LibraryLog: Sendable {
    private let logger: Logger
    private let nextWarning = Atomic<UInt64>(0)

    init(logger: Logger) {
        self.logger = logger
    }

    /// Logs a message, and gives its text.
    func write(_ format: UnsafePointer<CChar>, _ arguments: CVaListPointer) -> String {
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer -> String in
            guard let start = buffer.baseAddress else { return "" }
            vsnprintf(start, buffer.count, format, arguments)
            return String(cString: start)
        }
        let now = Clock.milliseconds
        let isDue = now >= nextWarning.load(ordering: .relaxed)
        if isDue { nextWarning.store(now + 1_000, ordering: .relaxed) }
        let message = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        logger.log(level: isDue ? .warning : .debug, "libmicrohttpd: \(message)")
        return text
    }
}
