#if canImport(Dispatch)
public import Dispatch

/// `receive(on: DispatchQueue.main)` receives in the session, as with any other queue.
extension DispatchQueue: SessionScheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    func performOutside(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
}

extension SchedulerInterval {
    /// Creates an interval of the same length; `.never` becomes the longest possible interval.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let number): self = .seconds(number)
        case .milliseconds(let number): self = .milliseconds(number)
        case .microseconds(let number): self = .microseconds(number)
        case .nanoseconds(let number): self = .nanoseconds(number)
        default: self = .seconds(.infinity)
        }
    }
}
#endif
