/// The connection that carries a page's frames: a stream of server-sent events, its own or one that it shares with
/// other pages.
struct StreamConnection: Sendable {
    let stream: EventStream
    /// Precedes each frame: on a shared stream, the page's name.
    private let prefix: [UInt8]
    /// Whether the stream ends once it has carried something: a long poll.
    private let isPoll: Bool
    private var hasDelivered = false
    var epoch: PageStream.Epoch = 0

    /// `name` is the page's, where the stream is shared.
    init(_ stream: EventStream, name: PageIdentifier? = nil, isPoll: Bool = false) {
        self.stream = stream
        self.isPoll = isPoll
        prefix = name.map { Array("event: \($0.text)\n".utf8) } ?? []
    }

    var isShared: Bool { !prefix.isEmpty }

    func isOn(_ stream: EventStream) -> Bool { self.stream === stream }

    /// Sends a frame.
    mutating func send(_ frame: [UInt8]) -> PageStream.Delivery {
        switch prefix.isEmpty ? stream.send(frame) : stream.send(prefix + frame) {
        case .sent:
            hasDelivered = true
            return .sent
        case .stalled:
            hasDelivered = true
            return .stalled
        case .refused: return .refused
        case .closed: return .closed
        }
    }

    /// Tells the browser up to which post everything is durable and, when it has just come, which post was the last.
    /// A stalled connection may refuse it: it is told again.
    mutating func send(durable: UInt64, posts: UInt64? = nil) {
        var block = prefix
        block += Array("durable: \(durable)\n".utf8)
        if let posts { block += Array("posts: \(posts)\n".utf8) }
        block.append(UInt8(ascii: "\n"))
        _ = stream.send(block)
    }

    /// Sends the result of a build. A stalled connection may refuse it; the next one begins with it.
    func send(_ status: BuildStatus) { _ = stream.send(prefix + status.block) }

    /// Everything that was due was sent.
    func finish() { if isPoll, hasDelivered { stream.close() } }

    /// Ends the page's use of the stream, and sends the reason as an HTTP status, as the answer to a request would have
    /// it.
    func end(status: Int?) {
        // Other pages continue to use a shared stream, and the tabs that share it know of one another.
        guard !isShared else { return }
        if let status { _ = stream.send(Array("data: \(status)\n\n".utf8)) }
        stream.close()
    }

    /// The message of a shared stream that a page does not exist.
    static func missing(_ page: PageIdentifier, _ status: Int) -> [UInt8] {
        Array("event: \(page.text)\ndata: \(status)\n\n".utf8)
    }
}
