import MartletUI
import Synchronization
import Testing

@testable import MartletServer

/// What outlives a session finds it while it lives, and does not keep it.
@Suite struct WeakSessionTests {
    private let context = ServerContext(
        ServerConfiguration(), AppDefinition(scenes: { WindowGroup { Text("Hello") } }), testLogger)

    @Test func anExecutorFindsItsSessionWhileThatLives() {
        var session: Session? = Session(.random(), context)
        let executor = session?.executor
        #expect(executor?.session === session)
        session = nil
        #expect(executor != nil && executor?.session == nil)
    }

    @Test func whoAsksMeanwhileKeepsTheSession() {
        var session: Session? = Session(.random(), context)
        let (identifier, owner) = (session?.identifier, session?.executor.owner)
        let found = owner?.session
        session = nil
        #expect(found?.identifier == identifier && owner?.session != nil)
    }

    /// Each of the threads either finds a session whose memory is there, or none.
    @Test func threadsMayAskWhileTheSessionGoes() async {
        for _ in 0..<200 {
            let session = Mutex<Session?>(Session(.random(), context))
            guard let (name, owner) = session.withLock({ $0.map { ($0.identifier, $0.executor.owner) } }) else {
                return
            }
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        while let session = owner.session { if session.identifier != name { return false } }
                        return true
                    }
                }
                session.withLock { $0 = nil }
                for await isRight in group { #expect(isRight) }
            }
        }
    }
}
