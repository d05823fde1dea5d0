import Glibc
import Logging
import Synchronization

/// Keeps visitors from filling the log: a number of lines of each kind is written each second, the others are counted,
/// and a line reports their number. A suppressed line costs an atomic addition or two, and its text is not made.
final class LogLimiter: Sendable {
    /// For each kind: a second in the upper half, and the number of lines requested in that second in the lower.
    private let windows = InlineArray<14, Atomic<UInt64>> { _ in Atomic(0) }
    /// For each kind: the lines that were suppressed and not reported yet.
    private let unreported = InlineArray<14, Atomic<Int>> { _ in Atomic(0) }
    private let isReporting = Atomic<Bool>(false)
    private let logger: Logger
    private let clock: ServerClock
    /// Whether a thread reports every second what was suppressed.
    private let reports: Bool

    /// Without `reports` the owner calls ``report()``.
    init(_ logger: Logger, _ clock: ServerClock, reports: Bool = true) {
        self.logger = logger
        self.clock = clock
        self.reports = reports
    }

    /// Lines of this process that were suppressed so far.
    static var suppressed: Int { total.load(ordering: .relaxed) }
    private static let total = Atomic<Int>(0)

    /// Whether the thread that reports is running.
    var hasReporter: Bool { isReporting.load(ordering: .sequentiallyConsistent) }

    /// Whether a line of this kind may be written now. If not, it is counted as suppressed.
    func admits(_ kind: LogKind) -> Bool {
        let second = (clock.milliseconds / 1_000) << 32
        var known = windows[kind.rawValue].load(ordering: .relaxed)
        while true {
            let isCurrent = known & ~0xFFFF_FFFF == second
            if isCurrent, known & 0xFFFF_FFFF >= UInt64(kind.limit) {
                suppress(kind)
                return false
            }
            let (isSet, found) = windows[kind.rawValue].weakCompareExchange(
                expected: known, desired: isCurrent ? known + 1 : second + 1, ordering: .relaxed)
            if isSet { return true }
            known = found
        }
    }

    private func suppress(_ kind: LogKind) {
        Self.total.add(1, ordering: .relaxed)
        unreported[kind.rawValue].add(1, ordering: .sequentiallyConsistent)
        guard reports, !isReporting.load(ordering: .sequentiallyConsistent) else { return }
        startReporting()
    }

    /// Reports what was suppressed. Returns `false` if that is nothing.
    @discardableResult
    func report() -> Bool {
        var hasReported = false
        for kind in LogKind.allCases {
            let count = unreported[kind.rawValue].exchange(0, ordering: .sequentiallyConsistent)
            guard count > 0 else { continue }
            hasReported = true
            let summary = kind.summary(count)
            logger.log(level: kind.level, "\(summary)", metadata: kind.cause.map { ["cause": "\($0)"] })
        }
        return hasReported
    }

    /// Starts a thread that reports as long as there is something to report.
    private func startReporting() {
        guard !isReporting.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let hasStarted = Thread.start(name: "martlet-leftout", stackSize: 256 << 10) { [self] in
            repeat { usleep(1_000_000) } while report()
            isReporting.store(false, ordering: .sequentiallyConsistent)
            // A line that was suppressed just now has found this thread still running.
            if report() { startReporting() }
        }
        if !hasStarted { isReporting.store(false, ordering: .sequentiallyConsistent) }
    }
}
