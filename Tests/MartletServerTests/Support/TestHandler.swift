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
/// slower. It looks often at first, because most conditions hold soon.
func eventually(seconds: Double = 60, _ condition: () throws -> Bool) rethrows -> Bool {
    var pause: UInt32 = 100
    for _ in 0..<Int(seconds * 200) {
        if try condition() { return true }
        usleep(pause)
        pause = min(pause * 2, 5_000)
    }
    return try condition()
}

/// Does the same as ``eventually(seconds:_:)`` without holding the thread, of which Swift has few.
func comesTrue(seconds: Double = 60, _ condition: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<Int(seconds * 200) {
        if try await condition() { return true }
        try await _Concurrency.Task.sleep(for: .milliseconds(2))
    }
    return try await condition()
}
