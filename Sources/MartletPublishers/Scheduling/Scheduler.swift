/// A type that performs actions at a time and in a place.
///
/// A queue or run loop that a program names performs an action later in the session that schedules it; outside
/// sessions, it performs the action itself. So no two actions of one visitor run concurrently, whichever queue the
/// program names.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of the scheduler's times.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of options for performing an action.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The minimum tolerance that the scheduler allows.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Performs `action` as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Performs `action` at `date`.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Performs `action` at `date`, and then repeatedly.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Performs `action` as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Performs `action` at `date`, with the least tolerance.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Performs `action` at `date`, or later by at most `tolerance`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Performs `action` at `date` and then after each `interval`, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A time interval that can be expressed in seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns an interval of `seconds`.
    static func seconds(_ seconds: Int) -> Self
    /// Returns an interval of `seconds`.
    static func seconds(_ seconds: Double) -> Self
    /// Returns an interval of `milliseconds`.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// Returns an interval of `microseconds`.
    static func microseconds(_ microseconds: Int) -> Self
    /// Returns an interval of `nanoseconds`.
    static func nanoseconds(_ nanoseconds: Int) -> Self
}
