import Testing

@testable import MartletServer
@testable import MartletTesting

/// A browser whose server ends again and again. It follows docs/protocol.md: it keeps each post until that is durable, and
/// sends it again to a server that does not have it.
final class CrashLoopClient {
    struct Press {
        /// What the visitor saw on the element.
        let name: String
        var number: UInt32
        /// The status of the last answer.
        var status: Int?
        /// Which of the servers gave it.
        var life = 0
    }

    private(set) var visitor: Visitor
    let dom: ModelDOM
    private(set) var presses: [Press] = []
    private var life = 0
    /// The posts up to this one are durable.
    private(set) var durable = 0
    /// Whether the server knows that the browser has come back.
    private(set) var isKnown = false
    /// The number of the post to send next.
    private var due = 1
    private var applied: UInt64 = 0
    /// Whether the next post waits for the number that its element has now.
    private var awaitsNumber = false
    private var stream: RawSocket?
    private var text = StreamText()

    init(_ server: Server) throws {
        visitor = try Visitor(server, "/crash")
        let html = visitor.loaded.text
        let start = try #require(html.firstRange(of: "<main id=\"martlet\">")?.upperBound)
        let end = try #require(html.firstRange(of: "</main>")?.lowerBound)
        dom = try ModelDOM(html: Array(html[start..<end].utf8))
    }

    /// The server has ended, and another one serves.
    func move(to server: Server) throws {
        cut()
        life += 1
        awaitsNumber = false
        visitor = try visitor.moved(to: server)
    }

    var isUpToDate: Bool { due > presses.count && durable >= presses.count }

    /// The visitor presses an element as it is on the page now; `false` if there is none.
    func press(_ name: String) -> Bool {
        guard let number = dom.element(name)?.number else { return false }
        presses.append(Press(name: name, number: number))
        return true
    }

    /// Posts what is due, and reads the answer.
    func post() throws {
        guard due <= presses.count, !awaitsNumber else { return }
        let press = presses[due - 1]
        let answer = try visitor.post(
            "{\"seq\":\(due),\"ack\":\(applied),\"events\":[{\"target\":\(press.number),\"type\":\"click\"}]}")
        if let start = answer.text.firstRange(of: "\"expected\":")?.upperBound,
            let expected = Int(answer.text[start...].prefix(while: \.isNumber))
        {
            due = expected
            return
        }
        if answer.text.contains("\"renumbered\":true") { return try connect(awaitingNumber: true) }
        guard [204, 404, 409].contains(answer.status) else {
            throw RawSocket.Failure(description: "\(answer.status) \(answer.text)")
        }
        // The server keeps the status of the last post only: an earlier one that is sent once more is 204.
        if presses[due - 1].life != life || presses[due - 1].status == nil {
            (presses[due - 1].status, presses[due - 1].life) = (answer.status, life)
        }
        due += 1
    }

    func connect() throws { try connect(awaitingNumber: awaitsNumber) }

    private func connect(awaitingNumber: Bool) throws {
        cut()
        awaitsNumber = awaitingNumber
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        let path = "\(visitor.path)/stream?after=\(applied)\(awaitingNumber ? "&resync=1" : "")"
        try socket.request("GET", path, headers: ["Cookie: \(visitor.cookie)"])
        stream = socket
    }

    var hasStream: Bool { stream != nil }

    func cut() {
        stream?.end()
        (stream, text) = (nil, StreamText())
    }

    /// Takes what has come.
    func read() throws {
        guard let stream else { return }
        guard let bytes = stream.readAvailable(1 << 16) else { return cut() }
        for event in text.events(adding: bytes) where hasStream { try take(event) }
    }

    private func take(_ event: String) throws {
        var number: UInt64?
        for line in event.split(separator: "\n") {
            let (name, value) = (line.prefix { $0 != ":" }, line.drop { $0 != " " }.dropFirst())
            switch name {
            case "durable":
                isKnown = true
                durable = max(durable, Int(value) ?? 0)
            case "posts": due = min(due, (Int(value) ?? 0) + 1)
            case "id": number = UInt64(value)
            case "data":
                guard let number, value.contains("[\"z\",") || number == applied + 1 else { continue }
                // The numbers of a whole page are stored before it is sent; those of what has come into it since are not.
                for (_, patch) in try JSONValue.elements(value.utf8) { try dom.apply("[\(patch)]".utf8) }
                applied = number
                guard awaitsNumber, value.contains("[\"z\",") else { continue }
                presses[due - 1].number = dom.element(presses[due - 1].name)?.number ?? 0
                awaitsNumber = false
            default: break
            }
        }
    }
}
