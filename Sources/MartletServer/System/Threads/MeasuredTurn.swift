/// Measures what a turn on a session's thread has taken: the time until ``duration`` is read, without that in which the
/// machine ran something else. A visitor does not pay for others' work.
struct MeasuredTurn {
    private let start = ContinuousClock.now
    private let usage = ThreadUsage.now

    /// A turn that takes no longer is not looked at twice.
    private static let short = Duration.milliseconds(1)

    var duration: Duration {
        let elapsed = ContinuousClock.now - start
        return elapsed > Self.short ? usage.own(of: elapsed) : elapsed
    }
}
