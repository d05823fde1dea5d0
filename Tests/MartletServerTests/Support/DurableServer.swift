import Logging
import Synchronization

@testable import MartletServer

extension Server {
    /// A server with a store, of ``DurableProgram`` unless it is another's.
    static func durable(
        _ store: StoreLocation = .memory, _ app: AppDefinition = DurableProgram.definition,
        logger: Logger = testLogger, _ change: (inout ServerConfiguration) -> Void = { _ in }
    ) throws -> Server {
        var configuration = ServerConfiguration.testing
        configuration.store = store
        change(&configuration)
        return try Server(configuration, app: app, logger: logger)
    }

    /// Commits what all sessions have, in as many rounds as that takes: on a busy machine, one may begin before a
    /// session has done what waits for it, or end without a session that is late.
    func commitAll() {
        guard let durability = context.durability else { return }
        _ = eventually {
            durability.commitAll(context.registry)
            // Nothing is committed after a hand-over.
            return durability.isReleasing.load(ordering: .acquiring) || !context.registry.all.contains(where: isMarked)
        }
    }

    /// Whether a session has something to commit, when it has done what waits for it.
    private func isMarked(_ session: Session) -> Bool {
        let (answers, isAnswered) = (Notes<Bool>(), Semaphore())
        session.enter { session in
            answers.add(session.durable?.isMarked == true)
            isAnswered.signal()
        }
        isAnswered.wait(milliseconds: 60_000)
        return answers.all != [false]
    }

    /// The names of the records in the store, of all owners.
    var storedNames: [String] {
        get throws {
            guard let store = context.store else { return [] }
            return try store.owners().flatMap { try store.records(of: $0.key).map(\.name) }.sorted()
        }
    }
}

/// A durable server, stopped at the end of `body`: its records stay.
func withDurableServer<Result>(
    _ store: StoreLocation = .memory, _ app: AppDefinition = DurableProgram.definition, logger: Logger = testLogger,
    changing change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (Server) throws -> Result
) throws -> Result {
    let server = try Server.durable(store, app, logger: logger, change)
    defer { server.stop() }
    return try body(server)
}

extension TestFolder {
    /// The store in this folder.
    var store: StoreLocation { .file(file()) }
}
