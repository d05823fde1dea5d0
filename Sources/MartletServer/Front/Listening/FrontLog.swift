import Logging

/// What a front says.
struct FrontLog: Sendable {
    let library: LibraryLog
    private let logger: Logger
    private let limiter: LogLimiter

    init(_ logger: Logger, _ clock: ServerClock) {
        self.logger = logger
        library = LibraryLog(logger: logger, clock: clock)
        limiter = LogLimiter(logger, clock)
    }

    /// Logs that a header was left out of an answer, within the limit of such lines.
    func leftOut(_ text: @autoclosure () -> String) {
        if limiter.admits(.header) { logger.warning("\(text())") }
    }
}
