/// The time by which one server measures deadlines, retention, heartbeats and rates: milliseconds that never go back.
///
/// A server is given its clock with its configuration and passes it on. Tests give a server a clock with ``ManualTime``
/// and advance it by hand, so that no test waits for a deadline. How long work has taken is measured by ``SystemTime``
/// or `ContinuousClock`, whatever the server's clock is.
package struct ServerClock: Sendable {
    /// The operating system's clock.
    package static let system = ServerClock(manual: nil)

    /// A time that is never reached.
    static let never = UInt64.max

    /// Concrete and not behind a protocol: the front reads the clock several times for each request.
    let manual: ManualTime?

    /// A clock that stands still until `time` is advanced.
    package init(_ time: ManualTime) { self.init(manual: time) }

    private init(manual: ManualTime?) { self.manual = manual }

    package var milliseconds: UInt64 {
        if let manual { return manual.milliseconds }
        return SystemTime.milliseconds
    }

    /// The time `seconds` from now.
    func after(seconds: Double) -> UInt64 { Self.after(seconds: seconds, from: milliseconds) }

    /// The time `seconds` after `now`.
    static func after(seconds: Double, from now: UInt64) -> UInt64 { now + UInt64(max(0, seconds) * 1_000) }

    /// The longest time, in milliseconds, that a thread may block before it looks at the clock again: nothing wakes it
    /// when manual time advances.
    var longestWait: UInt64 { manual == nil ? UInt64(Int32.max) : 2 }

    /// Blocks the calling thread for `milliseconds` of the operating system's time, or until the clock no longer shows
    /// `time`.
    func wait(milliseconds: UInt64, since time: UInt64) {
        guard manual != nil else { return SystemTime.sleep(milliseconds: milliseconds) }
        let end = SystemTime.milliseconds + milliseconds
        while self.milliseconds == time, SystemTime.milliseconds < end { SystemTime.sleep(milliseconds: longestWait) }
    }

    /// Suspends the calling task until `duration` has passed; throws when the task is cancelled.
    nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        guard let manual else {
            return try await _Concurrency.Task.sleep(for: duration, tolerance: tolerance, clock: .continuous)
        }
        let (end, hasNoEnd) = manual.milliseconds.addingReportingOverflow(duration.wholeMilliseconds)
        while hasNoEnd || manual.milliseconds < end {
            try await _Concurrency.Task.sleep(for: .milliseconds(longestWait))
        }
    }
}

extension Duration {
    /// Rounded up; 0 for a negative duration, the largest number for one that is too long.
    fileprivate var wholeMilliseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (product, overflows) = UInt64(seconds).multipliedReportingOverflow(by: 1_000)
        let (sum, overflowsAgain) = product.addingReportingOverflow(
            UInt64(attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        return overflows || overflowsAgain ? .max : sum
    }
}
