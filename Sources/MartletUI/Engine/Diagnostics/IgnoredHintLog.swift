import MartletPublishers
import Synchronization

/// Says of each ``IgnoredHint`` that a program uses, once, that it has no effect. It is closed unless a server in
/// development opens it, and then costs a modifier one load.
package final class IgnoredHintLog: Sendable {
    /// The process's: a program says the same to all of its visitors, so one of them is enough.
    package static let process = IgnoredHintLog()

    private struct Listener: Sendable { let receive: @Sendable (IgnoredHint) -> Void }

    private let isOpen = Atomic<Bool>(false)
    private let listeners = ServerHook<Listener>()
    private let said = Mutex<Set<IgnoredHint>>([])

    package init() {}

    /// Sends what is said from now on to `receive`, of a server that is the first. What was said already is not said again.
    package func open(of server: any AnyObject & Sendable, _ receive: @escaping @Sendable (IgnoredHint) -> Void) {
        listeners.add(Listener(receive: receive), of: server)
        isOpen.store(true, ordering: .relaxed)
    }

    package func close(of server: any AnyObject & Sendable) { listeners.remove(server) }

    @inline(__always)
    package func report(_ hint: IgnoredHint) { if isOpen.load(ordering: .relaxed) { say(hint) } }

    private func say(_ hint: IgnoredHint) {
        guard let listener = listeners.current, said.withLock({ $0.insert(hint).inserted }) else { return }
        listener.receive(hint)
    }
}
