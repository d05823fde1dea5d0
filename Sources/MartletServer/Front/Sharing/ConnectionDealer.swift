import CMicrohttpd
import Glibc

/// Accepts the connections of a port that several processes share, and hands each to the one that it belongs to, by what its
/// first request says. It reads nothing from a connection: whoever gets it finds everything there.
///
/// Safety of `@unchecked Sendable`: it is used on the front's thread only.
final class ConnectionDealer: @unchecked Sendable {
    private let sharing: SharedConnections
    private let connections: ConnectionTable
    /// Connections that the library may have at a time.
    private let limit: Int
    private let ready: Int32
    @exclusivity(unchecked) private var isAccepting = false

    /// As many as are accepted in one turn of the front's loop.
    private static let batch = 64
    /// Bytes of a first request that are looked at: as many as a head may have.
    private static let headLength = 8_192

    init(_ sharing: SharedConnections, _ connections: ConnectionTable, limit: Int) throws(HTTPFrontError) {
        (self.sharing, self.connections, self.limit) = (sharing, connections, limit)
        ready = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard ready >= 0 else { throw .noDescriptors(reason: ListeningSocket.errorText(errno)) }
    }

    deinit { close(ready) }

    private var sockets: SharedSockets { sharing.sockets }

    /// Readable when there are connections.
    var descriptor: Int32 { ready }

    /// Takes what there is, as far as the library has room. Called in each turn of the front's loop.
    func turn(_ daemon: OpaquePointer, isReady: Bool) {
        let room = limit - connections.count
        // What waits in the kernel must not wake the thread while there is no room.
        setAccepting(room > 0)
        guard isReady, room > 0 else { return }
        // Nearly full, one at a time: the library must have read the last before the next ends whoever has waited longest.
        var left = min(room, Self.batch, max(1, connections.room))
        while left > 0 {
            let connection = martlet_receive_descriptor(sockets.incoming)
            guard connection >= 0 else { break }
            martlet_add_connection(daemon, connection)
            left -= 1
        }
        for _ in 0..<left {
            let connection = martlet_accept(sockets.listening)
            guard connection >= 0 else {
                // Without descriptors, the next turn but one tries again.
                if errno != EAGAIN, errno != ECONNABORTED { setAccepting(false) }
                break
            }
            deal(connection, daemon)
        }
    }

    /// Takes no more connections. Those that were handed to this process wait for its successor.
    func end() { setAccepting(false) }

    private func deal(_ connection: Int32, _ daemon: OpaquePointer) {
        let chosen = withUnsafeTemporaryAllocation(byteCount: Self.headLength, alignment: 1) { buffer in
            let count = recv(connection, buffer.baseAddress, buffer.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
            return sharing.choose(UnsafeRawBufferPointer(rebasing: buffer[..<max(count, 0)]))
        }
        guard let chosen, chosen != sharing.slot, sockets.outgoing.indices.contains(chosen),
            martlet_send_descriptor(sockets.outgoing[chosen], connection) == 0
        else {
            // Whoever has the session, this process can answer.
            martlet_add_connection(daemon, connection)
            return
        }
        close(connection)
    }

    private func setAccepting(_ accepts: Bool) {
        guard accepts != isAccepting else { return }
        isAccepting = accepts
        for socket in [sockets.listening, sockets.incoming] {
            var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data(fd: socket))
            epoll_ctl(ready, accepts ? EPOLL_CTL_ADD : EPOLL_CTL_DEL, socket, &event)
        }
    }
}
