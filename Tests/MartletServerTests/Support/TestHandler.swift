import Glibc
import Logging
import MartletServer

/// A handler made of closures.
final class TestHandler: HTTPHandler {
    private let acceptHead: @Sendable (HTTPRequest) -> HTTPResponse?
    private let reply: @Sendable (HTTPRequest) -> HTTPReply

    init(
        accept: @escaping @Sendable (HTTPRequest) -> HTTPResponse? = { _ in nil },
        _ reply: @escaping @Sendable (HTTPRequest) -> HTTPReply
    ) {
        acceptHead = accept
        self.reply = reply
    }

    func accept(_ head: HTTPRequest) -> HTTPResponse? { acceptHead(head) }
    func respond(to request: HTTPRequest) -> HTTPReply { reply(request) }

    /// Tells what it was asked.
    static let echo = TestHandler { request in
        let text =
            "\(request.method) \(request.path) \(request.query ?? "-") \(String(decoding: request.body, as: UTF8.self))"
        return .response(
            HTTPResponse(status: 200, headers: [("Content-Type", "text/plain")], body: .bytes(Array(text.utf8))))
    }
}

/// A front on a free port, stopped at the end of `body`.
func withFront<Result>(
    _ handler: any HTTPHandler, configure: (inout HTTPFrontConfiguration) -> Void = { _ in },
    _ body: (HTTPFront) throws -> Result
) throws -> Result {
    var configuration = HTTPFrontConfiguration()
    configuration.stopDeadline = 1
    configure(&configuration)
    let front = try HTTPFront(configuration: configuration, handler: handler, logger: testLogger)
    defer { front.stop() }
    return try body(front)
}

let testLogger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

/// Waits until `condition` holds, at most so long.
func eventually(seconds: Double = 5, _ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<Int(seconds * 200) {
        if try condition() { return true }
        usleep(5_000)
    }
    return try condition()
}
