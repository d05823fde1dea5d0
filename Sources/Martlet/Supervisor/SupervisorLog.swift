import FoundationEssentials
import Glibc
import Logging

/// Writes the supervisor's few lines to standard error, in the format of the program's log. It never waits for the
/// reader: a line that does not fit is lost.
struct SupervisorLog {
    private let line: LogLine
    private let level: Logger.Level

    init(_ configuration: LogConfiguration) {
        line = LogLine(label: "martlet.supervisor", format: configuration.format)
        level = configuration.level
    }

    func write(_ level: Logger.Level, _ message: String) {
        guard level >= self.level else { return }
        let bytes = Array((line.text(level, message, at: Date()) + "\n").utf8)
        // A pipe that can be written to takes this much at once.
        guard bytes.count <= 4_096 else { return }
        var file = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        guard poll(&file, 1, 0) > 0, file.revents & Int16(POLLOUT) != 0 else { return }
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
