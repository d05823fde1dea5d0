import Synchronization

/// What the process as a whole asks of one server, though several may run in it: of the first, until that has stopped. A
/// second one takes nothing over from it.
package final class ServerHook<Value: Sendable>: Sendable {
    private struct Entry {
        /// A server that was given up without having stopped is left out.
        weak var server: (any AnyObject & Sendable)?
        let value: Value
    }

    private let entries = Mutex<[Entry]>([])

    package init() {}

    /// The value of the first server; `nil` if there is none.
    ///
    /// A closure stands in a struct: one that is read out of a `Mutex` is put back with a wrapper around it, and after some
    /// ten thousand reads its call runs out of stack.
    package var current: Value? { entries.withLock { $0.first { $0.server != nil }?.value } }

    package func add(_ value: Value, of server: any AnyObject & Sendable) {
        entries.withLock { entries in
            entries.removeAll { $0.server == nil }
            entries.append(Entry(server: server, value: value))
        }
    }

    package func remove(_ server: any AnyObject & Sendable) {
        entries.withLock { $0.removeAll { $0.server === server } }
    }
}
