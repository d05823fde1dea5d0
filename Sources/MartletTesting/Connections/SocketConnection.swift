import MartletServer
import Synchronization

/// A visitor over HTTP, as a browser does it: a cookie, a request for the page, a stream, posts.
final class SocketVisitor: VisitorConnection {
    private let server: Server
    private let cookie = Mutex<String?>(nil)

    init(_ server: Server) { self.server = server }

    func load(_ path: String) async throws -> LoadedPage {
        let known = cookie.withLock { $0 }
        let response = try await server.exchange("GET", path, known.map { ["Cookie: \($0)"] } ?? [])
        guard response.status == 200 else {
            throw TestPageError(.refused, "\(path) was answered with \(response.status): \(response.text)")
        }
        let given = response["set-cookie"].map { String($0.prefix { $0 != ";" }) }
        if let given { cookie.withLock { $0 = given } }
        guard let cookie = given ?? known, let session = Self.session(cookie),
            let document = LoadedDocument(response.text)
        else { throw TestPageError(.wire, "\(path) is no page of Martlet's: \(response.text.prefix(200))") }
        let page = SocketPage(server, cookie, session, document)
        try await page.open(after: document.sequence)
        return LoadedPage(
            identifier: document.identifier, connection: page, sequence: document.sequence, title: document.title,
            html: Array(document.content.utf8), styleSheet: document.styleSheet)
    }

    private static func session(_ cookie: String) -> SessionIdentifier? {
        SessionIdentifier(cookie.utf8.drop { $0 != UInt8(ascii: "=") }.dropFirst())
    }
}

/// What a browser reads from a page's HTML document.
struct LoadedDocument {
    let identifier: PageIdentifier
    let sequence: UInt64
    let title: String
    let content: Substring
    let styleSheet: String
    /// Where its form posts to.
    let formAction: String

    init?(_ html: String) {
        guard let page = Self.text(between: "<meta name=\"martlet-page\" content=\"", "\"", in: html),
            let identifier = PageIdentifier(page.utf8),
            let sequence = Self.text(between: "data-seq=\"", "\"", in: html).flatMap({ UInt64($0) }),
            let title = Self.text(between: "<title>", "</title>", in: html),
            let start = html.firstRange(of: "<main id=\"martlet\">")?.upperBound,
            let end = html.ranges(of: "</main>").last?.lowerBound, start <= end
        else { return nil }
        self.identifier = identifier
        self.sequence = sequence
        self.title = HTMLParser.decode(String(title))
        content = html[start..<end]
        formAction = HTMLParser.decode(String(Self.text(between: "novalidate action=\"", "\"", in: html) ?? ""))
        let style = Self.text(between: "<style id=\"martlet-style\"", "</style>", in: html) ?? ""
        styleSheet = String(style.drop { $0 != ">" }.dropFirst())
    }

    private static func text(between start: String, _ end: String, in html: String) -> Substring? {
        guard let start = html.firstRange(of: start)?.upperBound,
            let end = html[start...].firstRange(of: end)?.lowerBound
        else { return nil }
        return html[start..<end]
    }
}

/// A page over HTTP.
final class SocketPage: PageConnection {
    private let server: Server
    private let cookie: String
    private let session: SessionIdentifier
    private let identifier: PageIdentifier
    private let formAction: String
    private let stream = StreamReader()

    init(_ server: Server, _ cookie: String, _ session: SessionIdentifier, _ document: LoadedDocument) {
        self.server = server
        self.cookie = cookie
        self.session = session
        identifier = document.identifier
        formAction = document.formAction
    }

    private var path: String { "/_martlet/pages/\(identifier.text)" }

    /// Opens the stream, as a client that has applied every frame up to `number`.
    func open(after number: UInt64) async throws {
        try await stream.start(
            port: server.port, path: path + "/stream?after=\(number)", headers: ["Cookie: \(cookie)"], after: number)
    }

    func post(_ body: String) async throws -> Problem? {
        let response = try await server.exchange(
            "POST", path + "/events", ["Content-Type: application/json", "Cookie: \(cookie)"], body: body)
        guard response.status >= 300 else { return nil }
        let problem = (try? JSONParser.parse(response.body))?.object
        return Problem(response.status, problem?["detail"]?.string ?? response.text)
    }

    func postForm(_ body: String) async throws -> String {
        let response = try await server.exchange(
            "POST", formAction, ["Content-Type: application/x-www-form-urlencoded", "Cookie: \(cookie)"], body: body)
        guard response.status == 303, let location = response["location"] else {
            throw TestPageError(.refused, "The form was answered with \(response.status): \(response.text)")
        }
        return location
    }

    func lastFrame() async throws -> UInt64? {
        try await server.context.registry.session(session)?.lastFrame(of: identifier)
    }

    func frames(through number: UInt64) async throws -> [ArrivedFrame] {
        try await stream.frames(through: number)
    }

    func close() { stream.stop() }
}

extension Server {
    /// One request and its answer. They are waited for on a thread of their own: Swift's own threads are few, and the
    /// program under test may need them to answer.
    fileprivate func exchange(
        _ method: String, _ path: String, _ headers: [String], body: String? = nil
    ) async throws -> RawResponse {
        let port = port
        return try await withCheckedThrowingContinuation { continuation in
            let hasStarted = Thread.start(stackSize: 1 << 20) {
                continuation.resume(
                    with: Result {
                        let socket = try RawSocket(port: port, timeout: 20)
                        try socket.request(method, path, headers: headers, body: body)
                        return try socket.response()
                    })
            }
            if !hasStarted { continuation.resume(throwing: TestPageError.noThread) }
        }
    }
}

extension TestPageError {
    static let noThread = Self(.wire, "The system has no thread left.")
}
