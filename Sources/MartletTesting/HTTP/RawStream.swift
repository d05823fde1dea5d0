package import MartletServer

/// The client's end of a stream. Reads its bytes, with or without chunks.
package final class RawStream {
    package let head: RawResponse
    package let socket: RawSocket
    private var decoded: [UInt8] = []

    /// Reads the response to a request that was sent.
    package init(_ socket: RawSocket) throws {
        self.socket = socket
        head = RawResponse(head: try socket.read(until: "\r\n\r\n"))
    }

    /// Requests a stream from a front.
    package convenience init(_ front: HTTPFront, path: String = "/stream") throws {
        let socket = try RawSocket(port: front.port)
        try socket.request("GET", path)
        try self.init(socket)
    }

    package var isChunked: Bool { head["transfer-encoding"] == "chunked" }

    /// Reads exactly `count` characters of the stream.
    package func read(count: Int) throws -> String {
        guard isChunked else { return String(decoding: try socket.read(count: count), as: UTF8.self) }
        while decoded.count < count {
            guard let chunk = try chunk() else {
                throw RawSocket.Failure(description: "the stream ended after \(decoded.count) of \(count) bytes")
            }
            decoded += chunk
        }
        defer { decoded.removeSubrange(..<count) }
        return String(decoding: decoded[..<count], as: UTF8.self)
    }

    /// Reads the stream up to and including `text`.
    package func read(until text: String) throws -> String {
        guard isChunked else { return try socket.read(until: text) }
        let wanted = Array(text.utf8)
        while true {
            if let range = decoded.firstRange(of: wanted) {
                defer { decoded.removeSubrange(..<range.upperBound) }
                return String(decoding: decoded[..<range.upperBound], as: UTF8.self)
            }
            guard let chunk = try chunk() else {
                throw RawSocket.Failure(description: "the stream ended before \(text.debugDescription)")
            }
            decoded += chunk
        }
    }

    /// Reads everything to the end, which must be clean.
    package func readToEnd() throws -> String {
        guard isChunked else { return String(decoding: try socket.readToEnd(), as: UTF8.self) }
        while let chunk = try chunk() { decoded += chunk }
        guard try socket.isEnded() else { throw RawSocket.Failure(description: "bytes after the last chunk") }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The next chunk, or `nil` after the last one.
    private func chunk() throws -> [UInt8]? {
        let line = try socket.read(until: "\r\n").dropLast(1)
        guard let count = Int(line, radix: 16) else {
            throw RawSocket.Failure(description: "\(line.debugDescription) is no chunk size")
        }
        let bytes = try socket.read(count: count)
        let end = try socket.read(count: 2)
        guard end == Array("\r\n".utf8) else { throw RawSocket.Failure(description: "a torn chunk") }
        return count == 0 ? nil : bytes
    }
}
