import Logging
import MartletUI
import Synchronization

/// What a server does when it hears from the others: it reads shared values anew, and ends sessions of users whom others have
/// signed out.
final class ClusterListener: Sendable {
    private let values: ClusterValues
    private let revocations: Revocations
    private let registry: SessionRegistry
    private let thread: NewsThread
    /// When it is asked next which servers have died.
    private let nextLook = Atomic<UInt64>(0)
    /// Whether what belongs to the program as a whole has changed and could not be read.
    private let mustReadProgram = Atomic<Bool>(false)

    init(_ values: ClusterValues, _ revocations: Revocations, _ registry: SessionRegistry, _ logger: Logger) {
        (self.values, self.revocations, self.registry) = (values, revocations, registry)
        thread = NewsThread(values.news, logger)
    }

    /// Reads what there is, and listens from then on.
    func start() {
        let last = (try? values.news.last()) ?? 0
        readProgram()
        thread.start(after: last) { [self] news in
            if news.contains(.changed(.process)) || mustReadProgram.load(ordering: .relaxed) { readProgram() }
            values.hear(news)
            forgetDeadServers()
        } onGap: { [self] in
            readProgram()
            values.refreshAll()
        }
    }

    func stop() { thread.stop() }

    /// Milliseconds between two looks at who has died.
    private static let pauseOfLooks: UInt64 = 2_000

    /// Forgets who was here on servers that are not there any more.
    private func forgetDeadServers() {
        let now = SystemTime.milliseconds
        guard now >= nextLook.load(ordering: .relaxed) else { return }
        nextLook.store(now + Self.pauseOfLooks, ordering: .relaxed)
        let cluster = values.cluster
        guard cluster.allowsAnswers else { return }
        // A store that does not answer knows nothing of anybody.
        try? Presences.forgetDeadServers(besides: cluster.number) { (server) throws(StoreError) in
            try cluster.engine.leases.address(of: server) == nil
        }
    }

    /// Reads what belongs to the program as a whole: which values there are, and who was signed out.
    private func readProgram() {
        guard let records = try? values.store.records(of: .process) else {
            return mustReadProgram.store(true, ordering: .relaxed)
        }
        mustReadProgram.store(false, ordering: .relaxed)
        values.refreshNew(records)
        for user in revocations.read(records) {
            for session in registry.signedIn(userID: user.isEmpty ? nil : user) {
                session.enter { $0.endIfRevoked() }
            }
        }
    }
}
