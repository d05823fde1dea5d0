import Glibc
import Logging
import Synchronization

/// Logs libmicrohttpd's messages. Most report errors of clients, as often as clients make them: one a second is logged
/// as a warning, the others for debugging.
final class LibraryLog: Sendable {
    private let logger: Logger
    private let clock: ServerClock
    private let nextWarning = Atomic<UInt64>(0)

    init(logger: Logger, clock: ServerClock) {
        self.logger = logger
        self.clock = clock
    }

    /// Logs a message, and returns its text.
    func write(_ format: UnsafePointer<CChar>, _ arguments: CVaListPointer) -> String {
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer -> String in
            guard let start = buffer.baseAddress else { return "" }
            vsnprintf(start, buffer.count, format, arguments)
            return String(cString: start)
        }
        let now = clock.milliseconds
        let isDue = now >= nextWarning.load(ordering: .relaxed)
        if isDue { nextWarning.store(now + 1_000, ordering: .relaxed) }
        let message = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        logger.log(level: isDue ? .warning : .debug, "libmicrohttpd: \(message)")
        return text
    }
}
