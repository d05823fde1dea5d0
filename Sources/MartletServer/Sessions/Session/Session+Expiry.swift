import MartletUI

/// When pages, and with them sessions, end.
extension Session {
    /// A page without a stream is dehydrated after a while and later evicted; one that gets a stream or a request
    /// meanwhile stays.
    func scheduleExpiry(of page: Page) {
        let limits = context.configuration.limits
        let retention = isConfirmed ? limits.pageRetention : limits.unconfirmedRetention
        let hydrated = min(limits.hydratedRetention, retention)
        context.expiry.add(
            session: self, page: page.identifier.number, number: page.activity.scheduleExpiry(),
            after: page.isDehydrated ? afterDehydration(max(0, retention - hydrated)) : hydrated)
    }

    /// Seconds after which a dehydrated page is looked at: with a store, its session may hibernate long before the page
    /// would be evicted.
    private func afterDehydration(_ seconds: Double) -> Double {
        durable == nil || !isConfirmed ? seconds : min(seconds, context.configuration.limits.hibernationTime)
    }

    /// The time of a page has come, by the expiry with this number.
    package func expire(_ page: UInt64, expiry: UInt32) {
        guard let page = pages.list[page], page.activity.isScheduled(expiry), !page.isConnected else { return }
        guard page.activity.isUnused else { return scheduleExpiry(of: page) }
        if page.isDehydrated { return expireDehydrated(page) }
        page.dehydrate()
        giveBackStrangerBytes()
        scheduleExpiry(of: page)
    }

    private func expireDehydrated(_ page: Page) {
        guard durable != nil, isConfirmed else { return evict(page) }
        if hibernate() { return }
        // Other pages of the visitor are in use. In the end the page makes room, as it does without a store.
        unload(page)
        let limits = context.configuration.limits
        page.dehydratedTime += limits.hibernationTime
        if page.dehydratedTime >= limits.pageRetention { evict(page) } else { scheduleExpiry(of: page) }
    }

    func evict(_ page: Page) {
        pages.remove(page)
        forgetRecords(of: page)
        if page.isUnloaded { announceUnloaded() }
        page.end()
        giveBackStrangerBytes()
        context.statistics.pages.add(-1)
        endIfUnused()
    }

    /// Evicts a page that nobody will see; the only one stays for a while, and the session with it.
    func evictUnlessOnly(_ page: Page) { if pages.count > 1 { evict(page) } }

    func evictOldestPage() {
        let oldest = pages.all.min { ($0.isConnected ? 1 : 0, $0.order) < ($1.isConnected ? 1 : 0, $1.order) }
        if let oldest { evict(oldest) }
    }

    /// Without a page there is nothing that the visitor could come back to.
    func endIfUnused() {
        guard pages.isEmpty else { return }
        tasks.cancelAll()
        app = nil
        // Who has signed in comes back to who they are, until their time is over.
        if account.presentUser == nil || hasEnded {
            context.registry.remove(self)
            account.endUploads()
            deleteRecords()
        }
    }

    /// Ends everything: the server stops, or the visitor's time is over.
    package func end() {
        markEnded()
        account.watch?.cancel()
        account.pending = nil
        // Before the pages say that they are gone: a browser that is sent to another page must not load this one again.
        disconnectStreams()
        tasks.cancelAll()
        tasks.removeAll()
        for page in pages.all { evict(page) }
        context.registry.remove(self)
        account.endUploads()
        deleteRecords()
    }

    /// Ends the pages' streams; browsers that may come back open new ones.
    func disconnectStreams() {
        for page in pages.all { page.disconnect() }
        sharedStream?.close()
    }
}
