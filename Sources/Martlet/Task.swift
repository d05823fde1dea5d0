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

    /// Starts `operation`, which may throw, outside every session: it is cancelled by nobody but the program, and what it does
    /// to state is done in the session all the same, and told.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task {
        Task(task: .detached(name: name, priority: priority, operation: operation))
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
        @_implicitSelfCapture operation: @escaping NonthrowingTaskOperation<Success>
    ) {
        task = Session.startTask(name: name, priority: priority, operation)
    }

    /// Starts `operation` outside every session: it is cancelled by nobody but the program, and what it does to state is done in
    /// the session all the same, and told.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task {
        Task(task: .detached(name: name, priority: priority, operation: operation))
    }

    /// What the operation gives, once it has ended.
    public var value: Success {
        get async { await task.value }
    }
}

extension Task {
    /// Asks the operation to stop.
    public func cancel() { task.cancel() }

    /// Whether the operation has been asked to stop.
    public var isCancelled: Bool { task.isCancelled }

    /// How the operation ended, once it has.
    public var result: Result<Success, Failure> {
        get async { await task.result }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Whether the running task has been asked to stop.
    public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

    /// Throws `CancellationError` if the running task has been asked to stop.
    public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

    /// Lets other work of the session run; what has changed is shown.
    public static func yield() async { await _Concurrency.Task.yield() }

    /// The priority of the running task.
    public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

    /// The priority with which the running task was started; `nil` outside a task.
    public static var basePriority: TaskPriority? { _Concurrency.Task.basePriority }

    /// The name that the running task was given.
    public static var name: String? { _Concurrency.Task.name }
}
