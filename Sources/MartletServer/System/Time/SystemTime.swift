import Glibc

/// The operating system's clocks.
package enum SystemTime {
    /// Milliseconds since some moment before the process started. The grain is the kernel's tick (about 4 ms), and
    /// reading costs a few nanoseconds.
    package static var milliseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
    }

    /// The same time with the grain of the hardware, which costs more to read.
    static var nanoseconds: UInt64 { read(CLOCK_MONOTONIC) }

    /// Milliseconds since the machine's start, also while it was suspended.
    package static var bootMilliseconds: UInt64 { read(CLOCK_BOOTTIME) / 1_000_000 }

    /// Milliseconds since 1970.
    static var wallMilliseconds: UInt64 { read(CLOCK_REALTIME) / 1_000_000 }

    /// Blocks the calling thread.
    static func sleep(milliseconds: UInt64) { usleep(UInt32(clamping: min(milliseconds, 1_000_000) * 1_000)) }

    /// The monotonic clock's time in `milliseconds`, for calls that wait until then: the time of day may be set.
    static func deadline(milliseconds: UInt64) -> timespec {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let nanoseconds = UInt64(time.tv_nsec) + milliseconds % 1_000 * 1_000_000
        time.tv_sec += Int(milliseconds / 1_000 + nanoseconds / 1_000_000_000)
        time.tv_nsec = Int(nanoseconds % 1_000_000_000)
        return time
    }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
