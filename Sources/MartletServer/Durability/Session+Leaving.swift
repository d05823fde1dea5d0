import MartletUI
import Synchronization

/// How a session leaves memory, while its records stay.
extension Session {
    /// Ends the session here. Nothing of it is deleted: the next request that names it loads it again, in this process
    /// or in another. Its views do not disappear; they come back. With `keepsViews` they are only not used any more:
    /// in a process that is about to end, to take them down would be lost time.
    func leave(keepsViews: Bool = false) {
        hasLeft.store(true, ordering: .releasing)
        markEnded()
        account.watch?.cancel()
        disconnectStreams()
        tasks.cancelAll()
        tasks.removeAll()
        for page in pages.all {
            page.leave(keepsViews: keepsViews)
            if !keepsViews { pages.remove(page) }
            context.statistics.pages.add(-1)
        }
        announceUnloaded()
        giveBackStrangerBytes()
        context.registry.remove(self)
        if !keepsViews { app = nil }
    }

    /// Leaves this server, because another one has it, or may. What has changed since the last commit is not stored:
    /// the browser sends those presses again.
    nonisolated func lose() {
        storing.isLost.store(true, ordering: .sequentiallyConsistent)
        executor.performUnnoted(isAwaited: true) { self.inside { if !$0.hasEnded { $0.leave() } } }
    }

    /// Ends the streams, because the server may not answer now.
    nonisolated func pauseStreams() {
        executor.performUnnoted(isAwaited: true) { self.inside { $0.disconnectStreams() } }
    }

    /// The process is about to end. If a page of a visitor's who has not come back yet is among the last that were sent,
    /// the session is stored: the browser asks for the page's stream in a moment.
    func keepIfJustSent() {
        guard let durable, !isConfirmed, pages.all.contains(where: \.isAmongLast) else { return }
        durable.isJustSent = true
        markWork()
    }

    /// Leaves this process, which is about to end, unless something has changed since the last commit. Returns whether
    /// it has.
    func leaveIfCommitted() -> Bool {
        guard durable?.isMarked != true else { return false }
        leave(keepsViews: true)
        return true
    }

    /// Whether nothing is lost and nobody is interrupted if the session leaves memory.
    private var isAsleep: Bool {
        guard let durable, isConfirmed, !durable.isMarked, !durable.isUnstored, !durable.isMakingPages,
            tasks.count == 0, sharedStream == nil
        else { return false }
        return pages.all.allSatisfy { $0.isDehydrated && !$0.isConnected && !$0.stored.isPending }
    }

    /// Bytes that are free when a session sleeps whose views had gone before, roughly.
    private static let sleepingWeight = 8 << 10

    /// Leaves memory, if the session has been asleep. Returns whether it has.
    func hibernate() -> Bool {
        guard isAsleep, let durable else { return false }
        let sleeping = durable.durability.sleeping
        // Before the session leaves, so that a request finds it in one place or the other.
        if !durable.durability.isOneOfSeveral { sleeping.add(durable.key, of: durable.tag(of: account.presentUser)) }
        leave()
        context.freedMemory.add(Self.sleepingWeight)
        return true
    }
}

extension Problem {
    /// It says nothing of when to try again: a second, the shortest time that the header can name, is too long.
    static let hasLeft = Problem(503, "This session is moving to another server process. Try again now.")
}
