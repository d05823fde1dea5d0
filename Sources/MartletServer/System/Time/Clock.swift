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

    /// As ``milliseconds``, finer and dearer.
    static var nanoseconds: UInt64 { read(CLOCK_MONOTONIC) }

    /// The processors' time that the process has used.
    static var processorNanoseconds: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The time `seconds` from now.
    static func after(seconds: Double) -> UInt64 { after(seconds: seconds, from: milliseconds) }

    /// The time `seconds` from `now`.
    static func after(seconds: Double, from now: UInt64) -> UInt64 { now + UInt64(max(0, seconds) * 1_000) }
}
