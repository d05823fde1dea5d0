import Glibc
import Logging
import Synchronization

/// Keeps visitors from filling the log: of each kind of line so many are written a second, the others are counted, and a line
/// says how many they were. A line that is left out costs an atomic addition or two, and is not made.
final class LogLimiter: Sendable {
    /// Of one kind: a second in the upper half, and how many lines were asked for in it in the lower.
    private let windows = InlineArray<14, Atomic<UInt64>> { _ in Atomic(0) }
    /// Of one kind: how many lines were left out and not yet told.
    private let unreported = InlineArray<14, Atomic<Int>> { _ in Atomic(0) }
    private let isReporting = Atomic<Bool>(false)
    private let logger: Logger
    private let second: @Sendable () -> UInt32
    /// Tells what was left out every second by itself.
    private let reports: Bool

    /// `second` is a clock of whole seconds; a test's is its own, and it calls ``report()`` by itself.
    init(_ logger: Logger, second: (@Sendable () -> UInt32)? = nil) {
        self.logger = logger
        self.second = second ?? { UInt32(truncatingIfNeeded: Clock.milliseconds / 1_000) }
        reports = second == nil
    }

    /// Lines of this process that were left out so far.
    static var leftOut: Int { total.load(ordering: .relaxed) }
    private static let total = Atomic<Int>(0)

    /// Whether a thread is there to tell what was left out.
    var hasReporter: Bool { isReporting.load(ordering: .sequentiallyConsistent) }

    /// Whether a line of this kind may be written now. If not, it is counted.
    func admits(_ kind: LogKind) -> Bool {
        let second = UInt64(second()) << 32
        var known = windows[kind.rawValue].load(ordering: .relaxed)
        while true {
            let isCurrent = known & ~0xFFFF_FFFF == second
            if isCurrent, known & 0xFFFF_FFFF >= UInt64(kind.limit) {
                leaveOut(kind)
                return false
            }
            let (isSet, found) = windows[kind.rawValue].weakCompareExchange(
                expected: known, desired: isCurrent ? known + 1 : second + 1, ordering: .relaxed)
            if isSet { return true }
            known = found
        }
    }

    private func leaveOut(_ kind: LogKind) {
        Self.total.add(1, ordering: .relaxed)
        unreported[kind.rawValue].add(1, ordering: .sequentiallyConsistent)
        guard reports, !isReporting.load(ordering: .sequentiallyConsistent) else { return }
        startReporting()
    }

    /// Tells what was left out; `false` if that is nothing.
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

    /// A thread tells it, as long as there is something to tell.
    private func startReporting() {
        guard !isReporting.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let hasStarted = Thread.start(name: "martlet-leftout", stackSize: 256 << 10) { [self] in
            repeat { usleep(1_000_000) } while report()
            isReporting.store(false, ordering: .sequentiallyConsistent)
            // What was left out just now has found this thread still at work.
            if report() { startReporting() }
        }
        if !hasStarted { isReporting.store(false, ordering: .sequentiallyConsistent) }
    }
}
