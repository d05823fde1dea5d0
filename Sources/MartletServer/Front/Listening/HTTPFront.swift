import Glibc
package import Logging
import Synchronization

/// The HTTP side of a server: listens, checks what comes in, hands requests to an ``HTTPHandler`` and sends its
/// replies. It knows nothing of sessions or pages.
package final class HTTPFront: Sendable {
    /// The port on which it listens.
    package let port: Int

    let context: FrontContext
    private let listeningSocket: Int32
    private let daemon: Mutex<MicrohttpdDaemon?>

    /// Starts listening. The front owns an inherited socket from here on, also when this throws.
    package convenience init(
        configuration: HTTPFrontConfiguration, handler: any HTTPHandler, logger: Logger
    ) throws(HTTPFrontError) {
        let abilities = FrontSelfTest.abilities(logger: logger)
        try self.init(configuration: configuration, handler: handler, logger: logger, abilities: abilities)
        if configuration.streamMethod == .automatic, !abilities.takesOver {
            logger.warning(
                "This libmicrohttpd does not let streams take their sockets over; each will cost 10 KB more.")
        }
    }

    init(
        configuration: HTTPFrontConfiguration, handler: any HTTPHandler, logger: Logger, abilities: LibraryAbilities
    ) throws(HTTPFrontError) {
        let socket =
            if let inherited = configuration.listeningSocket {
                try ListeningSocket.adopt(inherited)
            } else {
                try ListeningSocket.open(host: configuration.host, port: configuration.port)
            }
        listeningSocket = socket
        port = ListeningSocket.port(of: socket) ?? configuration.port
        do throws(HTTPFrontError) {
            context = try FrontContext(
                configuration: configuration, handler: handler, logger: logger, abilities: abilities)
        } catch {
            close(socket)
            throw error
        }
        var limit = DescriptorLimit.connections(wanted: configuration.limits.connections)
        // A suspended stream is a connection of the library's.
        if !context.methods.takesOver { limit += context.methods.streamLimit }
        do throws(HTTPFrontError) {
            daemon = Mutex(
                try MicrohttpdDaemon(listeningSocket: socket, connectionLimit: limit, context: context))
        } catch {
            context.watcher.stop()
            close(socket)
            throw error
        }
    }

    deinit { stop() }

    package var configuration: HTTPFrontConfiguration { context.configuration }

    /// Connections that the library holds now; streams that were taken over are not among them.
    package var openConnections: Int { context.connections.count }

    /// Streams that are open now.
    package var openStreams: Int { context.watcher.count }

    /// Bytes that bodies and answers under way hold now, without small ones.
    package var bodyBytes: Int { context.memory.bodies.total }
    package var answerBytes: Int { context.memory.answers.total }

    /// Stops: accepts no more connections, ends the streams, lets answers under way finish within
    /// ``ServerConfiguration/Limits/stopDeadline``, answers those still missing with 503, and returns when the last thread
    /// has ended. Calling it again does nothing. Blocks; must not be called from a handler or a stream's delegate.
    package func stop() { stop(then: nil) }

    /// Begins to accept connections, if the configuration says that the front waits.
    package func accept() { daemon.withLock { $0?.accept() } }

    /// Stops because another process serves from here on. Calls `handOver` when no more connections are accepted;
    /// those that were, and have not sent their first request yet, have a second for it.
    package func stop(handingOver handOver: @escaping () -> Void) { stop(then: handOver) }

    private func stop(then handOver: (() -> Void)?) {
        daemon.withLock { daemon in
            guard let running = daemon else { return }
            daemon = nil
            context.traffic.isStopping.store(true, ordering: .relaxed)
            running.quiesce()
            if let handOver {
                // A handler of the program's may hold up the front's thread.
                _ = wait(seconds: 1) { running.isQuiesced }
                handOver()
            }
            context.watcher.endAll()
            if handOver != nil { _ = wait(seconds: 1) { context.traffic.newcomers.load(ordering: .relaxed) == 0 } }
            if !waitUntilIdle(seconds: context.configuration.limits.stopDeadline) {
                context.waiting.endAll()
                _ = waitUntilIdle(seconds: 1)
            }
            // From here on nothing is suspended and nothing can be: the library aborts otherwise (trap 3).
            context.waiting.endAll()
            running.stop()
            context.watcher.stop()
            context.lingering.release(now: ServerClock.never)
            close(listeningSocket)
        }
    }

    private func waitUntilIdle(seconds: Double) -> Bool {
        wait(seconds: seconds) { context.traffic.underWay.load(ordering: .relaxed) == 0 }
    }

    private func wait(seconds: Double, until condition: () -> Bool) -> Bool {
        let deadline = ServerClock.system.after(seconds: seconds)
        while !condition() {
            if SystemTime.milliseconds >= deadline { return false }
            usleep(2_000)
        }
        return true
    }
}
