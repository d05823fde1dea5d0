/// How long to wait before a crashed worker is replaced: not at all the first time, and longer each time it does not
/// last.
struct RestartPauses {
    private static let shortest: UInt64 = 100
    private static let longest: UInt64 = 5_000
    /// A worker that has served this many milliseconds was healthy.
    private static let healthyTime: UInt64 = 60_000

    private var failures = 0

    /// The pause in milliseconds after a worker that has served for `time` milliseconds. If it is known which visitor's
    /// action or page has ended it, that is refused after a few times, and nobody else has to wait longer for it.
    mutating func next(after time: UInt64, isAttributed: Bool) -> UInt64 {
        if time >= Self.healthyTime { failures = 0 }
        defer { if !isAttributed { failures += 1 } }
        guard failures > 0 else { return 0 }
        return min(Self.shortest << min(failures - 1, 10), Self.longest)
    }
}
