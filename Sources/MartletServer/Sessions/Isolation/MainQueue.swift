import Dispatch
import Glibc

/// The main queue, which is the main actor's executor: where the sessions of a main-actor program run.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the calling code runs on it. The queue is checked and not the thread, because the main queue of a test
    /// may be on any thread.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Runs `body` on it, after what waits already.
    ///
    /// As a job of the main actor and not as a closure of the queue: if the main queue is not on the main thread, casts
    /// to conformances that belong to the main actor fail in a closure (decision 35).
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        _Concurrency.Task { @MainActor in body() }
    }

    /// Runs `body` on it and waits for the result; at once if the calling code is on it already.
    package static func wait<Result>(for body: @escaping () -> Result) -> Result {
        if isCurrent { return body() }
        let done = Semaphore()
        let handover = Handover(body)
        run {
            handover.result = handover.body()
            done.signal()
        }
        done.wait()
        guard let result = handover.result else { preconditionFailure("The main actor has given no result") }
        return result
    }

    /// The closure and result of ``wait(for:)``.
    ///
    /// Safety of `@unchecked Sendable`: one side waits while the other uses it.
    private final class Handover<Result>: @unchecked Sendable {
        let body: () -> Result
        var result: Result?

        init(_ body: @escaping () -> Result) { self.body = body }
    }
}
