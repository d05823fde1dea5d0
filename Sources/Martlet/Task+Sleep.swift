import MartletServer

extension Task where Success == Never, Failure == Never {
    /// Suspends the task for a duration. Throws `CancellationError` if the task is canceled meanwhile.
    public nonisolated(nonsending) static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let (duration, tolerance) = (longest(duration), tolerance.map(longest))
        try await Session.sleeping {
            try await _Concurrency.Task.sleep(for: duration, tolerance: tolerance, clock: .continuous)
        }
    }

    /// Suspends the task for a duration of a clock. Throws `CancellationError` if the task is canceled meanwhile.
    public nonisolated(nonsending) static func sleep<Timepiece: Clock>(
        for duration: Timepiece.Duration, tolerance: Timepiece.Duration? = nil, clock: Timepiece
    ) async throws {
        let duration = (duration as? Duration).map(longest) as? Timepiece.Duration ?? duration
        try await sleep(until: clock.now.advanced(by: duration), tolerance: tolerance, clock: clock)
    }

    /// Suspends the task until a clock reaches `deadline`. Throws `CancellationError` if the task is canceled
    /// meanwhile.
    public nonisolated(nonsending) static func sleep<Timepiece: Clock>(
        until deadline: Timepiece.Instant, tolerance: Timepiece.Instant.Duration? = nil,
        clock: Timepiece = ContinuousClock()
    ) async throws {
        let tolerance = (tolerance as? Duration).map(longest) as? Timepiece.Duration ?? tolerance
        try await Session.sleeping {
            try await _Concurrency.Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
        }
    }

    /// Suspends the task for a number of nanoseconds. Throws `CancellationError` if the task is canceled meanwhile.
    public nonisolated(nonsending) static func sleep(nanoseconds: UInt64) async throws {
        let nanoseconds = min(nanoseconds, UInt64(century) * 1_000_000_000)
        try await Session.sleeping { try await _Concurrency.Task.sleep(nanoseconds: nanoseconds) }
    }

    /// A hundred years in seconds. Somewhat beyond it, the clock's arithmetic overflows and traps.
    private static var century: Int64 { 3_153_600_000 }

    private static func longest(_ duration: Duration) -> Duration { max(.zero, min(duration, .seconds(century))) }
}
