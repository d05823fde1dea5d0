import Glibc

/// The front's clock: milliseconds that never go back. Its grain is the kernel's tick (about 4 ms); reading it costs
/// a few nanoseconds.
enum Clock {
    static let never = UInt64.max

    static var milliseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
    }

    /// The time `seconds` from now.
    static func after(seconds: Double) -> UInt64 { after(seconds: seconds, from: milliseconds) }

    /// The time `seconds` from `now`.
    static func after(seconds: Double, from now: UInt64) -> UInt64 { now + UInt64(max(0, seconds) * 1_000) }
}
