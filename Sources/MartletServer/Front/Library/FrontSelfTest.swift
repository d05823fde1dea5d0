import Glibc
import Logging

/// Finds out how the installed libmicrohttpd behaves, with a front and a client of its own over loopback. It takes a
/// few milliseconds, once a process.
enum FrontSelfTest {
    private static let outcome = run()

    /// What was found. Logs a warning for what is missing.
    static func abilities(logger: Logger) -> LibraryAbilities {
        if !outcome.layoutIsKnown {
            logger.warning(
                "This libmicrohttpd reads requests in a way that is not known here; what it accepts is not checked twice."
            )
        }
        return outcome
    }

    private static func run() -> LibraryAbilities {
        // Whether heads are laid out as expected must be known first: if not, every probe would be refused.
        let expected = LibraryAbilities(takesOver: true, layoutIsKnown: true)
        if let takesOver = try? probe(expected) {
            return LibraryAbilities(takesOver: takesOver, layoutIsKnown: true)
        }
        let other = LibraryAbilities(takesOver: true, layoutIsKnown: false)
        return LibraryAbilities(takesOver: (try? probe(other)) ?? false, layoutIsKnown: false)
    }

    /// Whether streams can be taken over. Throws if good requests are refused.
    private static func probe(_ abilities: LibraryAbilities) throws -> Bool {
        var configuration = HTTPFrontConfiguration()
        configuration.limits.connections = 16
        configuration.streamMethod = .takeover
        let handler = ProbeHandler()
        let silent = Logger(label: "martlet.self-test") { _ in SwiftLogNoOpLogHandler() }
        let front = try HTTPFront(
            configuration: configuration, handler: handler, logger: silent, abilities: abilities)
        defer { front.stop() }

        let visitor = try LoopbackClient(port: front.port)
        let other = try LoopbackClient(port: front.port)
        try visitor.send("GET /stream HTTP/1.1\r\nHost: probe\r\nX-Folded: no\r\n\r\n")
        guard try visitor.receive(upTo: "HTTP/1.1 200") else { throw HTTPFrontError.libraryRefused }
        guard try visitor.receive(upTo: ProbeHandler.opening) else { return false }
        // Each request of the other client turns the library's loop, which then releases the first connection.
        for _ in 0..<20 where front.openConnections > 1 {
            try other.send("GET /turn HTTP/1.1\r\nHost: probe\r\n\r\n")
            guard try other.receive(upTo: "\r\n\r\n") else { return false }
        }
        guard front.openConnections == 1 else { return false }
        // The library's descriptor is closed; the stream must live on.
        let frame = "data: alive\n\n"
        guard handler.stream.send(Array(frame.utf8)) == .sent else { return false }
        return try visitor.receive(upTo: frame)
    }
}

/// Answers the self-test's requests.
private final class ProbeHandler: HTTPHandler {
    static let opening = ": probe\n\n"

    let stream: EventStream

    init() {
        stream = EventStream(delegate: ProbeDelegate(), opening: Array(Self.opening.utf8))
    }

    func accept(_ head: HTTPRequest) -> HTTPResponse? { nil }

    func respond(to request: HTTPRequest) -> HTTPReply {
        request.path == "/stream" ? .stream(stream, headers: []) : .response(HTTPResponse(status: 204))
    }
}

private final class ProbeDelegate: EventStreamDelegate {
    func streamDidOpen(_ stream: EventStream) {}
    func streamDidDrain(_ stream: EventStream) {}
    func streamDidClose(_ stream: EventStream) {}
}
