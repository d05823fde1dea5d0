import Synchronization

/// How much goes on at a front.
struct FrontTraffic: ~Copyable, Sendable {
    /// Requests between their head and the end of their answer.
    let underWay = Atomic<Int>(0)
    /// Connections from which no request has come yet.
    let newcomers = Atomic<Int>(0)
    let isStopping = Atomic<Bool>(false)
}
