/// What carries a page's frames: a stream of server-sent events, its own or one that it shares with others.
struct StreamConnection {
    let stream: EventStream
    /// What stands before each frame: on a shared stream, the page's name.
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

    /// Gives the stream a frame.
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

    /// Everything that was due has left.
    func finish() { if isPoll, hasDelivered { stream.close() } }

    /// Ends what the page has of the stream, and says why with an HTTP status, as the answer to a request would.
    func end(telling status: Int?) {
        // Other pages go on using a shared one, and the tabs that share it know of one another.
        guard !isShared else { return }
        if let status { _ = stream.send(Array("data: \(status)\n\n".utf8)) }
        stream.close()
    }

    /// What a shared stream says of a page that there is not.
    static func missing(_ page: PageIdentifier, _ status: Int) -> [UInt8] {
        Array("event: \(page.text)\ndata: \(status)\n\n".utf8)
    }
}
