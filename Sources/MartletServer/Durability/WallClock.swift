/// The time of day, for what outlives the process: the server's own clock begins anew with each.
enum WallClock {
    static var seconds: Int64 { Int64(SystemTime.wallMilliseconds / 1_000) }

    /// The time of day of a time of the server's clock.
    static func milliseconds(at time: UInt64, _ clock: ServerClock) -> UInt64 {
        let age = clock.milliseconds.subtractingClamped(time)
        return SystemTime.wallMilliseconds.subtractingClamped(age)
    }

    /// The time of the server's clock at a time of day; the clock's beginning for one before it.
    static func time(at milliseconds: UInt64, _ clock: ServerClock) -> UInt64 {
        let age = SystemTime.wallMilliseconds.subtractingClamped(milliseconds)
        return clock.milliseconds.subtractingClamped(age)
    }
}

extension UInt64 {
    fileprivate func subtractingClamped(_ other: UInt64) -> UInt64 { self > other ? self - other : 0 }
}
