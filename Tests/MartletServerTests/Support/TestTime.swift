import MartletServer

@testable import MartletServer

extension HTTPFrontConfiguration {
    /// The same with a clock that stands still until the test advances it.
    var withManualTime: Self { with(\.clock, ServerClock(ManualTime())) }
}

extension HTTPFront {
    /// Advances the front's manual time, and waits until the streams' thread has seen it: by then what is due has been
    /// done.
    func advance(seconds: Double) {
        let before = context.watcher.tick
        context.clock.manual?.advance(seconds: seconds)
        _ = eventually { context.watcher.tick != before }
    }
}

extension ServerConfiguration {
    /// From now on the server's time stands still until the test advances it. Connections that visitors keep survive
    /// that.
    mutating func useManualTime() {
        clock = ServerClock(ManualTime())
        limits.connectionTimeout = 31_536_000
    }
}

extension Server {
    /// Advances the server's manual time. What is due then is done on the server's own threads, soon.
    func advance(seconds: Double) { context.clock.manual?.advance(seconds: seconds) }

    /// Advances the server's time by `step` seconds again and again until `condition` holds. For what has no upper
    /// bound: what a slow machine does late must not be too late.
    func advance(by step: Double, until condition: () throws -> Bool) rethrows -> Bool {
        try eventually {
            if try condition() { return true }
            advance(seconds: step)
            return false
        }
    }
}
