import MartletServer

/// The body of a ``Task``. It runs on the session that started it.
public typealias TaskOperation<Success> = nonisolated(nonsending) () async throws -> Success

/// The body of a ``Task`` that does not throw.
public typealias NonthrowingTaskOperation<Success> = nonisolated(nonsending) () async -> Success

/// Asynchronous work of a visitor's session.
///
/// This type shadows Swift's `Task`. Its body runs on the session that started it, so it may use the state of views and
/// models that are not `Sendable`, and it is canceled when the session ends. Started outside a session, it is an
/// ordinary task.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
    fileprivate let task: _Concurrency.Task<Success, Failure>
}

extension Task where Failure == any Error {
    /// Starts `operation`, which may throw.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_implicitSelfCapture operation: @escaping TaskOperation<Success>
    ) {
        task = Session.startTask(name: name, priority: priority, operation)
    }

    /// Starts `operation`, which may throw, outside every session. Only the program cancels it; its changes to state
    /// still run in the state's session and reach the page.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task {
        Task(task: .detached(name: name, priority: priority, operation: operation))
    }

    /// The result of the operation. Waits until the operation ends.
    public var value: Success {
        get async throws { try await task.value }
    }
}

extension Task where Failure == Never {
    /// Starts `operation`.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_implicitSelfCapture operation: @escaping NonthrowingTaskOperation<Success>
    ) {
        task = Session.startTask(name: name, priority: priority, operation)
    }

    /// Starts `operation` outside every session. Only the program cancels it; its changes to state still run in the
    /// state's session and reach the page.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task {
        Task(task: .detached(name: name, priority: priority, operation: operation))
    }

    /// The result of the operation. Waits until the operation ends.
    public var value: Success {
        get async { await task.value }
    }
}

extension Task {
    /// Asks the operation to stop.
    public func cancel() { task.cancel() }

    /// Whether the operation has been canceled.
    public var isCancelled: Bool { task.isCancelled }

    /// The result of the operation, or its error. Waits until the operation ends.
    public var result: Result<Success, Failure> {
        get async { await task.result }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Whether the current task has been canceled.
    public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

    /// Throws `CancellationError` if the current task has been canceled.
    public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

    /// Lets other work of the session run. The session shows what has changed.
    public static func yield() async { await _Concurrency.Task.yield() }

    /// The priority of the current task.
    public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

    /// The priority with which the current task was started, or `nil` outside a task.
    public static var basePriority: TaskPriority? { _Concurrency.Task.basePriority }

    /// The name of the current task, if it has one.
    public static var name: String? { _Concurrency.Task.name }
}
