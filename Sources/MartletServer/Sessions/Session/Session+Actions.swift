import MartletUI

/// Asynchronous actions and views' tasks.
extension Session {
    /// Asynchronous work that has not ended and does not sleep. In a session at rest it waits for something elsewhere.
    package var awaitingCount: Int { max(0, actionCount + tasks.count - sleeperCount) }

    /// Asynchronous work that has not ended.
    var workCount: Int { actionCount + tasks.count }

    /// Runs the actions on that need not wait: one that has thrown at once goes through the session's queue before that is
    /// reported. Gives whether there were any.
    func continueActions() -> Bool { actionCount > 0 && executor.runReadyJobs() }

    /// Starts `action` here: its synchronous beginning runs before this returns. What it throws goes to `page`.
    func start(
        _ action: @escaping AsyncAction, _ priority: TaskPriority? = nil, for page: Page?
    ) -> SessionTask {
        let action = SessionBound(action)
        let page = page.map(SessionBound.init)
        return CurrentSession.makingTask(of: executor) {
            SessionTask(_Concurrency.Task.immediate(priority: priority) { await self.run(action, page) })
        }
    }

    private func run(_ action: SessionBound<AsyncAction>, _ page: SessionBound<Page>?) async {
        actionCount += 1
        defer {
            actionCount -= 1
            workDidEnd()
        }
        await stayingHere { await Self.perform(action, page) }
    }

    /// Performs `action`, and reports what it throws. A function of its own, so that there is one turn of the queue between the
    /// two and not a second one, for the end of the task's preference: ``continueActions()`` runs one.
    private nonisolated(nonsending) static func perform(
        _ action: SessionBound<AsyncAction>, _ page: SessionBound<Page>?
    ) async {
        do {
            try await action.value()
        } catch is CancellationError {
            // Its view has gone; nobody waits for it.
        } catch {
            page?.value.reportFailure(error)
        }
    }
}
