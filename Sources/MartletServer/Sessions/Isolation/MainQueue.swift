import Dispatch
import Glibc

/// The main queue, which is the main actor's executor: where the sessions of a main-actor program run.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the calling code runs there. Asked of the queue and not of the thread, because a test's main queue may be
    /// on any.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Runs `body` there, after what waits already.
    ///
    /// As a job of the main actor and no closure of the queue: where the main queue is not on the main thread, casts to
    /// conformances that belong to the main actor fail in the latter (decision 35).
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        _Concurrency.Task { @MainActor in body() }
    }

    /// Runs `body` there and waits for it; at once where the calling code is there already.
    package static func wait<Result>(for body: @escaping () -> Result) -> Result {
        if isCurrent { return body() }
        let done = WakeUp()
        let exchange = Exchange(body)
        run {
            exchange.result = exchange.body()
            done.signal()
        }
        done.wait()
        guard let result = exchange.result else { preconditionFailure("The main actor has given no result") }
        return result
    }

    /// What ``wait(for:)`` hands over.
    ///
    /// Safety of `@unchecked Sendable`: one side waits while the other uses it.
    private final class Exchange<Result>: @unchecked Sendable {
        let body: () -> Result
        var result: Result?

        init(_ body: @escaping () -> Result) { self.body = body }
    }
}
