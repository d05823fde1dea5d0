package import MartletUI

/// A scheduler whose clock the test drives.
package final class TestScheduler: Scheduler {
    package typealias SchedulerOptions = Never

    package private(set) var now = SchedulerTime.now
    private var works: [(due: SchedulerTime, number: Int, action: () -> Void)] = []
    private var count = 0
    package let minimumTolerance: SchedulerInterval = 0

    package init() {}

    package var workCount: Int { works.count }

    package func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

    package func schedule(
        after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
    ) { add(date, action) }

    package func schedule(
        after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        add(date, action)
        return AnyCancellable {}
    }

    private func add(_ due: SchedulerTime, _ action: @escaping () -> Void) {
        count += 1
        works.append((due, count, action))
    }

    package func advance(by interval: SchedulerInterval = 0) {
        let end = now.advanced(by: interval)
        while let next = works.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            works.removeAll { $0.number == next.number }
            now = max(now, next.due)
            next.action()
        }
        now = end
    }
}
