import MartletUI

@testable import MartletServer

/// A program whose pages read their request and decide on the answer, with routes beside them.
enum RequestProgram {
    static let definition = AppDefinition(RequestApp.self)

    struct RequestApp: App {
        @State private var visits = 0

        var body: some Scene {
            WindowGroup("Shown", path: "/shown") { Shown() }
            WindowGroup("Fallback", path: "/titled") { Titled() }
            WindowGroup("Gone", path: "/gone") { Text("Gone").httpStatus(410).responseHeader("X-Reason", "moved") }
            WindowGroup("Unsafe", path: "/unsafe") {
                Text("Unsafe").responseHeader("X-Bad", "a\r\nSet-Cookie: x=1").responseHeader("Set-Cookie", "x=1")
            }
            WindowGroup("Away", path: "/away") { Redirect(to: "/shown?from=away") }
            WindowGroup("Early", path: "/early") { Early() }
            WindowGroup("Elsewhere", path: "/elsewhere") { Redirect(to: "//evil.example/") }
            Route("/visits") { _ in
                visits += 1
                return .text("\(visits)")
            }
            Route("/echo/{name}", method: .post) { request in
                .data(request.body, contentType: "text/plain").download(request.pathParameters["name"] ?? "")
            }
            Route("/hook", method: .post, allowsCrossOrigin: true) { request in
                try .json(["length": request.body.count])
            }
            Route("/fails") { _ in throw Failure() }
            Route("/slow") { _ in
                for _ in 0..<3 { await _Concurrency.Task.yield() }
                return .text(CurrentSession.executor == nil ? "elsewhere" : "done")
            }
            Route("/file") { request in .file(request.query["path"] ?? "") }
            Route("/cookies") { _ in
                var response = Response(status: 204)
                response.headers = [
                    ("Set-Cookie", "theme=dark"), ("Set-Cookie", "martlet=stolen"), ("Content-Length", "5"),
                    ("X-Bad", "a\nb"),
                ]
                return response
            }
            NotFoundGroup { Text("Nothing here") }
        }
    }

    struct Failure: Error {}

    struct Shown: View {
        @Environment(\.request) private var request

        var body: some View {
            VStack {
                Text(verbatim: "path=\(request.path) client=\(request.clientAddress) secure=\(request.isSecure)")
                Text(verbatim: "tags=\(request.query.values(for: "tag").joined(separator: "+"))")
                Text(verbatim: "agent=\(request.headers["user-AGENT"] ?? "none")")
                Text(verbatim: "cookies=\(request.cookies.map { "\($0.name):\($0.value)" }.joined(separator: ","))")
                Text(verbatim: "raw=\(request.headers["Cookie"] ?? "none")")
                HTML("a") { Text("link") }.attribute("href", "/visits")
            }
            .documentLanguage("de")
            .metadata(name: "description", content: "\"Wert\" & mehr")
            .metadata(name: "og:title", content: "Shown")
            .metadata(name: "canonical", content: "https://example.org/shown")
        }
    }

    struct Titled: View {
        @State private var count = 0
        @Environment(\.redirect) private var redirect

        var body: some View {
            VStack {
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
                Button("Go") { redirect(to: "/shown") }.accessibilityIdentifier("go")
                if count < 2 { Text("titled").navigationTitle("Count <\(count)>") }
            }
        }
    }

    struct Early: View {
        @Environment(\.redirect) private var redirect
        var body: some View { Text("early").onAppear { redirect(to: "/shown") } }
    }
}

/// A server of ``RequestProgram``, stopped at the end of `body`.
func withRequestServer<Result>(
    _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (Server) throws -> Result
) throws -> Result {
    var configuration = ServerConfiguration.testing
    change(&configuration)
    let server = try Server(configuration, app: RequestProgram.definition, logger: testLogger)
    defer { server.stop() }
    return try body(server)
}

extension Server {
    /// One request on a connection of its own.
    func ask(
        _ method: String = "GET", _ path: String, headers: [String] = [], body: String = "", timeout: Double = 60
    ) throws -> RawResponse {
        let socket = try RawSocket(port: port, timeout: timeout)
        try socket.request(method, path, headers: headers, body: body)
        return try socket.response()
    }
}
