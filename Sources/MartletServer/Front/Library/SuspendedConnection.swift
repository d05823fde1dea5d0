import CMicrohttpd
import Glibc

/// A connection that is suspended, and may be resumed from any thread.
///
/// `@unchecked Sendable`: the library is called with it on the front's thread only, and frees a suspended connection
/// only after it was resumed; the owners (``DeferredAnswer``, ``EventStream``) resume once and forget it.
struct SuspendedConnection: @unchecked Sendable {
    private let connection: OpaquePointer
    /// Its socket, which the library closes only after it was resumed.
    private let descriptor: Int32
    private let loop: FrontLoop

    init(_ connection: OpaquePointer, _ descriptor: Int32 = -1, on loop: FrontLoop) {
        self.connection = connection
        self.descriptor = descriptor
        self.loop = loop
    }

    /// Whether the client has closed the connection. The library does not look while it is suspended.
    var hasBeenClosed: Bool {
        var socket = pollfd(fd: descriptor, events: Int16(EPOLLRDHUP.rawValue), revents: 0)
        return poll(&socket, 1, 0) > 0
    }

    /// On the front's thread only.
    func suspend() { MHD_suspend_connection(connection) }

    /// Has the front's thread resume it.
    func resume() { loop.resume(self) }

    /// For ``FrontLoop``, on the front's thread only.
    func resumeNow() { MHD_resume_connection(connection) }
}
