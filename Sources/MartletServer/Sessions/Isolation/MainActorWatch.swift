import Glibc
import Logging
import MartletUI
import Synchronization

/// Reports what blocks the main actor: in a main-actor program every visitor waits for it.
final class MainActorWatch: Sendable {
    private let limit: Double
    private let logger: Logger
    private let limiter: LogLimiter
    /// The handler that is running.
    private let running = Mutex<Handler?>(nil)
    private let answers = Atomic<Int>(0)
    private let isStopped = Atomic<Bool>(false)

    /// The page and the event of a handler.
    struct Handler: Sendable {
        let page: String
        let event: String
    }

    /// `limit` is in seconds.
    init(limit: Double, _ logger: Logger, _ limiter: LogLimiter) {
        self.limit = limit
        self.logger = logger
        self.limiter = limiter
    }

    /// Runs a handler, and reports it if it takes long. `view` names its view, and is found before the handler runs,
    /// which may remove the view.
    func watch(_ handler: Handler, of view: String?, _ body: () -> Void) {
        running.withLock { $0 = handler }
        let start = SystemTime.nanoseconds
        body()
        let seconds = Double(SystemTime.nanoseconds - start) / 1e9
        running.withLock { $0 = nil }
        guard seconds >= limit, limiter.admits(.slowHandler) else { return }
        logger.warning(
            "A handler has held up all visitors; await what takes long, or do it off the main actor",
            metadata: [
                "view": "\(view ?? "unknown")", "event": "\(handler.event)", "page": "\(handler.page)",
                "milliseconds": "\(Int(min(seconds * 1_000, 1e12)))",
            ])
    }

    /// Starts a thread that reports a main actor that does not answer at all, because of a handler, a task or a timer.
    func start() {
        Thread.start(name: "martlet-watch", stackSize: 256 << 10) { [self] in
            while !isStopped.load(ordering: .relaxed) { look() }
        }
    }

    func stop() { isStopped.store(true, ordering: .relaxed) }

    private func look() {
        let before = answers.load(ordering: .relaxed)
        MainQueue.run { self.answers.add(1, ordering: .relaxed) }
        var seconds = 0
        var isReported = false
        repeat {
            usleep(1_000_000)
            seconds += 1
            if answers.load(ordering: .relaxed) == before, !isReported {
                isReported = true
                reportUnresponsive()
            }
        } while answers.load(ordering: .relaxed) == before && !isStopped.load(ordering: .relaxed)
        if isReported { logger.notice("The main actor answers again", metadata: ["seconds": "\(seconds)"]) }
    }

    private func reportUnresponsive() {
        let handler = running.withLock { $0 }
        let body = ThreadEvaluation.running.first?.view
        var metadata: Logger.Metadata =
            handler.map { ["event": "\($0.event)", "page": "\($0.page)"] }
            ?? (body == nil ? ["in": "a task or a timer"] : [:])
        if let body { metadata["body"] = "\(body)" }
        logger.error("The main actor has not answered for a second, and all visitors wait", metadata: metadata)
    }
}
