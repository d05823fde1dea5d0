import Logging
import MartletUI

/// What a server does when it hears from the others: it reads shared values anew, and ends sessions of users whom others have
/// signed out.
final class ClusterListener: Sendable {
    private let values: ClusterValues
    private let revocations: Revocations
    private let registry: SessionRegistry
    private let thread: NewsThread

    init(_ values: ClusterValues, _ revocations: Revocations, _ registry: SessionRegistry, _ logger: Logger) {
        (self.values, self.revocations, self.registry) = (values, revocations, registry)
        thread = NewsThread(values.news, logger)
    }

    /// Reads what there is, and listens from then on.
    func start() {
        let last = (try? values.news.last()) ?? 0
        readOwn(isFirst: true)
        values.refreshAll()
        thread.start(after: last) { [self] news in
            if news.contains(.changed(.process)) { readOwn() }
            values.hear(news)
        } onGap: { [self] in
            readOwn()
            values.refreshAll()
        }
    }

    func stop() { thread.stop() }

    /// Reads what belongs to the program as a whole.
    private func readOwn(isFirst: Bool = false) {
        guard let records = try? values.store.records(of: .process) else { return }
        let users = revocations.read(records)
        guard !isFirst else { return }
        for user in users {
            for session in registry.signedIn(userID: user.isEmpty ? nil : user) {
                session.enter { $0.endIfRevoked() }
            }
        }
    }
}
