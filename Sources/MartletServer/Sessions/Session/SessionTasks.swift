/// The asynchronous work of one session: actions, views' tasks, and tasks that the program starts.
struct SessionTasks {
    /// Cancels each of the program's own tasks that run, by its number. Views' tasks are cancelled by their pages.
    private var running: [UInt64: @Sendable () -> Void] = [:]
    private var lastNumber: UInt64 = 0
    /// Asynchronous actions and views' tasks that have not ended.
    private(set) var actionCount = 0
    /// How many of the session's tasks only sleep.
    var sleeperCount = 0
    /// Who waits until there is less asynchronous work.
    private var waiters: ContiguousArray<(count: Int, body: @Sendable () -> Void)> = []
    private static let waiterLimit = 16

    /// Asynchronous work that has not ended.
    var count: Int { actionCount + running.count }

    /// Asynchronous work that has not ended and does not sleep. In an idle session it waits for something elsewhere.
    var awaitingCount: Int { max(0, count - sleeperCount) }

    mutating func actionDidStart() { actionCount += 1 }

    mutating func actionDidEnd() { actionCount -= 1 }

    /// The number for a task that is about to start.
    mutating func makeNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    mutating func taskDidStart(_ number: UInt64, cancel: @escaping @Sendable () -> Void) { running[number] = cancel }

    mutating func taskDidEnd(_ number: UInt64) { running[number] = nil }

    /// Cancels the program's own tasks. They are removed when they end.
    func cancelAll() { for cancel in running.values { cancel() } }

    mutating func removeAll() { running = [:] }

    // MARK: Waiting

    /// Adds somebody who waits until no more than `limit` pieces of work are left. Returns `false` if there is nothing
    /// to wait for, or if too many wait already.
    mutating func wait(until limit: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        guard count > limit, waiters.count < Self.waiterLimit else { return false }
        waiters.append((limit, body))
        return true
    }

    /// Those whose waiting is over, because work has ended.
    mutating func removeReadyWaiters() -> [@Sendable () -> Void] {
        guard !waiters.isEmpty else { return [] }
        let left = count
        let ready = waiters.filter { left <= $0.count }
        waiters.removeAll { left <= $0.count }
        return ready.map(\.body)
    }
}
