#if Foundation
import Dispatch
public import Foundation

/// `debounce(for: 0.3, scheduler: RunLoop.main)` waits and receives in the session. Outside sessions, the main queue
/// serves all run loops.
extension RunLoop: SessionScheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    func performOutside(_ action: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: action) }
}

/// `receive(on: OperationQueue.main)` receives in the session, as with any other queue.
extension OperationQueue: SessionScheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    func performOutside(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
}
#endif
