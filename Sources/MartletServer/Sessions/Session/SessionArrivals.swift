import Synchronization

/// What the front knows of a session's requests before it enters the session.
struct SessionArrivals: ~Copyable, Sendable {
    /// What the visitor asks for beside events. Requests are charged before the session is entered.
    let requests: WorkMeter
    /// Whether an event waits that may be costly.
    let isHeavy = Atomic<Bool>(false)

    init(_ limits: ServerConfiguration.Limits, _ clock: ServerClock) {
        requests = WorkMeter(burst: limits.requestBurst, rate: limits.requestsPerSecond, clock)
    }
}
