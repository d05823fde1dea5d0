import Glibc

/// How a worker ended.
enum ProcessEnd: Equatable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
    /// It could not be started.
    case notStarted(reason: String)

    /// Reads what `waitpid` returns.
    init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: signal)
    }

    /// The status with which a process that stands for this one exits.
    var status: Int32 {
        switch self {
        case .exited(let status): status
        case .killed(let signal): 128 + signal
        case .notStarted: EXIT_FAILURE
        }
    }

    /// The signal that ended it; 0 if none did.
    var signal: Int32 { if case .killed(let signal) = self { signal } else { 0 } }

    /// What happened, for the log.
    var text: String {
        switch self {
        case .exited(let status): "it exited with status \(status)"
        case .killed(let signal):
            "signal \(signal)\(strsignal(signal).map { " (\(String(cString: $0)))" } ?? "") ended it"
        case .notStarted(let reason): "it could not be started: \(reason)"
        }
    }
}
