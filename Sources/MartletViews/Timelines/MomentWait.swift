import MartletUI

/// Waits for moments of the wall clock, which may be set meanwhile: how long is measured by a clock that nobody sets.
struct MomentWait {
    enum End {
        /// The moment was over before.
        case isOver
        case hasCome
        /// The moment may be far away by now, and others come before it.
        case clockWasSetBack
        case isCancelled
    }

    private let now: () -> Date
    /// What both clocks showed when they were last compared.
    private var compared: (date: Date, instant: ContinuousClock.Instant)

    init(_ now: @escaping () -> Date) {
        self.now = now
        compared = (now(), .now)
    }

    nonisolated(nonsending) mutating func until(_ moment: Date) async -> End {
        guard moment > now() else {
            // A schedule may have moments without an end that are all over.
            await Task.yield()
            return Task.isCancelled ? .isCancelled : .isOver
        }
        repeat {
            // However close the moments are, a page gets at most four patches a second. Nothing wakes a task when the
            // clock is set, so it looks once a minute.
            let seconds = min(max(0.25, moment.timeIntervalSince(now())), 60)
            guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return .isCancelled }
            if clockWasSetBack() { return .clockWasSetBack }
        } while now() < moment
        return .hasCome
    }

    /// By more than a second; by less, the wait is that much longer.
    private mutating func clockWasSetBack() -> Bool {
        let last = compared
        compared = (now(), .now)
        let lag = compared.instant - last.instant - .seconds(compared.date.timeIntervalSince(last.date))
        return lag > .seconds(1)
    }
}
