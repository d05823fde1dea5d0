import Synchronization

/// What the front knows of a session's requests before it enters the session.
struct SessionArrivals: ~Copyable, Sendable {
    /// What the visitor asks for beside events. Requests are charged before the session is entered.
    let requests: WorkMeter
    /// The code of the address block from which the visitor last opened a page or a stream; 0 if it is not counted.
    let address = Atomic<UInt64>(0)
    /// Whether an event waits that may be costly.
    let isHeavy = Atomic<Bool>(false)

    init(_ limits: ServerConfiguration.Limits, _ clock: ServerClock) {
        requests = WorkMeter(burst: limits.requestBurst, rate: limits.requestsPerSecond, clock)
    }
}
