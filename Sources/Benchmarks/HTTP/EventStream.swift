/// The event stream of one page: counts its frames and their bytes.
final class EventStream {
    let connection: Connection
    /// The number of frames received. Comments and `retry` do not count.
    private(set) var frames = 0
    /// The bytes of those frames, including their framing.
    private(set) var frameBytes = 0
    /// The number of the last frame.
    private(set) var lastIdentifier = 0
    private var scanned = 0

    /// Opens the stream and waits for its first bytes.
    init(_ server: Endpoint, path: String, cookie: String) throws {
        connection = try Connection(port: server.port)
        try connection.write(server.request("GET", path, cookie: cookie, fields: "Accept: text/event-stream\r\n"))
        let response = try connection.response(headOnly: true)
        guard response.status == 200 else { throw Failure.unexpected("GET \(path): \(response.status)") }
        if connection.received.isEmpty { try connection.read(waiting: true) }
        readFrames()
    }

    /// Waits until there is one more frame than `count`.
    func wait(after count: Int) throws {
        while frames <= count {
            try connection.read(waiting: true)
            readFrames()
        }
    }

    /// Reads the bytes that have arrived, without waiting.
    func drain() throws {
        while try connection.read(waiting: false) > 0 { readFrames() }
    }

    private func readFrames() {
        var start = 0
        var index = max(scanned, 1)
        let bytes = connection.received
        while index < bytes.count {
            if bytes[index] == 10 && bytes[index - 1] == 10 {
                count(bytes[start...index])
                start = index + 1
                index = start
            }
            index += 1
        }
        scanned = bytes.count - start
        connection.consume(start)
    }

    /// If the server sends chunks, a chunk's size may precede a frame; it counts as framing.
    private func count(_ block: ArraySlice<UInt8>) {
        let opening = String(decoding: block.prefix(40), as: UTF8.self)
        guard let mark = opening.range(ofASCII: "id: ") else { return }
        frames += 1
        frameBytes += block.count
        lastIdentifier = Int(opening[mark.upperBound...].prefix { $0.isNumber }) ?? lastIdentifier
    }
}

extension String {
    /// The first range of `text`.
    func range(ofASCII text: String) -> Range<String.Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
