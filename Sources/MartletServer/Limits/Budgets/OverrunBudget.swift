import Synchronization

/// How much of its time the front's thread may lose to code of the program that was expected to be quick and was not.
///
/// Whatever made it slow, all overruns together take at most ``burst`` at once, and ``share`` of the time in the long
/// run, and the last one that began before the budget was spent. While it is spent, no code of the program runs on the
/// front's thread.
///
/// Used on the front's thread; the fields are atomic because a server may have several.
final class OverrunBudget: Sendable {
    static let share = 0.01
    static let burst = Duration.milliseconds(200)
    /// A very long overrun is forgotten after this time.
    static let memory = Duration.seconds(3_600)

    private let start: ContinuousClock.Instant
    /// When the overruns so far are paid off, in nanoseconds since the start.
    private let paid = Atomic<Int64>(0)

    init(start: ContinuousClock.Instant = .now) { self.start = start }

    /// Whether code may run on the front's thread.
    func allowsTurn(at now: ContinuousClock.Instant) -> Bool { debt(at: now) <= Self.window }

    /// Whether so much is spent that a turn's cost is to be known exactly: a machine with much else to do interrupts
    /// the thread, and nobody's code is to blame for that.
    func isScarce(at now: ContinuousClock.Instant) -> Bool { debt(at: now) > Self.window / 4 }

    /// Takes an overrun that has ended.
    func charge(_ overrun: Duration, at now: ContinuousClock.Instant) {
        guard overrun > .zero else { return }
        let time = nanoseconds(now)
        let price = min(overrun.nanoseconds, Self.limit / 100) * Int64(1 / Self.share)
        let sum = max(paid.load(ordering: .relaxed), time) + price
        paid.store(min(sum, time + Self.limit), ordering: .relaxed)
    }

    private func debt(at now: ContinuousClock.Instant) -> Int64 { paid.load(ordering: .relaxed) - nanoseconds(now) }

    private func nanoseconds(_ now: ContinuousClock.Instant) -> Int64 { (now - start).nanoseconds }

    private static let window = Int64(Double(burst.nanoseconds) / share)
    private static let limit = memory.nanoseconds
}
