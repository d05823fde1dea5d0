import CMicrohttpd
import Glibc

/// A stream, or a link to another server, between the handler's reply and its first byte: libmicrohttpd calls it when the head has
/// left.
///
/// The library holds one reference to it, in the response; it is used on the front's thread only.
final class StreamOpening {
    private let connection: OpaquePointer
    private let loop: FrontLoop
    private let takesOver: Bool
    private let open: (StreamSocket) -> Bool
    private let abandon: () -> Void
    private var isDone = false

    /// `open` gets the socket, or says that it does not want it any more; otherwise `abandon` is called.
    init(
        connection: OpaquePointer, loop: FrontLoop, takesOver: Bool, open: @escaping (StreamSocket) -> Bool,
        abandon: @escaping () -> Void
    ) {
        self.connection = connection
        self.loop = loop
        self.takesOver = takesOver
        self.open = open
        self.abandon = abandon
    }

    /// A response without a body of its own; one reference, the caller's. `nil` if there is no memory.
    func makeResponse() -> OpaquePointer? {
        let pointer = Unmanaged.passRetained(self).toOpaque()
        let response = MHD_create_response_from_callback(
            UInt64.max, 1,
            { context, _, _, _ in
                guard let context else { return StreamOpening.endOfStream }
                return Unmanaged<StreamOpening>.fromOpaque(context).takeUnretainedValue().headHasLeft()
            }, pointer,
            { context in
                guard let context else { return }
                Unmanaged<StreamOpening>.fromOpaque(context).takeRetainedValue().responseIsFreed()
            })
        guard let response else {
            Unmanaged<StreamOpening>.fromOpaque(pointer).release()
            return nil
        }
        if takesOver {
            martlet_end_with_connection(response)
        } else {
            MHD_add_response_header(response, "Connection", "close")
        }
        return response
    }

    private static let endOfStream = -1
    /// "Nothing yet", allowed for a suspended connection only: without suspending, the library spins (trap 5).
    private static let nothingYet = 0

    private func headHasLeft() -> Int {
        guard !isDone else { return Self.endOfStream }
        isDone = true
        return takesOver ? takeOver() : suspend()
    }

    /// The stream gets a duplicate of the socket; the library closes its own without shutting the socket down, which
    /// its turbo mode promises and ``FrontSelfTest`` proves.
    private func takeOver() -> Int {
        let descriptor = fcntl(martlet_descriptor(connection), F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else {
            abandon()
            return Self.endOfStream
        }
        StreamSocket.prepare(descriptor)
        give(.taken(descriptor: descriptor))
        return Self.endOfStream
    }

    /// The library keeps the connection, suspended once. The stream resumes it at its end, and the library then asks
    /// again.
    private func suspend() -> Int {
        let suspended = SuspendedConnection(connection, on: loop)
        suspended.suspend()
        let descriptor = martlet_descriptor(connection)
        StreamSocket.prepare(descriptor)
        give(.suspended(descriptor: descriptor, connection: suspended))
        return Self.nothingYet
    }

    private func give(_ socket: StreamSocket) {
        guard !open(socket) else { return }
        socket.release(torn: false)
        abandon()
    }

    private func responseIsFreed() {
        // The client left before the head did.
        if !isDone { abandon() }
    }
}
