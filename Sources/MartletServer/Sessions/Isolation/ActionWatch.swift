import Glibc
import Logging
import MartletUI
import Synchronization

/// Reports actions and bodies that go on for long in sessions that have threads of their own: other visitors do not wait, so nobody but
/// whoever has pressed would notice.
///
/// Such an action is not ended: what it holds would stay as it is. The log says where it is when it has taken too long, and
/// when it has ended after all. In development the page says it too, by its stream, since its session is busy.
final class ActionWatch: Sendable {
    /// What runs, and where its page's browser can be reached.
    struct Action: Sendable {
        let page: String
        let event: String
        /// Known in development only: to find it takes time.
        let view: String?
        let connection: StreamConnection?
    }

    private struct Running {
        let number: UInt64
        let action: Action
        let start: UInt64
        var isReported = false
    }

    private struct State {
        var last: UInt64 = 0
        var running: ContiguousArray<Running> = []

        mutating func begin(_ action: Action, at start: UInt64) -> UInt64 {
            last &+= 1
            running.append(Running(number: last, action: action, start: start))
            return last
        }

        /// Returns whether it was reported. Mostly it is the last: the front's actions come one after another.
        mutating func end(_ number: UInt64) -> Bool {
            if running.last?.number == number { return running.removeLast().isReported }
            guard let index = running.firstIndex(where: { $0.number == number }) else { return false }
            return running.remove(at: index).isReported
        }
    }

    /// In nanoseconds, as all times here.
    private let patience: UInt64
    private let isDevelopment: Bool
    private let logger: Logger
    private let limiter: LogLimiter
    private let state = Mutex(State())
    private let bodies = Mutex(LongEvaluations())
    private let isStopped = Atomic<Bool>(false)

    init(patience: UInt64 = 5_000_000_000, isDevelopment: Bool, _ logger: Logger, _ limiter: LogLimiter) {
        self.patience = patience
        self.isDevelopment = isDevelopment
        self.logger = logger
        self.limiter = limiter
    }

    /// Runs an action. Returns how long it took.
    func watch(_ action: Action, _ body: () -> Void) -> UInt64 {
        let start = SystemTime.nanoseconds
        let number = state.withLock { $0.begin(action, at: start) }
        body()
        let isReported = state.withLock { $0.end(number) }
        let duration = SystemTime.nanoseconds - start
        if isReported { reportEnd(of: action, after: duration) }
        return duration
    }

    /// Starts a thread that looks for actions and bodies that go on.
    func start() {
        Thread.start(name: "martlet-watch", stackSize: 256 << 10) { [self] in
            while !isStopped.load(ordering: .relaxed) {
                usleep(1_000_000)
                look(at: SystemTime.nanoseconds)
                lookAtBodies(at: SystemTime.nanoseconds)
            }
        }
    }

    func stop() { isStopped.store(true, ordering: .relaxed) }

    /// Reports the actions that have taken too long by now, each once.
    func look(at now: UInt64) {
        let long = state.withLock { state in
            var found: [(action: Action, duration: UInt64)] = []
            for index in state.running.indices {
                let running = state.running[index]
                guard !running.isReported, now > running.start, now - running.start >= patience else { continue }
                state.running[index].isReported = true
                found.append((running.action, now - running.start))
            }
            return found
        }
        for (action, duration) in long { report(action, after: duration) }
    }

    /// Reports the bodies that have taken too long by now, each once. None of them can be ended, either.
    func lookAtBodies(at now: UInt64) {
        let long = bodies.withLock { $0.look(at: now, ThreadEvaluation.running, patience: patience) }
        for (view, duration) in long where isDevelopment || limiter.admits(.slowHandler) {
            logger.error(
                "A body goes on, and its visitor waits; compute in a task or an action what takes long, and end every loop",
                metadata: ["view": "\(view)", "milliseconds": "\(duration / 1_000_000)"])
        }
    }

    private func report(_ action: Action, after duration: UInt64) {
        if isDevelopment {
            let view = action.view.map { " of \($0)" } ?? ""
            action.connection?.send(
                BuildStatus(
                    title: "An action goes on",
                    message:
                        "The action\(view) (\(action.event)) has not ended for \(duration / 1_000_000_000) seconds, and the page answers nothing else. If it never ends, stop the program. Do what takes long in an async action or a task, with await."
                ))
        }
        guard isDevelopment || limiter.admits(.slowHandler) else { return }
        logger.error(
            "An action goes on, and its visitor waits; await what takes long, and end every loop",
            metadata: metadata(of: action, duration))
    }

    private func reportEnd(of action: Action, after duration: UInt64) {
        if isDevelopment { action.connection?.send(.succeeded) }
        guard isDevelopment || limiter.admits(.slowHandler) else { return }
        logger.notice("The action has ended", metadata: metadata(of: action, duration))
    }

    private func metadata(of action: Action, _ duration: UInt64) -> Logger.Metadata {
        var metadata: Logger.Metadata = [
            "event": "\(action.event)", "page": "\(action.page)", "milliseconds": "\(duration / 1_000_000)",
        ]
        if let view = action.view { metadata["view"] = "\(view)" }
        return metadata
    }
}
