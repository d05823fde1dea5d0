/// Whether the time of day can be trusted so far that sessions may be deleted for their age.
///
/// A machine that starts may believe that it is another day until it has asked the network. Sessions that are deleted then
/// are gone for good, while a session that is deleted an hour late harms nobody.
struct ClockTrust {
    /// Seconds for which the clock must have run evenly.
    private let needed: UInt64
    /// When the clock was first seen to run as it does now.
    private var start: (time: Int64, milliseconds: UInt64)

    private static let hour: UInt64 = 3_600
    /// Seconds that the clock may be set by.
    private static let tolerance: Int64 = 60

    /// Begins to observe the clock at the time of day `time`, in seconds, and the monotonic `milliseconds`. `lastUse` is
    /// when the newest record was written: a clock that is more than a day later, or earlier, has to prove itself for a
    /// day.
    init(lastUse: Int64?, time: Int64, milliseconds: UInt64) {
        let age = lastUse.map { time.subtractingReportingOverflow($0).partialValue } ?? 0
        let isStrange = !(-Self.tolerance...86_400).contains(age)
        needed = isStrange ? 24 * Self.hour : Self.hour
        start = (time, milliseconds)
    }

    /// Whether sessions may be deleted that have expired at `time`.
    mutating func isTrusted(at time: Int64, milliseconds: UInt64) -> Bool {
        let elapsed = milliseconds > start.milliseconds ? (milliseconds - start.milliseconds) / 1_000 : 0
        let (expected, _) = start.time.addingReportingOverflow(Int64(clamping: elapsed))
        let difference = time.subtractingReportingOverflow(expected).partialValue.magnitude
        guard difference <= UInt64(Self.tolerance) + elapsed / 1_000 else {
            start = (time, milliseconds)
            return false
        }
        return elapsed >= needed
    }
}
