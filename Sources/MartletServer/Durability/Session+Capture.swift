import MartletUI
import MartletValues
import Synchronization

/// How a session becomes records.
extension Session {
    /// Work in the session may have changed something. Called after each piece of work.
    func markWork() {
        guard let durable, !durable.isMarked, isConfirmed || durable.isJustSent, !hasEnded else { return }
        durable.isMarked = true
        durable.durability.committer.mark(self)
    }

    /// Has the session stored at once, because a browser waits for that. `false` if it is not stored.
    func storeSoon() -> Bool {
        guard let durable, isConfirmed, !hasEnded, !durable.hasDiverged,
            !durable.durability.isReleasing.load(ordering: .acquiring)
        else { return false }
        markWork()
        storing.isAwaited.store(true, ordering: .relaxed)
        durable.durability.committer.hurry()
        return true
    }

    /// Adds the session's changes to a commit: here, if the session is idle, and otherwise in its next turn.
    nonisolated func capture(for round: CommitRound) {
        let isDone: Void? = enterIfIdle(isNoted: false) { session in
            session.addCapture(to: round)
            // What cannot be stored is reported on pages.
            session.flushChangesLater()
        }
        if isDone == nil { captureLater(for: round) }
    }

    /// Adds the session's changes to a commit in its next turn.
    nonisolated func captureLater(for round: CommitRound) {
        performForStore { $0.addCapture(to: round) }
    }

    private func addCapture(to round: CommitRound) {
        guard let durable else { return _ = round.add(nil) }
        guard round.isOpen else { return markAgain() }
        durable.isMarked = false
        let start = SystemTime.milliseconds
        let capture = makeCapture(durable)
        // It may have been slow because the machine was busy.
        if SystemTime.milliseconds - start < CaptureThread.longest / 2 {
            storing.isSlow.store(false, ordering: .relaxed)
        }
        if !round.add(capture) {
            forgetTaken(capture)
            markAgain()
        }
    }

    private func markAgain() {
        durable?.isMarked = false
        markWork()
    }

    private func makeCapture(_ durable: SessionDurability) -> SessionCapture? {
        // Without a page there is nothing to come back to, but for a user.
        guard !hasEnded, !durable.hasDiverged, !storing.isLost.load(ordering: .sequentiallyConsistent),
            !pages.isEmpty || account.presentUser != nil
        else { return nil }
        let record = sessionRecord(durable)
        if record.needsChildren || durable.isEvicted { makePages(durable) }
        durable.isEvicted = false
        var changes = durable.putSession(record)
        var posts: [SharedPost] = []
        for page in pages.all {
            changes += page.captureChanges(durable)
            page.channel.didCapture()
            posts.append(SharedPost(page: page.identifier.number, number: page.events.last))
        }
        for name in durable.removals { changes.append(.remove(name: name)) }
        durable.removals = []
        durable.isUnstored = true
        return SessionCapture(
            session: self, owner: durable.key, expires: WallClock.seconds + Int64(retention),
            tags: OwnerTags(
                user: durable.tag(of: account.presentUser).rawValue,
                address: Int64(bitPattern: executor.address.load(ordering: .relaxed))),
            fence: durable.fence, changes: changes, posts: posts)
    }

    /// Seconds after which nobody comes back to the session.
    private var retention: Double {
        let limits = context.configuration.limits
        return min(isConfirmed ? limits.storedRetention : limits.unconfirmedRetention, 10 * 365 * 86_400)
    }

    /// The store does not have what was captured.
    private func forgetTaken(_ capture: SessionCapture?) {
        durable?.forgetTaken(capture?.changes ?? [])
        for page in pages.all { page.forgetTaken() }
    }

    /// The store has nothing of the session: everything is stored anew.
    nonisolated func storeWhole() {
        enter(slowly: true) { session in
            guard let durable = session.durable, session.isConfirmed else { return }
            session.evictUnloaded()
            session.forgetTaken(nil)
            session.makePages(durable)
        }
    }

    /// The store has deleted the session. It is stored anew when something has changed, and not at once: it would evict
    /// another one.
    nonisolated func didEvict() {
        executor.performUnnoted {
            self.inside { session in
                session.durable?.isEvicted = true
                session.durable?.didVanish()
                session.durable?.isUnstored = true
                session.evictUnloaded()
                session.forgetTaken(nil)
            }
        }
    }

    /// Has the views of dehydrated pages made, without which the pages cannot be stored again. In a turn of its own,
    /// because that runs the program's code.
    private func makePages(_ durable: SessionDurability) {
        guard pages.all.contains(where: { $0.isDehydrated && !$0.isUnloaded }) else { return }
        durable.isMakingPages = true
        enter(slowly: true) { session in
            session.durable?.isMakingPages = false
            for page in session.pages.all where page.isDehydrated && !page.isUnloaded && session.revive(page) {
                page.forgetTaken()
            }
        }
    }

    /// A commit has ended.
    nonisolated func didCommit(_ capture: SessionCapture, isDurable: Bool) {
        let isDone: Void? = enterIfIdle(isNoted: false) { session in session.recordCommit(capture, isDurable: isDurable)
        }
        if isDone == nil { performForStore { $0.recordCommit(capture, isDurable: isDurable) } }
    }

    /// Does something that changes nothing which is stored, before others' presses only if somebody waits for it.
    private nonisolated func performForStore(_ body: @escaping @Sendable (isolated Session) -> Void) {
        executor.performUnnoted(isAwaited: storing.isAwaited.load(ordering: .relaxed)) { self.inside(body) }
    }

    /// The store takes nothing now, and what was captured waits.
    nonisolated func storeFails() { executor.performUnnoted { self.inside { $0.releaseNumbers() } } }

    private func sendHeld(_ page: UInt64) { pages.list[page]?.sendHeld() }

    private func releaseNumbers() { for page in pages.all where page.channel.releaseNumbers() { page.sendHeld() } }

    private func recordCommit(_ capture: SessionCapture, isDurable: Bool) {
        storing.isAwaited.store(false, ordering: .relaxed)
        guard isDurable else {
            releaseNumbers()
            return forgetTaken(capture)
        }
        durable?.isUnstored = false
        durable?.didBegin()
        for post in capture.posts {
            guard let page = pages.list[post.page] else { continue }
            page.stored.didBecomeDurable()
            let wasHeld = page.channel.release(through: post.number)
            page.channel.didBecomeDurable(post.number)
            // That runs the program's code, which the committer does not wait for.
            if wasHeld { executor.performUnnoted(isAwaited: true) { self.inside { $0.sendHeld(post.page) } } }
        }
    }

    // MARK: The session's record

    private func sessionRecord(_ durable: SessionDurability) -> EncodedRecord {
        var encoder = ValueEncoder(durable.objects, blobs: durable.blobs)
        encoder.secrets = store.secrets.texts
        encoder.write(UInt64(1))
        encoder.write(secret.high)
        encoder.write(secret.low)
        account.write(to: &encoder)
        encoder.write(account.colorScheme == .dark)
        store.write(to: &encoder, store.secrets)
        encoder.write(app != nil)
        app?.write(to: &encoder)
        return encoder.finish()
    }
}

extension Session {
    /// Who has its pages in the store, where several servers have that.
    var pageOwner: PageOwner {
        guard server != 0, let key = durable?.key else { return .none }
        return PageOwner(high: key.high, low: key.low)
    }
}
