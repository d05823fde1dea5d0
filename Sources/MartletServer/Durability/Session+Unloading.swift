import MartletUI
import Synchronization

/// Pages whose state is only in the store, while their session is in memory: the visitor has left them and uses others.
extension Session {
    /// Leaves the state of a dehydrated page to the store, if the store has it.
    func unload(_ page: Page) {
        guard let durable, isConfirmed, !durable.isUnstored, !durable.isEvicted, !durable.isMakingPages, page.unload()
        else { return }
        announceUnloaded()
    }

    /// Tells the front which pages it has to have loaded before a request for them is answered: by the number in the
    /// HTML as well, which the page of a duplicated tab has of another.
    func announceUnloaded() {
        guard let durable else { return }
        var numbers: Set<UInt64> = []
        for page in pages.all where page.isUnloaded {
            numbers.formUnion([page.identifier.number, page.channel.document.html.number])
        }
        let had = storing.unloaded.withLock { unloaded in
            defer { unloaded = numbers }
            return !unloaded.isEmpty
        }
        if had != !numbers.isEmpty { durable.durability.unloadedSessions.add(had ? -1 : 1, ordering: .relaxed) }
    }

    /// Has `later` wait until pages are loaded. Returns whether the caller has to load them: one at a time, so that a
    /// visitor cannot have the same records read for each of many requests.
    func startsLoading(for later: DeferredResponse) -> Bool {
        storing.waiting.withLock { waiting in
            defer { waiting = (waiting ?? []) + [later] }
            return waiting == nil
        }
    }

    /// The loading is over.
    func didLoad(_ answer: HTTPResponse) {
        let waiting = storing.waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? []
        }
        for later in waiting { later.send(answer) }
    }

    /// Takes the state of pages from the session's records, and makes their views. Returns `false` if the records are
    /// elsewhere for a moment, because the visitor has just got another cookie.
    func load(_ identifiers: Set<PageIdentifier>, _ contents: OwnerContents) -> Bool {
        defer { showDamage(contents) }
        for identifier in identifiers {
            guard let page = try? page(identifier), page.isUnloaded else { continue }
            let own = contents.records.filter { RecordName.page(in: $0.name) == page.identifier.number }
            if own.isEmpty, !contents.isDamaged, durable?.isMarked == true || durable?.isUnstored == true {
                return false
            }
            guard page.load(own) else {
                evict(page)
                continue
            }
            announceUnloaded()
            _ = revive(page)
        }
        return true
    }

    /// The store has lost what only it had.
    func evictUnloaded() { for page in pages.all where page.isUnloaded { evict(page) } }
}
