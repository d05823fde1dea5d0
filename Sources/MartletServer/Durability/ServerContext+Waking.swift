import MartletUI

extension ServerContext {
    /// Loads a session from the store and makes the views of the page that the request is about. `later` is answered
    /// when that is over.
    func wake(_ name: SessionIdentifier, _ key: StoreKey, _ page: PageIdentifier?, _ later: DeferredResponse) {
        guard let durability else { return later.send(Self.woken) }
        switch durability.sleeping.wait(for: key, later) {
        case .unknown: later.send(Self.woken)
        case .later: break
        case .first: durability.loader.add { [self] in load(name, key, page, durability) }
        }
    }

    private static let woken = HTTPResponse(status: 204)

    private func load(
        _ name: SessionIdentifier, _ key: StoreKey, _ page: PageIdentifier?, _ durability: Durability
    ) {
        let end: @Sendable () -> Void = {
            for later in durability.sleeping.didLoad(key) { later.send(Self.woken) }
        }
        let contents: OwnerContents
        do throws(StoreError) {
            contents = try durability.store.contents(of: key)
        } catch {
            for later in durability.sleeping.didNotLoad(key) { later.send(Problem.unreadable.response) }
            return
        }
        guard let (session, restore) = Session.restored(name, contents, self) else {
            if contents.isDamaged { durability.lostSessions.add(key, reportDamage(contents)) }
            return end()
        }
        // Tells that the session is there before anybody asks again.
        session.enter(slowly: true) { session in
            restore(session)
            if let page, let asked = try? session.page(page), asked.isDehydrated { _ = session.revive(asked) }
            end()
        }
    }
}

extension ServerContext {
    /// Loads pages of a session that is in memory, and makes their views. `later` is answered when that is over.
    func load(_ pages: Set<PageIdentifier>, of session: Session, _ later: DeferredResponse) {
        session.enter { [self] session in
            let missing = pages.filter { (try? session.page($0))?.isUnloaded == true }
            guard let durable = session.durable, !missing.isEmpty else { return later.send(Self.woken) }
            guard session.startsLoading(for: later) else { return }
            let (key, durability) = (durable.key, durable.durability)
            durability.loader.add { [self] in load(missing, of: session, key, durability) }
        }
    }

    private func load(
        _ pages: Set<PageIdentifier>, of session: Session, _ key: StoreKey, _ durability: Durability
    ) {
        let contents = try? durability.store.contents(of: key)
        session.enter(slowly: true) { session in
            let isLoaded = contents.map { session.load(pages, $0) } ?? false
            session.didLoad(isLoaded ? Self.woken : Problem.unreadable.response)
        }
    }
}

extension Problem {
    /// The session is not lost: it is asked for again with the next request.
    fileprivate static let unreadable = Problem(
        503, "What is kept of this visit cannot be read now; try again in a moment.", retryAfter: 1)
}
