/// When and where something is done.
///
/// A queue or a run loop that a program names does its work in the session in which it is given the work, later; outside
/// sessions, it does so itself. So nothing of a visitor's runs at once with anything else of theirs, whatever is named.
public protocol Scheduler<SchedulerTimeType> {
    /// A time of the scheduler's.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What may be said of how an action is performed.
    associatedtype SchedulerOptions

    /// The time now.
    var now: SchedulerTimeType { get }
    /// The least deviation from a time that the scheduler allows.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Does it soon.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Does it at `date`.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Does it at `date`, and again and again.
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

/// A length of time that can be said in seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// An interval of `seconds`.
    static func seconds(_ seconds: Int) -> Self
    /// An interval of `seconds`.
    static func seconds(_ seconds: Double) -> Self
    /// An interval of `milliseconds`.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// An interval of `microseconds`.
    static func microseconds(_ microseconds: Int) -> Self
    /// An interval of `nanoseconds`.
    static func nanoseconds(_ nanoseconds: Int) -> Self
}
