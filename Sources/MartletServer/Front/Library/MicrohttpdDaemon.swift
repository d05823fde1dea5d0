import CMicrohttpd

/// One running libmicrohttpd.
///
/// Its traps, as they were measured, and where each is met:
/// 1. Ends that leave a connection behind: `RequestFlow.abandon`, and the short timeout in `RequestFlow.open`.
/// 2. Suspended connections never end by themselves: `WaitingAnswers`; a suspended stream is watched by ours.
/// 3. Stopping with suspended connections aborts: the order in `HTTPFront.stop`.
/// 4. Resuming what is not suspended: the one lock of `DeferredAnswer` and of `EventStream`.
/// 5. "Nothing yet" without suspending spins: only `StreamOpening.suspend` returns it for a body; a request in
///    `ReplyBatch` has no answer for one turn of the loop, on purpose.
/// 6. `HEAD` of a stream: `RequestFlow.open` answers it without one.
/// 7. The connection limit is always set, and there is one thread to divide it by.
/// 8. Smuggling: `RequestHead`, `HeadLayout`; a chunked request is the last of its connection.
/// 9. The calls of a body: `FrontCallbacks.handle`, which always consumes everything.
/// 10. Upgrading needs status 101: not used.
/// 11. Closures in `main.swift`: `FrontCallbacks`; the variadic calls: `shim.h`.
/// 12. Late events: `StreamID`; the entry goes before the descriptor: `StreamState.finish`; an entry that is there
///     already: `StreamPoller.add`.
/// 13. A browser waits for a first byte: a stream's opening bytes.
/// 14. External event loops have no wake-up: ours, `FrontLoop` and `StreamPoller`, have their own.
/// 15. TLS is a proxy's work; both kinds of address are tested.
/// 16. With 128 connections ready at once, the library's own thread may wait for a 129th: `FrontLoop`. Found by us, in
///     0.9.75.
/// 17. At its limit of connections the library forgets the listening socket until it is called again:
///     `FrontLoop.turnAgain`.
/// 18. What it answers by itself is HTML, or twice the header, or nothing: `LibraryAnswers`.
/// 19. Each name in a query takes 60 bytes of the connection's memory: `ConnectionState.begin`.
///
/// `@unchecked Sendable`: the pointer is set once, and the library is called with it on the loop's thread only, until
/// that has ended; the owner, ``HTTPFront``, calls `stop()` last and once.
final class MicrohttpdDaemon: @unchecked Sendable {
    private let daemon: OpaquePointer
    private let loop: FrontLoop
    private let thread: WorkerThread
    private let context: Unmanaged<FrontContext>

    init(listeningSocket: Int32, connectionLimit: Int, context front: FrontContext) throws(HTTPFrontError) {
        let configuration = front.configuration
        context = Unmanaged.passRetained(front)
        var options = martlet_daemon_options()
        options.listening_socket = listeningSocket
        options.connection_limit = UInt32(connectionLimit)
        options.connection_memory_limit = max(configuration.limits.headBytes, 2_048)
        options.connection_timeout_seconds = UInt32(max(configuration.connectionTimeout, 1))
        // A front that reads the head itself is stricter, and its answers say what is wrong.
        options.strictness = front.methods.checksLayout ? 0 : 1
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
        loop = front.loop
        let library = SendableDaemon(pointer: daemon)
        do {
            thread = try WorkerThread(name: "martlet-front") { front.loop.run(library.pointer) }
        } catch {
            // It would close the listening socket, which is the caller's.
            MHD_quiesce_daemon(daemon)
            MHD_stop_daemon(daemon)
            context.release()
            throw error
        }
    }

    /// Begins to accept connections, if the configuration says that the daemon waits.
    func accept() { loop.accept() }

    /// Accepts no more connections. The listening socket stays open; the caller owns it again when the daemon has
    /// stopped.
    func quiesce() { loop.quiesce() }

    /// Whether no more connections are accepted.
    var isQuiesced: Bool { loop.isQuiesced }

    /// Ends the library's thread. No connection may be suspended: the library would abort the process (trap 3).
    func stop() {
        loop.stop()
        thread.join()
        MHD_stop_daemon(daemon)
        context.release()
    }
}

/// On its way to the thread that will be the only one to use it.
private struct SendableDaemon: @unchecked Sendable { let pointer: OpaquePointer }
