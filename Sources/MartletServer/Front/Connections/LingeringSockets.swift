import CMicrohttpd
import Glibc
import Synchronization

/// Connections whose client was refused while it was still sending.
///
/// Closing a socket with bytes unread resets the connection, and a reset may take the answer away from a client that
/// has not read it yet. So a duplicate is held open a moment, with our sending side ended: the client sees the whole
/// answer and its end. Nothing is read; what the client goes on sending fills its window and no more.
final class LingeringSockets: Sendable {
    /// Beyond these, clients are cut off at once.
    private static let limit = 64
    private static let seconds = 2.0

    private let held = Mutex<[(descriptor: Int32, deadline: UInt64)]>([])

    /// Holds the socket of a connection that the library is about to close.
    func hold(_ descriptor: Int32) {
        held.withLock { held in
            guard held.count < Self.limit else { return }
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else { return }
            martlet_end_sending(copy)
            held.append((copy, Clock.after(seconds: Self.seconds)))
        }
    }

    /// Closes those that were held long enough; all of them with ``Clock/never``.
    func release(now: UInt64) {
        held.withLock { held in
            for socket in held where socket.deadline < now { close(socket.descriptor) }
            held.removeAll { $0.deadline < now }
        }
    }
}
