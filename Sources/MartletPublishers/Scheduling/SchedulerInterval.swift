/// A time interval for a scheduler: `.milliseconds(300)`, `.seconds(0.3)` or `0.3`. A longer one than it can represent
/// becomes the longest possible, some 292 years.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
    ExpressibleByFloatLiteral
{
    private let nanoseconds: Int64

    private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .whole(seconds, 1_000_000_000) + SchedulerInterval(nanoseconds: attoseconds / 1_000_000_000)
    }

    /// Creates an interval from seconds.
    public init(_ seconds: Double) {
        let nanoseconds = seconds * 1e9
        self.nanoseconds =
            Int64(exactly: nanoseconds.rounded()) ?? (nanoseconds.isNaN ? 0 : nanoseconds < 0 ? .min : .max)
    }

    public init(floatLiteral seconds: Double) { self.init(seconds) }

    public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

    /// Creates an interval from seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    public static func seconds(_ seconds: Int) -> SchedulerInterval { whole(Int64(seconds), 1_000_000_000) }
    public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval(seconds) }
    public static func milliseconds(_ number: Int) -> SchedulerInterval { whole(Int64(number), 1_000_000) }
    public static func microseconds(_ number: Int) -> SchedulerInterval { whole(Int64(number), 1_000) }
    public static func nanoseconds(_ number: Int) -> SchedulerInterval { whole(Int64(number), 1) }

    private static func whole(_ number: Int64, _ unit: Int64) -> SchedulerInterval {
        let (product, isTooMuch) = number.multipliedReportingOverflow(by: unit)
        return SchedulerInterval(nanoseconds: isTooMuch ? (number < 0 ? .min : .max) : product)
    }

    var duration: Duration { .nanoseconds(nanoseconds) }

    /// The interval in seconds.
    public var timeInterval: Double { Double(nanoseconds) / 1e9 }

    /// The length of the interval in seconds.
    public var magnitude: Double { abs(timeInterval) }

    public static func < (left: SchedulerInterval, right: SchedulerInterval) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    public static func + (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
        let (sum, isTooMuch) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
        return SchedulerInterval(nanoseconds: isTooMuch ? (left.nanoseconds < 0 ? .min : .max) : sum)
    }

    public static func - (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
        let (difference, isTooMuch) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
        return SchedulerInterval(nanoseconds: isTooMuch ? (left.nanoseconds < 0 ? .min : .max) : difference)
    }

    public static func * (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(left.timeInterval * right.timeInterval)
    }

    public static func += (left: inout SchedulerInterval, right: SchedulerInterval) { left = left + right }
    public static func -= (left: inout SchedulerInterval, right: SchedulerInterval) { left = left - right }
    public static func *= (left: inout SchedulerInterval, right: SchedulerInterval) { left = left * right }

    public static prefix func - (interval: SchedulerInterval) -> SchedulerInterval { .zero - interval }
}

/// A point in time for a scheduler.
public struct SchedulerTime: Strideable, Hashable, Sendable {
    private let sinceStart: SchedulerInterval

    private static let start = ContinuousClock.now

    /// The current time.
    public static var now: SchedulerTime {
        SchedulerTime(sinceStart: SchedulerInterval(start.duration(to: CurrentIsolation.now)))
    }

    private init(sinceStart: SchedulerInterval) { self.sinceStart = sinceStart }

    public func distance(to other: SchedulerTime) -> SchedulerInterval { other.sinceStart - sinceStart }

    public func advanced(by interval: SchedulerInterval) -> SchedulerTime {
        SchedulerTime(sinceStart: sinceStart + interval)
    }
}
