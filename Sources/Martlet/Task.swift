import MartletServer

/// The body of a ``Task``: it runs on the session that started it.
public typealias TaskOperation<Success> = nonisolated(nonsending) () async throws -> Success

/// The body of a ``Task`` that does not throw.
public typealias NonthrowingTaskOperation<Success> = nonisolated(nonsending) () async -> Success

/// Asynchronous work of a visitor's session.
///
/// It stands in the place of Swift's own `Task`: the body runs on the session that started it, so it may use views' state
/// and models that are not `Sendable`, and it is cancelled when the session ends. Started outside a session it is an
/// ordinary task.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
    private let task: _Concurrency.Task<Success, any Error>
}

extension Task where Failure == any Error {
    /// Starts `operation`, which may throw.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping TaskOperation<Success>
    ) {
        task = Session.startTask(name: name, priority: priority, operation)
    }

    /// What the operation gives, once it has ended.
    public var value: Success {
        get async throws { try await task.value }
    }
}

extension Task where Failure == Never {
    /// Starts `operation`.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping NonthrowingTaskOperation<Success>
    ) {
        task = Session.startTask(name: name, priority: priority, operation)
    }
}

extension Task {
    /// Asks the operation to stop.
    public func cancel() { task.cancel() }

    /// Whether the operation has been asked to stop.
    public var isCancelled: Bool { task.isCancelled }

    /// How the operation ended, once it has.
    public var result: Result<Success, any Error> {
        get async { await task.result }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Whether the running task has been asked to stop.
    public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

    /// Throws `CancellationError` if the running task has been asked to stop.
    public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

    /// Waits; throws `CancellationError` if the task is cancelled meanwhile.
    public nonisolated(nonsending) static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let (duration, tolerance) = (longest(duration), tolerance.map(longest))
        try await Session.sleeping {
            try await _Concurrency.Task.sleep(for: duration, tolerance: tolerance, clock: .continuous)
        }
    }

    /// Waits a number of nanoseconds; throws `CancellationError` if the task is cancelled meanwhile.
    public nonisolated(nonsending) static func sleep(nanoseconds: UInt64) async throws {
        let nanoseconds = min(nanoseconds, UInt64(century) * 1_000_000_000)
        try await Session.sleeping { try await _Concurrency.Task.sleep(nanoseconds: nanoseconds) }
    }

    /// In seconds. The clock's own numbers end somewhere behind it, and with them the process.
    private static var century: Int64 { 3_153_600_000 }

    private static func longest(_ duration: Duration) -> Duration { max(.zero, min(duration, .seconds(century))) }

    /// Lets other work of the session run; what has changed is shown.
    public static func yield() async { await _Concurrency.Task.yield() }

    /// The priority of the running task.
    public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }
}
