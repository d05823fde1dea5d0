import Logging
import MartletUI
import Synchronization

/// What goes on for long beside actions.
///
/// A thread that does it writes nothing but what it does, into memory of its own or under a lock that it takes anyway, and never
/// reads a clock for it; who looks finds that it still does the same.
extension ActionWatch {
    /// A body that runs, and on which thread.
    typealias Body = ThreadEvaluation.Running

    /// Reports the bodies that have taken too long by now, each once.
    func lookAtBodies(at now: UInt64) {
        let running = ThreadEvaluation.running.map {
            LongWork<Body>.Running(thread: $0.thread, mark: .init(number: $0.number), work: $0)
        }
        let (begun, ended) = bodies.withLock { $0.look(at: now, running, patience: patience) }
        for found in begun {
            say(
                "A body goes on",
                "The body of \(found.work.view) has not ended for \(found.duration / 1_000_000_000) seconds, and the page answers nothing else. If it never ends, stop the program. Compute in a task or an action what takes long, with await.",
                on: found.work.thread, to: pool?.turns.first { $0.thread == found.work.thread }?.executor)
            var metadata = metadata(of: nil, found.duration)
            metadata["view"] = "\(found.work.view)"
            log(
                .error,
                "A body goes on, and its visitor waits; compute in a task or an action what takes long, and end every loop",
                metadata)
        }
        for found in ended { hideMessage(on: found.work.thread) }
    }

    /// Reports the turns that have taken too long by now, each once, unless they are an action's or one body's.
    func lookAtTurns(at now: UInt64) {
        guard let pool else { return }
        let running = pool.turns.compactMap { turn in
            turn.executor.map {
                LongWork<PoolTurn>.Running(
                    thread: turn.thread, mark: .init(number: UInt(turn.number), pieces: $0.pieces), work: turn)
            }
        }
        let acting = running.filter { $0.work.executor.flatMap(action(in:)) != nil }.map(\.thread)
        let excluded = bodies.withLock { $0.lastingThreads }.union(acting)
        let (begun, ended) = turns.withLock { $0.look(at: now, running, patience: patience, excluding: excluded) }
        for found in begun { report(found.work, after: found.duration) }
        for found in ended { reportEnd(of: found.work, after: found.duration) }
    }

    private func report(_ turn: PoolTurn, after duration: UInt64) {
        let seconds = duration / 1_000_000_000
        if let body = ThreadEvaluation.running.first(where: { $0.thread == turn.thread }) {
            say(
                "Many views are evaluated",
                "Views have been evaluated for \(seconds) seconds, now \(body.view), and the page answers nothing else. Show fewer at once: in a List, a Table or a lazy stack, only the rows around the visible ones are evaluated.",
                on: turn.thread, to: turn.executor)
            var metadata = metadata(of: nil, duration)
            metadata["view"] = "\(body.view)"
            return log(
                .error,
                "Views are evaluated for long, and their visitor waits; show fewer rows at once, in a List, a Table or a lazy stack",
                metadata)
        }
        let origin = origins.origin(of: ThreadEvaluation.task(on: turn.thread))
        let (view, event) = (origin?.view.map { " of \($0)" } ?? "", origin.map { " (\($0.event))" } ?? "")
        say(
            "A task goes on",
            "A task\(view)\(event) has computed for \(seconds) seconds without suspending, and the page answers nothing else. If it never ends, stop the program. Await something in each of its loops, such as Task.yield(), or do the work in Task.detached.",
            on: turn.thread, to: turn.executor)
        log(
            .error,
            "A task goes on without suspending, and its visitor waits; await something in each loop, such as Task.yield(), or do the work in Task.detached",
            metadata(of: origin, duration))
    }

    private func reportEnd(of turn: PoolTurn, after duration: UInt64) {
        hideMessage(on: turn.thread)
        log(.notice, "What went on for long has ended", metadata(of: nil, duration))
    }

    // MARK: Browsers

    /// A session begins a turn, in development: while it goes on, its pages cannot be asked.
    func note(_ reachable: [StreamConnection], of session: SessionExecutor) {
        let former = connections.withLock { connections in
            let key = ObjectIdentifier(session)
            defer { connections[key] = reachable.isEmpty ? nil : reachable }
            return connections[key]
        }
        withExtendedLifetime(former) {}
    }

    /// Shows a message on the session's pages while its turn on `thread` goes on.
    private func say(_ title: String, _ message: String, on thread: UInt, to session: SessionExecutor?) {
        guard isDevelopment, let session,
            let reachable = connections.withLock({ $0[ObjectIdentifier(session)] })
        else { return }
        say(title, message, to: reachable)
        messages.withLock { $0[thread] = reachable }
    }

    private func hideMessage(on thread: UInt) {
        for connection in messages.withLock({ $0.removeValue(forKey: thread) }) ?? [] { connection.send(.succeeded) }
    }
}

extension Session {
    /// Notes how the pages' browsers can be reached while the turn that begins goes on.
    func noteConnections() {
        context.actionWatch?.note(pages.all.compactMap(\.channel.carrier), of: executor)
    }
}
