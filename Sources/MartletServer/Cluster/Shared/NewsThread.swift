import Logging
import Synchronization

/// Listens to what other servers say.
final class NewsThread: Sendable {
    private let news: any NewsStore
    private let isStopped = Atomic<Bool>(false)
    private let ended = Semaphore()
    private let isStarted = Atomic<Bool>(false)
    private let logger: Logger
    /// Milliseconds that are waited for news at once, and after a failure.
    private static let (wait, pause): (Int, UInt64) = (500, 200)

    init(_ news: any NewsStore, _ logger: Logger) { (self.news, self.logger) = (news, logger) }

    /// Listens from `number` on. `onNews` hears of nothing now and then, too; `onGap` that some news may have been missed.
    func start(
        after number: UInt64, onNews: @escaping @Sendable ([ClusterNews]) -> Void, onGap: @escaping @Sendable () -> Void
    ) {
        guard !isStarted.exchange(true, ordering: .relaxed) else { return }
        let hasStarted = Thread.start(name: "martlet-news") { [self] in
            var last = number
            while !isStopped.load(ordering: .relaxed) {
                do throws(StoreError) {
                    let part = try news.next(after: last, milliseconds: Self.wait)
                    last = part.last
                    if part.hasGap { onGap() }
                    onNews(part.news)
                } catch {
                    SystemTime.sleep(milliseconds: Self.pause)
                }
            }
            ended.signal()
        }
        if !hasStarted {
            logger.error("There is no thread to hear of other servers' changes of shared values.")
            isStarted.store(false, ordering: .relaxed)
        }
    }

    func stop() {
        guard !isStopped.exchange(true, ordering: .relaxed), isStarted.load(ordering: .relaxed) else { return }
        ended.wait()
        news.close()
    }
}
