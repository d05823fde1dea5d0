import MartletTesting
import Testing

@testable import MartletServer

/// A browser on a bad network. It follows docs/protocol.md: one post at a time, repeated until it is answered; a stream
/// that is opened again after what was applied; a resync where something is missing.
final class FaultyClient {
    let visitor: Visitor
    let dom: ModelDOM
    private(set) var applied: UInt64 = 0
    private(set) var resyncs = 0
    private var awaitsResync = false
    private var stream: RawSocket?
    private var text = StreamText()
    /// Posts that were not answered yet, in order.
    private(set) var queue: [String] = []
    private var sent = 0
    /// Requests that are still under way, and what is missing of them.
    private var delayed: [(socket: RawSocket, rest: [UInt8])] = []

    init(_ server: Server) throws {
        visitor = try Visitor(server, "/faulty")
        let html = visitor.loaded.text
        let start = try #require(html.firstRange(of: "<main id=\"martlet\">")?.upperBound)
        let end = try #require(html.firstRange(of: "</main>")?.lowerBound)
        dom = try ModelDOM(html: Array(html[start..<end].utf8))
    }

    // MARK: The stream

    /// Whether it lacks something of what was sent up to `sequence`.
    func isBehind(_ sequence: UInt64) -> Bool { awaitsResync || applied < sequence }

    var hasStream: Bool { stream != nil }

    func connect() throws {
        cut()
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        let query = "after=\(applied)" + (awaitsResync ? "&resync=1" : "")
        try socket.request("GET", visitor.path + "/stream?\(query)", headers: ["Cookie: \(visitor.cookie)"])
        stream = socket
    }

    func cut() {
        stream?.end()
        (stream, text) = (nil, StreamText())
    }

    /// Reads at most `count` bytes of what has come, and applies the frames that are complete.
    func read(_ count: Int) throws {
        guard let stream else { return }
        guard let bytes = stream.readAvailable(count) else { return cut() }
        for event in text.events(adding: bytes) where hasStream { try take(event) }
    }

    private func take(_ event: String) throws {
        let lines = event.split(separator: "\n")
        guard let number = lines.first(where: { $0.hasPrefix("id: ") }).flatMap({ UInt64($0.dropFirst(4)) }),
            let data = lines.first(where: { $0.hasPrefix("data: ") })?.dropFirst(6)
        else { return }
        if data.contains("[\"z\",") {
            awaitsResync = false
            resyncs += 1
        } else if number > applied + 1 {
            awaitsResync = true
        } else if number <= applied {
            return
        }
        if awaitsResync { return cut() }
        try dom.apply(data.utf8)
        applied = number
    }

    /// The document is not what the browser wants: everything anew.
    func wantResync() {
        awaitsResync = true
        cut()
    }

    // MARK: Posts

    /// The visitor presses an element, as it is on the page now; `false` if there is none.
    func press(_ identifier: String, _ type: String = "click", value: String? = nil) -> Bool {
        guard let number = dom.element(identifier)?.number else { return false }
        sent += 1
        let value = value.map { ",\"value\":\"\($0)\"" } ?? ""
        queue.append(
            "{\"seq\":\(sent),\"ack\":\(applied),\"events\":[{\"target\":\(number),\"type\":\"\(type)\"\(value)}]}")
        return true
    }

    /// Posts the first that waits, and reads the answer.
    func post() throws {
        guard let body = queue.first else { return }
        let status = try visitor.post(body).status
        // 404 and 409 are answers: what was pressed has gone meanwhile.
        guard [204, 404, 409].contains(status) else { throw RawSocket.Failure(description: "\(status) for \(body)") }
        queue.removeFirst()
    }

    /// Posts the first that waits; the answer never comes.
    func postAndLose() throws {
        guard let body = queue.first else { return }
        let socket = try begin(body)
        socket.socket.end()
    }

    /// Posts the second that waits before the first, which is refused unless the first has come and its answer was
    /// lost.
    func postTooEarly() throws {
        guard queue.count > 1 else { return }
        let status = try visitor.post(queue[1]).status
        #expect([204, 404, 409].contains(status), "\(status)")
    }

    /// Begins to post the first that waits; the rest comes later, maybe when it was repeated and answered long ago.
    func postSlowly(_ share: Double) throws {
        guard let body = queue.first else { return }
        delayed.append(try begin(body, share))
    }

    func finishDelayed() throws {
        for (socket, rest) in delayed {
            try? socket.send(rest)
            _ = try? socket.response()
        }
        delayed = []
    }

    private func begin(_ body: String, _ share: Double = 1) throws -> (socket: RawSocket, rest: [UInt8]) {
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        let head =
            "POST \(visitor.path)/events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Cookie: \(visitor.cookie)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        let bytes = Array((head + body).utf8)
        let end = Int(Double(bytes.count) * share)
        try socket.send(Array(bytes[..<end]))
        return (socket, Array(bytes[end...]))
    }
}
