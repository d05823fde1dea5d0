import Logging

extension ServerContext {
    /// Takes over from a worker of this server's supervisor that is known to have ended, so that nobody waits for the end of its lease.
    ///
    /// The sessions whose actions have ended it, or may have, become this server's before any other server can claim them: only this
    /// one knows that those actions must not be done again.
    func takeOver(from ended: EndedWorker) {
        guard ended.server != 0, let cluster, let durability else { return }
        do throws(StoreError) {
            for session in Set(ended.actions.filter(\.isSuspect).map(\.session)) {
                let key = StoreKey(session)
                guard let claim = try durability.store.claim(of: key), claim.server == ended.server else { continue }
                _ = try durability.store.claim(key, for: cluster.number, after: claim)
            }
            try cluster.engine.leases.end(ended.server)
        } catch {
            // The lease ends by itself.
            logger.error("What another worker has left is taken over later", metadata: ["error": "\(error)"])
        }
    }
}
