/// How long to wait before a crashed worker is replaced: not at all the first time, and longer each time it does not
/// last.
struct RestartPauses {
    private static let shortest: UInt64 = 100
    private static let longest: UInt64 = 5_000
    /// A worker that has served this many milliseconds was healthy.
    private static let healthyTime: UInt64 = 60_000

    private var failures = 0

    /// The pause in milliseconds after a worker that has served for `time` milliseconds.
    mutating func next(after time: UInt64) -> UInt64 {
        if time >= Self.healthyTime { failures = 0 }
        defer { failures += 1 }
        guard failures > 0 else { return 0 }
        return min(Self.shortest << min(failures - 1, 10), Self.longest)
    }
}
