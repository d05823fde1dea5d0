import MartletUI
import MartletValues

/// How a session comes back from its records.
extension Session {
    /// Makes a session out of its records; `nil` if they are none, or damaged.
    static func restored(
        _ name: SessionIdentifier, _ contents: OwnerContents, _ context: ServerContext, _ claim: StoreClaim? = nil
    ) -> (session: Session, restore: @Sendable (isolated Session) -> Void)? {
        guard let record = contents.records.first(where: { $0.name == RecordName.session }),
            var decoder = try? ValueDecoder(record.value, ObjectTable(), blob: { _ in nil }),
            let version = try? decoder.readUInt64(), version == 1,
            let high = try? decoder.readUInt64(), let low = try? decoder.readUInt64()
        else { return nil }
        let session = Session(name, context, secret: SessionIdentifier(high: high, low: low), claim: claim)
        return (session, { $0.restore(contents) })
    }

    private func restore(_ contents: OwnerContents) {
        let records = contents.records
        guard let durable, let record = records.first(where: { $0.name == RecordName.session }) else { return }
        guard context.registry.admit(self), server == context.cluster?.number ?? 0 else { return leave() }
        durable.resume(after: records.lazy.map(\.version).max() ?? 0, record.value)
        confirm()
        do {
            var decoder = try ValueDecoder(
                record.value, durable.objects, blobs: durable.blobs, blob: BlobReader(records, prefix: "b:").read)
            for _ in 0..<3 { _ = try decoder.readUInt64() }
            try account.read(from: &decoder)
            account.colorScheme = try decoder.readBool() ? .dark : .light
            try store.read(from: &decoder, executor)
            if try decoder.readBool() { durable.storedApp = decoder }
        } catch {
            // What could be read stays.
        }
        restorePages(records)
        reportInterrupted()
        showDamage(contents)
        showLossOfAll()
        resumeUser()
    }

    private func restorePages(_ records: [StoredRecord]) {
        let numbers = records.compactMap { RecordName.page(in: $0.name) }
        guard !numbers.isEmpty else { return }
        let app = instance()
        var unique: Set<UInt64> = []
        for number in numbers where unique.insert(number).inserted {
            let own = records.filter { RecordName.page(in: $0.name) == number }
            guard let page = Page.restored(own, app, asOwn, context) else {
                durable?.removals.formUnion(own.map(\.name))
                continue
            }
            add(page)
        }
    }

    /// The user is looked after again, and found by those who sign users out.
    private func resumeUser() {
        guard let user = account.presentUser, !endIfRevoked() else { return }
        context.registry.signedIn(self, userID: user.id)
        watchLifetime()
    }

    /// Ends the session if its user has been signed out everywhere since it began. Returns whether that is so.
    @discardableResult
    func endIfRevoked() -> Bool {
        guard let user = account.presentUser, let durable else { return false }
        let since = WallClock.milliseconds(at: account.signedIn, context.clock)
        guard durable.durability.revocations.ends(user.id, since: since) else { return false }
        revoke()
        return true
    }

    /// The pages say which actions were not done because the server ended.
    private func reportInterrupted() {
        guard !context.crashes.interrupted.isEmpty else { return }
        for action in context.crashes.interrupted.take(of: durableKey()) {
            // A task belongs to the session; it may be any page's.
            for page in pages.all where page.identifier.number == action.page || action.work == .taskTurn {
                page.keep(action)
            }
        }
    }
}
