import CMicrohttpd
import Glibc
import Synchronization

/// Connections whose client was refused while it was still sending.
///
/// Closing a socket with unread bytes resets the connection, and a reset may discard the answer before the client has
/// read it. So a duplicate is held open for a moment, with our sending side shut down: the client sees the whole answer
/// and its end. Nothing is read; what the client continues to send fills its window and no more.
final class LingeringSockets: Sendable {
    /// The greatest number held; further clients are cut off at once.
    private static let limit = 64
    private static let seconds = 2.0

    private let clock: ServerClock
    private let held = Mutex<[(descriptor: Int32, deadline: UInt64)]>([])

    init(_ clock: ServerClock) { self.clock = clock }

    /// Holds the socket of a connection that the library is about to close.
    func hold(_ descriptor: Int32) {
        held.withLock { held in
            guard held.count < Self.limit else { return }
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else { return }
            martlet_end_sending(copy)
            held.append((copy, clock.after(seconds: Self.seconds)))
        }
    }

    /// Closes sockets that were held long enough; all of them with ``ServerClock/never``.
    func release(now: UInt64) {
        held.withLock { held in
            for socket in held where socket.deadline < now { close(socket.descriptor) }
            held.removeAll { $0.deadline < now }
        }
    }
}
