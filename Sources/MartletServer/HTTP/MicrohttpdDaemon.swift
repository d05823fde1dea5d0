import CMicrohttpd

/// One running libmicrohttpd.
///
/// `@unchecked Sendable`: the pointer is set once, and the three calls made with it are allowed on any thread; its
/// owner, ``HTTPFront``, orders them and calls `stop()` last and once.
final class MicrohttpdDaemon: @unchecked Sendable {
    private let daemon: OpaquePointer
    private let context: Unmanaged<FrontContext>

    init(listeningSocket: Int32, connectionLimit: Int, context front: FrontContext) throws(HTTPFrontError) {
        let configuration = front.configuration
        context = Unmanaged.passRetained(front)
        var options = martlet_daemon_options()
        options.listening_socket = listeningSocket
        options.connection_limit = UInt32(connectionLimit)
        options.connection_memory_limit = max(configuration.connectionMemoryLimit, 2_048)
        options.connection_timeout_seconds = UInt32(max(configuration.connectionTimeout, 1))
        // Where the front reads the head itself, it is the stricter one, and its answers say what is wrong.
        options.strictness = front.checksLayout ? 0 : 1
        options.context = context.toOpaque()
        options.logger = FrontCallbacks.log
        options.handler = FrontCallbacks.handle
        options.head_begins = FrontCallbacks.headBegins
        options.unescape = FrontCallbacks.unescape
        options.completed = FrontCallbacks.completed
        options.connection_changed = FrontCallbacks.connectionChanged
        guard let daemon = martlet_start_daemon(&options) else {
            context.release()
            throw .libraryRefused
        }
        self.daemon = daemon
    }

    /// Connections that the library still holds.
    var openConnections: Int { Int(martlet_open_connections(daemon)) }

    /// Accepts nobody any more. The listening socket stays open; it is the caller's again.
    func quiesce() {
        MHD_quiesce_daemon(daemon)
    }

    /// Ends the library's thread. No connection may be suspended: the library would abort the process (trap 3).
    func stop() {
        MHD_stop_daemon(daemon)
        context.release()
    }
}
