/// One browser with one open page: its cookie, the page's identifier, its stream, and its event count.
final class Visitor {
    private(set) var server: Endpoint
    let cookie: String
    let page: String
    private var sequence = 0
    private let firstFrame: Int
    private(set) var stream: EventStream?

    /// Loads `path` as a new visitor over `connection`.
    init(_ server: Endpoint, path: String, over connection: Connection) throws {
        self.server = server
        if server.isFloor {
            // The floor sends all visitors the same bytes, so they invent identifiers for their pages.
            page = server.inventPage()
            cookie = ""
            firstFrame = 0
            return
        }
        try connection.write(server.request("GET", path))
        let response = try connection.response()
        guard response.status == 200 else { throw Failure.unexpected("GET \(path): \(response.status)") }
        // The head of the document is short; its body may be megabytes.
        let document = String(decoding: response.body.prefix(65_536), as: UTF8.self)
        guard let page = document.attribute("content", after: "martlet-page") else {
            throw Failure.unexpected("GET \(path): no meta martlet-page")
        }
        self.page = page
        firstFrame = document.attribute("data-seq", after: "martlet-page").flatMap { Int($0) } ?? 0
        cookie = response.values(of: "set-cookie").map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
    }

    /// Sends to the server that has taken over its page.
    func goOn(at endpoint: Endpoint) { server = endpoint }

    func openStream() throws {
        stream = try EventStream(
            server, path: "/_martlet/pages/\(page)/stream?after=\(firstFrame)", cookie: cookie)
    }

    /// The request that sends a click to the server.
    func click(_ target: Target) -> [UInt8] { event("click", at: target) }

    private func event(_ type: String, at target: Target, value: String? = nil) -> [UInt8] {
        sequence += 1
        let acknowledged = max(stream?.lastIdentifier ?? 0, firstFrame)
        let member = value.map { ",\"value\":\"\($0)\"" } ?? ""
        let body = """
            {"seq":\(sequence),"ack":\(acknowledged),"events":[{"target":\(target.json),"type":"\(type)"\(member)}]}
            """
        return server.request("POST", "/_martlet/pages/\(page)/events", cookie: cookie, body: body)
    }

    /// Sends an event, then waits for the response and the frame.
    func act(
        _ target: Target, _ type: String = "click", value: String? = nil, over connection: Connection
    ) throws {
        guard let stream else { throw Failure.unexpected("the page has no stream") }
        let frames = stream.frames
        try connection.write(event(type, at: target, value: value))
        try connection.response().mustBeAccepted()
        try stream.wait(after: frames)
    }

    /// The actions that the page offers now.
    func actions() throws -> [Action] {
        let path = "/_martlet/pages/\(page)/actions"
        let response = try server.fetch(path, cookie: cookie)
        guard response.status == 200 else { throw Failure.unexpected("GET \(path): \(response.status)") }
        return try Action.list(from: response.body)
    }

    /// The node identifier of the control with this accessibility identifier, as a browser would send it.
    func number(of identifier: String) throws -> Target {
        guard !server.isFloor, let action = try actions().first(where: { $0.identifier == identifier }) else {
            return .identifier(identifier)
        }
        return .number(action.target)
    }
}

extension Response {
    func mustBeAccepted() throws {
        guard status == 204 else {
            throw Failure.unexpected("event: \(status) \(String(decoding: body.prefix(200), as: UTF8.self))")
        }
    }
}

extension String {
    /// The value of an attribute in the first tag after `mark`.
    func attribute(_ name: String, after mark: String) -> String? {
        guard let start = range(ofASCII: mark) else { return nil }
        let tag = String(self[start.upperBound...].prefix { $0 != ">" })
        guard let attribute = tag.range(ofASCII: name + "=\"") else { return nil }
        return String(tag[attribute.upperBound...].prefix { $0 != "\"" })
    }
}
