/// The body of a program's task, which runs where it is called.
package typealias SessionOperation<Success> = nonisolated(nonsending) () async throws -> Success

/// The body of a program's task that does not throw.
package typealias NonthrowingSessionOperation<Success> = nonisolated(nonsending) () async -> Success

/// Tasks that a program starts.
extension Session {
    /// Starts a task in the session that runs on the calling thread; without one, an ordinary task.
    package nonisolated static func startTask<Success: Sendable>(
        name: String?, priority: TaskPriority?, _ operation: @escaping SessionOperation<Success>
    ) -> _Concurrency.Task<Success, any Error> {
        let operation = SessionBound(operation)
        guard let session = CurrentSession.executor?.session else {
            return _Concurrency.Task(name: name, priority: priority) { try await operation.value() }
        }
        return session.inside { session in
            let origin = session.originOfTasks
            return session.startTask { number in
                _Concurrency.Task(name: name, priority: priority) {
                    let mark = session.context.actionWatch?.origins.begin(origin)
                    defer {
                        session.context.actionWatch?.origins.end(mark)
                        session.taskDidEnd(number)
                    }
                    return try await session.stayingHere(operation.value)
                }
            }
        }
    }

    /// The same for an operation that does not throw.
    package nonisolated static func startTask<Success: Sendable>(
        name: String?, priority: TaskPriority?, _ operation: @escaping NonthrowingSessionOperation<Success>
    ) -> _Concurrency.Task<Success, Never> {
        let operation = SessionBound(operation)
        guard let session = CurrentSession.executor?.session else {
            return _Concurrency.Task(name: name, priority: priority) { await operation.value() }
        }
        return session.inside { session in
            let origin = session.originOfTasks
            return session.startTask { number in
                _Concurrency.Task(name: name, priority: priority) {
                    let mark = session.context.actionWatch?.origins.begin(origin)
                    defer {
                        session.context.actionWatch?.origins.end(mark)
                        session.taskDidEnd(number)
                    }
                    return await session.stayingHere(operation.value)
                }
            }
        }
    }

    private func startTask<Success: Sendable, Failure: Error>(
        _ make: (UInt64) -> _Concurrency.Task<Success, Failure>
    ) -> _Concurrency.Task<Success, Failure> {
        let number = tasks.makeNumber()
        let task = CurrentSession.makingTask(of: executor) { make(number) }
        tasks.taskDidStart(number) { task.cancel() }
        return task
    }

    /// Where a task comes from that starts here.
    private var originOfTasks: ActionWatch.Action? {
        guard let watch = context.actionWatch else { return nil }
        return watch.action(in: executor) ?? watch.origins.current
    }

    private func taskDidEnd(_ number: UInt64) {
        tasks.taskDidEnd(number)
        workDidEnd()
    }
}
