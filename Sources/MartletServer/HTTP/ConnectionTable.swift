import CMicrohttpd
import Glibc
import Synchronization

/// The open connections, for the reaper.
///
/// libmicrohttpd closes a connection some time after its *last* byte, so that a byte every few seconds keeps one for
/// ever. The reaper shuts down what is past its deadline; the library then sees the end and cleans up.
final class ConnectionTable: Sendable {
    private let exchanges = Mutex<[ObjectIdentifier: Exchange]>([:])

    var count: Int { exchanges.withLock { $0.count } }

    func add(_ exchange: Exchange) {
        exchanges.withLock { $0[ObjectIdentifier(exchange)] = exchange }
    }

    /// Called before the library closes the descriptor, so that the reaper, which holds the same lock, never shuts
    /// down a descriptor that is somebody else's by now.
    func remove(_ exchange: Exchange) {
        exchanges.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Shuts down the connections whose deadline is before `now`, and returns their number.
    @discardableResult
    func reap(now: UInt64) -> Int {
        exchanges.withLock { exchanges in
            var count = 0
            for exchange in exchanges.values where exchange.deadline.load(ordering: .relaxed) < now {
                exchange.deadline.store(Clock.never, ordering: .relaxed)
                martlet_shut_down(exchange.descriptor)
                count += 1
            }
            return count
        }
    }
}
