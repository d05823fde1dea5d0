import Glibc
import MartletServer

/// A TCP client that sends exactly the bytes it is given. It waits at most `timeout` seconds for the next bytes, and
/// ten times as long for everything that one read asks for, so that a stream's heartbeats do not keep it waiting
/// forever.
package final class RawSocket {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    private let descriptor: Int32
    private let patience: Duration
    private var isOpen = true
    private var buffer: [UInt8] = []

    /// Connects to a port of this machine. `receiveBuffer` is in bytes and is set before connecting.
    package init(port: Int, timeout: Double = 5, receiveBuffer: Int? = nil, ipv6: Bool = false) throws {
        patience = .seconds(timeout * 10)
        do {
            descriptor = try LoopbackSocket.connect(port: port, timeout: timeout, ipv6: ipv6) { descriptor in
                var one: Int32 = 1
                setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
                guard var size = receiveBuffer.map(Int32.init) else { return }
                setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            }
        } catch .noSocket(let code) {
            throw Failure(description: "no socket: \(String(cString: strerror(code)))")
        } catch .notConnected(let code) {
            throw Failure(description: "cannot connect to \(port): \(String(cString: strerror(code)))")
        }
    }

    deinit { end() }

    /// Closes the connection, with a reset if bytes are unread.
    package func end() {
        if isOpen { close(descriptor) }
        isOpen = false
    }

    /// Returns an object that can end the connection from another thread while this one waits for bytes.
    package func makeEnding() -> SocketEnding { SocketEnding(duplicating: descriptor) }

    // MARK: Sending

    package func send(_ text: String) throws { try send(Array(text.utf8)) }

    package func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "send: \(String(cString: strerror(errno)))") }
            sent += count
        }
    }

    /// Sends a request with `Host`, the given header lines and, if there is a body, its length.
    package func request(_ method: String, _ target: String, headers: [String] = [], body: String? = nil) throws {
        try request(method, target, headers: headers, bytes: body.map { Array($0.utf8) })
    }

    /// Sends the same with a body of arbitrary bytes.
    package func request(_ method: String, _ target: String, headers: [String], bytes body: [UInt8]?) throws {
        var lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers
        if let body { lines.append("Content-Length: \(body.count)") }
        try send(Array((lines.map { $0 + "\r\n" }.joined() + "\r\n").utf8) + (body ?? []))
    }

    /// Shuts down the sending direction only.
    package func endSending() {
        let sendingSide: Int32 = 1
        shutdown(descriptor, sendingSide)
    }

    // MARK: Receiving

    /// The time by which a read that starts now has to finish.
    private var deadline: ContinuousClock.Instant { .now + patience }

    /// The next bytes, or none at the end of the connection.
    private func receive(by deadline: ContinuousClock.Instant) throws -> [UInt8] {
        guard ContinuousClock.now < deadline else {
            throw Failure(description: "what was waited for did not come in \(patience); so far: \(beginning)")
        }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = chunk.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        guard count >= 0 else {
            if errno == ECONNRESET { return [] }
            throw Failure(
                description: errno == EAGAIN
                    ? "nothing came in time; so far: \(beginning)"
                    : "receive: \(String(cString: strerror(errno)))")
        }
        return Array(chunk[..<count])
    }

    /// At most `count` bytes of what has arrived, without waiting; `nil` at the end of the connection.
    package func readAvailable(_ count: Int) -> [UInt8]? {
        if buffer.isEmpty {
            var chunk = [UInt8](repeating: 0, count: 65_536)
            let received = chunk.withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
            }
            guard received > 0 else { return received < 0 && errno == EAGAIN ? [] : nil }
            buffer = Array(chunk[..<received])
        }
        defer { buffer.removeFirst(min(count, buffer.count)) }
        return Array(buffer.prefix(count))
    }

    /// Whether there are bytes to read, or the connection has ended.
    package var isReadable: Bool {
        guard buffer.isEmpty else { return true }
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, 0) > 0
    }

    /// Reads up to and including `text`.
    package func read(until text: String) throws -> String {
        let (wanted, deadline) = (Array(text.utf8), deadline)
        while true {
            if let range = buffer.firstRange(of: wanted) {
                defer { buffer.removeSubrange(..<range.upperBound) }
                return String(decoding: buffer[..<range.upperBound], as: UTF8.self)
            }
            let more = try receive(by: deadline)
            guard !more.isEmpty else {
                throw Failure(description: "ended before \(text.debugDescription): \(remainder)")
            }
            buffer += more
        }
    }

    /// Reads exactly `count` bytes.
    package func read(count: Int) throws -> [UInt8] {
        let deadline = deadline
        while buffer.count < count {
            let more = try receive(by: deadline)
            guard !more.isEmpty else { throw Failure(description: "ended after \(buffer.count) of \(count) bytes") }
            buffer += more
        }
        defer { buffer.removeSubrange(..<count) }
        return Array(buffer[..<count])
    }

    /// Reads everything up to the end of the connection.
    package func readToEnd() throws -> [UInt8] {
        let deadline = deadline
        while true {
            let more = try receive(by: deadline)
            if more.isEmpty { break }
            buffer += more
        }
        defer { buffer = [] }
        return buffer
    }

    /// Whether the server has ended the connection without sending anything more.
    package func isEnded() throws -> Bool { try buffer.isEmpty && receive(by: deadline).isEmpty }

    private var remainder: String { String(decoding: buffer, as: UTF8.self) }
    private var beginning: String { String(decoding: buffer.prefix(400), as: UTF8.self) }

    /// Reads one whole response, other than that of a stream. Pass `false` for `hasBody` after `HEAD`.
    package func response(hasBody: Bool = true) throws -> RawResponse {
        var response = RawResponse(head: try read(until: "\r\n\r\n"))
        guard hasBody, response.status >= 200, response.status != 204, response.status != 304 else { return response }
        if let length = response["content-length"].flatMap({ Int($0) }) {
            response.body = try read(count: length)
        } else {
            response.body = try readToEnd()
        }
        return response
    }
}

/// Ends a connection that another thread reads. It has its own descriptor, so that it never hits another socket.
package final class SocketEnding: Sendable {
    private let descriptor: Int32

    fileprivate init(duplicating descriptor: Int32) { self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }

    deinit { close(descriptor) }

    package func shutDown() {
        let bothSides: Int32 = 2
        shutdown(descriptor, bothSides)
    }
}
