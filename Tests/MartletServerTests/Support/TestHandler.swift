import Glibc
import Logging
import MartletServer
@_exported import MartletTesting

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

    /// Reports the requests it has received.
    static let echo = TestHandler { request in
        let text =
            "\(request.method) \(request.path) \(request.query ?? "-") \(String(decoding: request.body, as: UTF8.self))"
        return .response(
            HTTPResponse(status: 200, headers: [("Content-Type", "text/plain")], body: .bytes(Array(text.utf8))))
    }
}

let testLogger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

/// Waits until `condition` holds. The bound only ends a test that fails: it is long enough for a machine ten times
/// slower.
func eventually(seconds: Double = 60, _ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<Int(seconds * 200) {
        if try condition() { return true }
        usleep(5_000)
    }
    return try condition()
}
