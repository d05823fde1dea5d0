import Synchronization

/// Says of each ``IgnoredHint`` that a program uses, once, that it has no effect. It is closed unless a server in
/// development opens it, and then costs a modifier one load.
package final class IgnoredHintLog: Sendable {
    /// The process's: a program says the same to all of its visitors, so one of them is enough.
    package static let process = IgnoredHintLog()

    /// A struct and not a bare closure, for the same reason as ``PagelessDiagnostics/Listener``.
    private struct Listener: Sendable { let receive: @Sendable (IgnoredHint) -> Void }

    private let isOpen = Atomic<Bool>(false)
    private let state = Mutex<(listener: Listener?, said: Set<IgnoredHint>)>((nil, []))

    package init() {}

    /// Sends what is said from now on to `receive`. What was said already is not said again.
    package func open(_ receive: @escaping @Sendable (IgnoredHint) -> Void) {
        state.withLock { $0.listener = Listener(receive: receive) }
        isOpen.store(true, ordering: .relaxed)
    }

    @inline(__always)
    package func note(_ hint: IgnoredHint) { if isOpen.load(ordering: .relaxed) { say(hint) } }

    private func say(_ hint: IgnoredHint) {
        let listener = state.withLock { $0.said.insert(hint).inserted ? $0.listener : nil }
        listener?.receive(hint)
    }
}
