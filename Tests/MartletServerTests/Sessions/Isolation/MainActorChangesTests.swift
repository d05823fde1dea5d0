import MartletUI
import Testing

@testable import MartletServer

/// What is kept of sessions on the main actor until they have shown what was changed.
@Suite struct MainActorChangesTests {
    @Test @MainActor func `A session that ends before it shows a change is not kept`() async throws {
        let app = AppDefinition(place: .mainActor) { WindowGroup { Text("a") } }
        let session = Session(.random(), ServerContext(ServerConfiguration(), app, testLogger))
        let page = try await session.makeTestPage()
        try await session.changeAndEnd(page)
        #expect(MainActorChanges.contains(session))
        for _ in 0..<100 where MainActorChanges.contains(session) { await _Concurrency.Task.yield() }
        #expect(!MainActorChanges.contains(session))
        session.context.pool.stop()
    }
}

extension Session {
    /// As a closure of the main queue does that runs between two pieces of the session's work.
    fileprivate func changeAndEnd(_ identifier: PageIdentifier) throws {
        try page(identifier).markChanged()
        end()
    }
}
