import CSwiftRuntime
import Synchronization

/// A weak reference to a session, for what outlives it.
///
/// Not `weak`: with such a reference an object gets memory beside itself, in which its references are counted from then on,
/// more slowly; and an event counts some twenty to its session.
final class WeakSession: Sendable {
    /// Used under the lock only. The session takes it away, under the lock, before its memory is freed.
    private let address = Mutex<UnsafeMutableRawPointer?>(nil)

    /// The session, while it lives.
    var session: Session? {
        address.withLock { address in
            guard let address, let session = martlet_try_retain(address) else { return nil }
            return Unmanaged<Session>.fromOpaque(session).takeRetainedValue()
        }
    }

    /// The session must call ``clear()`` in its `deinit`.
    func set(_ session: Session) {
        address.withLock { $0 = Unmanaged.passUnretained(session).toOpaque() }
    }

    func clear() { address.withLock { $0 = nil } }
}
