import MartletPublishers
import Testing

/// “Process-wide hooks that a second server takes over”
@Suite struct ServerHookTests {
    private final class Server: Sendable {}
    private let hook = ServerHook<String>()

    @Test func theFirstServerIsAskedUntilItHasStopped() {
        let (first, second) = (Server(), Server())
        #expect(hook.current == nil)
        hook.add("first", of: first)
        hook.add("second", of: second)
        #expect(hook.current == "first")
        hook.remove(second)
        #expect(hook.current == "first")
        hook.add("second", of: second)
        hook.remove(first)
        #expect(hook.current == "second")
        hook.remove(second)
        #expect(hook.current == nil)
    }

    @Test func aServerThatWasGivenUpIsLeftOut() {
        let second = Server()
        do {
            let first = Server()
            hook.add("first", of: first)
            hook.add("second", of: second)
            withExtendedLifetime(first) { #expect(hook.current == "first") }
        }
        withExtendedLifetime(second) { #expect(hook.current == "second") }
    }
}
