@testable import MartletServer

/// A browser's part, by hand: it loads a page, keeps the cookie, sends events and opens streams.
final class Visitor {
    let server: Server
    let cookie: String
    let loaded: RawResponse
    /// The page's identifier in the loaded HTML.
    let page: String
    private let socket: RawSocket

    /// Loads `path`; with the cookie of `other` it is that visitor's second page.
    init(_ server: Server, _ path: String = "/counter", cookie other: String? = nil) throws {
        self.server = server
        socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", path, headers: other.map { ["Cookie: \($0)"] } ?? [])
        loaded = try socket.response()
        let given = loaded["set-cookie"].map { String($0.prefix { $0 != ";" }) }
        guard loaded.status == 200, let cookie = given ?? other,
            let start = loaded.text.firstRange(of: "<meta name=\"martlet-page\" content=\"")?.upperBound
        else { throw RawSocket.Failure(description: "\(path) gave \(loaded.status): \(loaded.text)") }
        self.cookie = cookie
        page = String(loaded.text[start...].prefix { $0 != "\"" })
    }

    /// The same browser with the same document, whose server is another process now.
    private init(_ visitor: Visitor, _ server: Server) throws {
        self.server = server
        (cookie, loaded, page) = (visitor.cookie, visitor.loaded, visitor.page)
        socket = try RawSocket(port: server.port, timeout: 60)
    }

    func moved(to server: Server) throws -> Visitor { try Visitor(self, server) }

    /// The key by which the session is known outside of its process.
    var key: SessionKey {
        get throws {
            guard let name = cookie.split(separator: "=").last.flatMap({ SessionIdentifier(Array($0.utf8)) }) else {
                throw RawSocket.Failure(description: "\(cookie) names no session")
            }
            return SessionKey(name)
        }
    }

    var path: String { "/_martlet/pages/\(page)" }

    /// The number of the element with `identifier` in the loaded HTML.
    func number(of identifier: String) throws -> Int {
        for tag in loaded.text.split(separator: "<") where tag.contains("id=\"\(identifier)\"") {
            guard let start = tag.firstRange(of: "data-m=\"")?.upperBound else { continue }
            if let number = Int(tag[start...].prefix { $0 != "\"" }) { return number }
        }
        throw RawSocket.Failure(description: "\(identifier) has no number in \(loaded.text)")
    }

    /// Posts a body.
    func post(
        _ body: String, headers: [String] = [], type: String? = "application/json", to path: String? = nil,
        cookie: String? = nil
    ) throws -> RawResponse {
        let socket = try RawSocket(port: server.port, timeout: 60)
        let type = type.map { ["Content-Type: \($0)"] } ?? []
        try socket.request(
            "POST", path ?? self.path + "/events", headers: type + ["Cookie: \(cookie ?? self.cookie)"] + headers,
            body: body)
        return try socket.response()
    }

    /// Clicks, on the connection that loaded the page.
    func click(_ target: String, seq: Int? = nil, ack: Int? = nil) throws -> RawResponse {
        let body = Self.click(target, seq: seq, ack: ack)
        try socket.request(
            "POST", path + "/events", headers: ["Content-Type: application/json", "Cookie: \(cookie)"], body: body)
        return try socket.response()
    }

    /// Clicks, on a connection of its own, and leaves the answer unread: if the session is busy, it comes when the
    /// action has ended.
    func begin(_ target: String, seq: Int? = nil) throws -> RawSocket {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request(
            "POST", path + "/events", headers: ["Content-Type: application/json", "Cookie: \(cookie)"],
            body: Self.click(target, seq: seq))
        return socket
    }

    /// Clicks and asks for the patches.
    func press(_ target: String, seq: Int? = nil) throws -> RawResponse {
        try post(Self.click(target, seq: seq), headers: ["Prefer: return=representation"])
    }

    /// A post with one click; a target that is no number is an identifier.
    static func click(_ target: String, seq: Int? = nil, ack: Int? = nil) -> String {
        let target = Int(target) == nil ? "\"\(target)\"" : target
        let numbers = (seq.map { "\"seq\":\($0)," } ?? "") + (ack.map { "\"ack\":\($0)," } ?? "")
        return "{\(numbers)\"events\":[{\"target\":\(target),\"type\":\"click\"}]}"
    }

    func get(_ path: String, headers: [String] = [], cookie: String? = nil) throws -> RawResponse {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", path, headers: ["Cookie: \(cookie ?? self.cookie)"] + headers)
        return try socket.response()
    }

    func openStream(after: Int = 0, resync: Bool = false) throws -> PageStream {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request(
            "GET", path + "/stream?after=\(after)" + (resync ? "&resync=1" : ""), headers: ["Cookie: \(cookie)"])
        return try PageStream(socket)
    }
}

/// One frame of a page.
struct Frame: Equatable {
    let number: Int
    let patches: String
}

/// The browser's end of a page's stream.
final class PageStream {
    private let stream: RawStream

    init(_ socket: RawSocket) throws {
        stream = try RawStream(socket)
        guard stream.head.status == 200 else {
            throw RawSocket.Failure(description: "the stream was answered with \(stream.head.status)")
        }
        let opening = try stream.read(count: 15)
        guard opening == "retry: 1000\n:\n\n" else {
            throw RawSocket.Failure(description: "the stream began with \(opening.debugDescription)")
        }
    }

    var head: RawResponse { stream.head }

    /// The next frame; heartbeats are passed over, for a minute.
    func frame() throws -> Frame {
        let start = ContinuousClock.now
        while true {
            let text = try stream.read(until: "\n\n")
            if text == ":\n\n" || text.hasPrefix("durable: ") {
                guard ContinuousClock.now - start < .seconds(60) else {
                    throw RawSocket.Failure(description: "there is no frame, only heartbeats")
                }
                continue
            }
            let lines = text.split(separator: "\n")
            guard lines.count == 2, lines[0].hasPrefix("id: "), lines[1].hasPrefix("data: "),
                let number = Int(lines[0].dropFirst(4))
            else { throw RawSocket.Failure(description: "\(text.debugDescription) is no frame") }
            return Frame(number: number, patches: String(lines[1].dropFirst(6)))
        }
    }

    /// The next block, whatever it is, without heartbeats.
    func block() throws -> String {
        while true {
            let text = try stream.read(until: "\n\n")
            if text != ":\n\n" { return text }
        }
    }

    func readToEnd() throws -> String { try stream.readToEnd() }

    /// The browser is killed.
    func end() { stream.socket.end() }
}
