import Glibc
import Logging
import MartletUI
import Synchronization

/// Reports what goes on for long in sessions that have threads of their own: actions, bodies, and other turns, such as those of tasks
/// that never suspend. Other visitors do not wait, so nobody but whoever has pressed would notice.
///
/// Nothing is ended: what it holds would stay as it is. The log says where it is when it has taken too long, and
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
        let session: ObjectIdentifier?
        let action: Action
        let start: UInt64
        var isReported = false
    }

    private struct State {
        var last: UInt64 = 0
        var running: ContiguousArray<Running> = []

        mutating func begin(_ action: Action, in session: ObjectIdentifier?, at start: UInt64) -> UInt64 {
            last &+= 1
            running.append(Running(number: last, session: session, action: action, start: start))
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
    let patience: UInt64
    let isDevelopment: Bool
    private let logger: Logger
    private let limiter: LogLimiter
    private let state = Mutex(State())
    let pool: ThreadPool?
    let bodies = Mutex(LongWork<Body>())
    let turns = Mutex(LongWork<PoolTurn>())
    let origins = TaskOrigins()
    /// Where the browsers of the sessions that run can be reached, in development.
    let connections = Mutex<[ObjectIdentifier: [StreamConnection]]>([:])
    /// Those that show a message of what a thread does.
    let messages = Mutex<[UInt: [StreamConnection]]>([:])
    private let isStopped = Atomic<Bool>(false)

    init(
        patience: UInt64 = 5_000_000_000, isDevelopment: Bool, pool: ThreadPool? = nil, _ logger: Logger,
        _ limiter: LogLimiter
    ) {
        self.patience = patience
        self.isDevelopment = isDevelopment
        self.pool = pool
        self.logger = logger
        self.limiter = limiter
    }

    /// Runs an action. Returns how long it took.
    func watch(_ action: Action, _ body: () -> Void) -> UInt64 {
        let start = SystemTime.nanoseconds
        let session = CurrentSession.executor.map { ObjectIdentifier($0) }
        let number = state.withLock { $0.begin(action, in: session, at: start) }
        body()
        let isReported = state.withLock { $0.end(number) }
        let duration = SystemTime.nanoseconds - start
        if isReported { reportEnd(of: action, after: duration) }
        return duration
    }

    /// The action that runs in a session.
    func action(in session: SessionExecutor) -> Action? {
        state.withLock { $0.running.last { $0.session == ObjectIdentifier(session) }?.action }
    }

    /// Starts a thread that looks for what goes on.
    func start() {
        Thread.start(name: "martlet-watch", stackSize: 256 << 10) { [self] in
            while !isStopped.load(ordering: .relaxed) {
                usleep(1_000_000)
                look(at: SystemTime.nanoseconds)
                lookAtBodies(at: SystemTime.nanoseconds)
                lookAtTurns(at: SystemTime.nanoseconds)
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

    private func report(_ action: Action, after duration: UInt64) {
        let view = action.view.map { " of \($0)" } ?? ""
        say(
            "An action goes on",
            "The action\(view) (\(action.event)) has not ended for \(duration / 1_000_000_000) seconds, and the page answers nothing else. If it never ends, stop the program. Do what takes long in an async action or a task, with await.",
            to: action.connection.map { [$0] } ?? [])
        log(
            .error, "An action goes on, and its visitor waits; await what takes long, and end every loop",
            metadata(of: action, duration))
    }

    private func reportEnd(of action: Action, after duration: UInt64) {
        if isDevelopment { action.connection?.send(.succeeded) }
        log(.notice, "The action has ended", metadata(of: action, duration))
    }

    func metadata(of action: Action?, _ duration: UInt64) -> Logger.Metadata {
        var metadata: Logger.Metadata = ["milliseconds": "\(duration / 1_000_000)"]
        guard let action else { return metadata }
        metadata["event"] = "\(action.event)"
        metadata["page"] = "\(action.page)"
        if let view = action.view { metadata["view"] = "\(view)" }
        return metadata
    }

    func log(_ level: Logger.Level, _ message: Logger.Message, _ metadata: Logger.Metadata) {
        guard isDevelopment || limiter.admits(.slowHandler) else { return }
        logger.log(level: level, message, metadata: metadata)
    }

    /// Shows a message on pages, in development.
    func say(_ title: String, _ message: String, to connections: [StreamConnection]) {
        guard isDevelopment, !connections.isEmpty else { return }
        let status = BuildStatus(title: title, message: message)
        for connection in connections { connection.send(status) }
    }
}
