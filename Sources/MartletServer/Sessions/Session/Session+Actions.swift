import MartletUI

/// Asynchronous actions and views' tasks.
extension Session {
    /// Asynchronous work that has not ended and does not sleep. In an idle session it waits for something elsewhere.
    package var awaitingCount: Int { tasks.awaitingCount }

    /// Continues the actions that need not wait: an action that throws at once goes through the session's queue before
    /// the error is reported. Returns whether there were any.
    func continueActions() -> Bool { tasks.actionCount > 0 && executor.runReadyJobs() }

    /// Starts `action` here: its synchronous beginning runs before this returns. What it throws goes to `page`.
    func start(
        _ action: @escaping AsyncAction, _ priority: TaskPriority? = nil, for page: Page?, of node: Node? = nil
    ) -> SessionTask {
        let origin = origin(of: node, on: page)
        let action = SessionBound(action)
        let page = page.map(SessionBound.init)
        return CurrentSession.makingTask(of: executor) {
            SessionTask(_Concurrency.Task.immediate(priority: priority) { await self.run(action, page, origin) })
        }
    }

    /// Which action has started an asynchronous one, or whose view's task it is.
    private func origin(of node: Node?, on page: Page?) -> ActionWatch.Action? {
        guard let watch = context.actionWatch else { return nil }
        if let node, let page {
            return .init(page: page.scene.path.text, event: "task", view: node.programView, connection: nil)
        }
        return watch.action(in: executor)
    }

    private func run(
        _ action: SessionBound<AsyncAction>, _ page: SessionBound<Page>?, _ origin: ActionWatch.Action?
    ) async {
        tasks.actionDidStart()
        let mark = context.actionWatch?.origins.begin(origin)
        defer {
            context.actionWatch?.origins.end(mark)
            tasks.actionDidEnd()
            workDidEnd()
        }
        await stayingHere { await Self.perform(action, page) }
    }

    /// Performs `action`, and reports what it throws. This is a function of its own so that there is one turn of the
    /// queue between the two, which ``continueActions()`` runs, and not a second one for the end of the task's
    /// preference.
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

    // MARK: Answers that wait

    /// Calls `body` when no more than `count` pieces of asynchronous work are left, so that what is quick is part of an
    /// answer; at once if too many wait already.
    func whenWork(isDownTo count: Int, _ body: @escaping @Sendable () -> Void) {
        if !tasks.wait(until: count, body) { body() }
    }

    /// A piece of work has ended.
    func workDidEnd() { for body in tasks.removeReadyWaiters() { body() } }
}
