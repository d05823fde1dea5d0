package import Synchronization

/// The isolation domain that a graph belongs to, as code elsewhere may know it: a shared object can be changed on any
/// thread, and the views that read it must hear of it on theirs.
package protocol GraphIsolation: AnyObject, Sendable {
    /// Whether the calling thread runs in it.
    var isCurrent: Bool { get }
    /// What its views read of shared values; used in it only.
    var subscriptions: SharedSubscriptions { get }
    /// Runs `body` in it, after what waits already.
    func perform(_ body: @escaping @Sendable () -> Void)
    /// Runs `body`, which marks views and does nothing else, in it: before whatever runs there next, or else soon, in a turn
    /// that no visitor's request waits for. What has been marked by then is shown together.
    func mark(_ body: @escaping @Sendable () -> Void)
    /// Calls `turn` until it gives `false`, on a thread of the domain's and not in it, with others' turns in between.
    func takeTurns(_ turn: @escaping @Sendable () -> Bool)
}

/// The isolation domain that the calling thread runs in.
package enum CurrentIsolation {
    /// How to find it: the server knows its sessions.
    package static let finder = Mutex(Finder { nil })

    static var current: (any GraphIsolation)? { finder.withLock { $0 }.find() }

    /// No closure by itself, for the reason that ``PagelessDiagnostics/Listener`` is none.
    package struct Finder: Sendable {
        let find: @Sendable () -> (any GraphIsolation)?
        package init(_ find: @escaping @Sendable () -> (any GraphIsolation)?) { self.find = find }
    }
}
