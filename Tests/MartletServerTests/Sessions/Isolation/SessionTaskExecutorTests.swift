import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// Which session runs where this is called.
private func here() -> ObjectIdentifier? { CurrentSession.executor.map { ObjectIdentifier($0) } }

/// It is asked by several sessions and does what it is asked in one go, on behalf of whichever came first.
private actor Archive {
    var places: Set<ObjectIdentifier?> = []

    func ask() { places.insert(here()) }
}

private struct Caller: View {
    let archive: Archive
    /// Where functions that belong to no actor ran.
    let places: Notes<ObjectIdentifier?>

    var body: some View {
        Button("Call") { await call() }.accessibilityIdentifier("call")
    }

    @concurrent
    private func call() async {
        for _ in 0..<200 {
            await archive.ask()
            places.add(here())
        }
        // The bodies and the children of task groups, and what comes after a pause.
        await withTaskGroup(of: Void.self) { group in
            places.add(here())
            group.addTask { places.add(here()) }
        }
        try? await _Concurrency.Task.sleep(for: .milliseconds(1))
        places.add(here())
        places.add(nil)
    }
}

/// Decision 33: what a session's tasks call stays in it, unless it is another's.
@Suite struct SessionTaskExecutorTests {
    @Test func functionsStayAndActorsDoNot() async throws {
        let archive = Archive()
        let (configuration, places) = (ServerConfiguration(), (0..<4).map { _ in Notes<ObjectIdentifier?>() })
        var sessions: [Session] = []
        for notes in places {
            let app = AppDefinition(scenes: { WindowGroup { Caller(archive: archive, places: notes) } })
            let session = Session(.random(), ServerContext(configuration, app, testLogger))
            let page = try await session.makeTestPage()
            try await session.perform("call", on: page)
            sessions.append(session)
        }
        for (session, notes) in zip(sessions, places) {
            _ = try await comesTrue { notes.all.last == .some(nil) }
            #expect(notes.all.dropLast().count == 203)
            #expect(Set(notes.all.dropLast()) == [ObjectIdentifier(session.executor)])
        }
        #expect(await archive.places == [nil])
    }
}
