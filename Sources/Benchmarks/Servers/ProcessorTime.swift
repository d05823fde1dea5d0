import Glibc

extension Server {
    /// Processor time of all threads of the server since its start, in nanoseconds, exact at the time of the call.
    func processorTime() throws -> Int {
        var clock = clockid_t()
        guard clock_getcpuclockid(process, &clock) == 0 else { throw Failure.unexpected("the server has ended") }
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { throw Failure.system("clock_gettime") }
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Processor time in microseconds that the server spends while `body` runs and until it is idle again.
    func spent(_ body: () throws -> Void) throws -> Double {
        let before = try processorTime()
        try body()
        return Double(try calm() - before) / 1_000
    }

    /// Waits until the server is idle (at most a second), because it may continue to work after its response. Returns
    /// its processor time.
    @discardableResult
    func calm() throws -> Int {
        var last = try processorTime()
        var calmMilliseconds = 0
        for _ in 0..<1_000 where calmMilliseconds < 3 {
            usleep(1_000)
            let now = try processorTime()
            calmMilliseconds = now - last < 3_000 ? calmMilliseconds + 1 : 0
            last = now
        }
        return last
    }
}
