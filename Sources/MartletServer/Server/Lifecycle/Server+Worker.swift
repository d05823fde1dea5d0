import Logging

/// A server that a supervisor has started.
extension Server {
    /// Begins to accept connections; for a server that was configured to wait. The process before this one has ended,
    /// or has released its sessions.
    package func accept() {
        context.durability?.takeOver()
        begin()
        // With a lease of its own, the server may take over what the other one has left.
        readInterruptedActions()
        front.accept()
    }

    /// Stops because another process serves from here on: accepts no more connections, releases the sessions, and
    /// reports which. Requests under way are answered. The result keeps the views of the released sessions: hold it
    /// until the process ends, because the next one has better use for the time that it takes to free them.
    package func handOver(_ report: @escaping @Sendable (SessionReport) -> Void) -> [Session] {
        context.tasks.stop()
        var released: [Session] = []
        front.stop(handingOver: { [self] in released = context.sessionHandOver.release(self, report) })
        stop()
        return released
    }

    /// Takes the actions that ended workers have left: logs them, counts those that have ended a worker, and keeps them
    /// for their sessions.
    package func readInterruptedActions() {
        guard let memory = context.configuration.workerMemory?.memory else { return }
        for ended in memory.removeEnded() {
            for action in ended.actions { keep(action) }
            context.takeOver(from: ended)
        }
    }

    private func keep(_ action: InterruptedAction) {
        if action.isSuspect { context.crashes.interrupted.add(action) }
        if action.isCulprit { count(action) }
        context.logger.error(
            "\(Self.report(of: action))",
            metadata: [
                "id": "\(action.id)", "view": "\(action.view)", "event": "\(action.event)",
                "page": "\(action.path)", "post": "\(action.post)",
            ])
    }

    /// Counts an action that has ended a worker.
    private func count(_ action: InterruptedAction) {
        guard let crashes = context.crashes.repeated else { return }
        let now = context.clock.milliseconds
        if action.work == nil {
            crashes.record(session: action.session, address: action.address, now: now)
        } else {
            crashes.recordPage(session: action.session, address: action.address, now: now)
        }
        if action.work == .makingPage { crashes.record(path: action.path, now: now) }
    }

    private static func report(of action: InterruptedAction) -> String {
        switch (action.work, action.isCulprit) {
        case (.makingPage?, true): "A page ended the server while it was made. The backtrace is in this log"
        case (.taskTurn?, true): "A task of a visitor's ended the server. The backtrace is in this log"
        case (.makingPage?, false): "A page was being made when the server ended"
        case (.taskTurn?, false): "A task of a visitor's was under way when the server ended"
        case (nil, true): "An action ended the server and was not done. Its backtrace is in this log"
        case (nil, false):
            action.isSuspect
                ? "An action was under way when the server ended. It is not done again"
                : "An action was under way when the server ended. It is undone, and done again if the browser sends it again"
        }
    }
}

/// What the supervisor reports of the process before this one.
extension Server {
    /// These sessions are still in use there.
    package func didBecomeBusy(_ keys: [SessionKey]) { context.sessionHandOver.didBecomeBusy(keys) }

    /// These sessions are free.
    package func didBecomeFree(_ keys: [SessionKey]) { context.sessionHandOver.didBecomeFree(keys) }
}
