import Logging

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

    /// Commits what all sessions have. One that does not give its records in time, on a busy machine, is in a later
    /// commit; one whose work goes on is not waited for longer than two seconds.
    func commitAll() {
        guard let durability = context.durability else { return }
        for _ in 0..<2_000 {
            durability.commitAll(context.registry)
            let areCommitted = context.registry.all.allSatisfy { session in
                session.enterIfIdle(isNoted: false) { $0.durable?.isMarked != true } ?? false
            }
            if areCommitted { return }
            SystemTime.sleep(milliseconds: 1)
        }
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
