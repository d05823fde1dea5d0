import Martlet
import MartletTesting
import Testing

/// A `TestPage` in memory supports everything that one over a socket does: queries, redirects on load, titles, routes,
/// statuses, headers, signing in, and pages answered with 403 or 404. Each test body runs over both transports.
@Suite struct TransportTests {
    private struct Site: App {
        @State private var visits = 0

        var body: some Scene {
            WindowGroup("Home", path: "/") { Home() }
            WindowGroup("Search", path: "/search") { Search() }
            WindowGroup("Away", path: "/away") { Redirect(to: "/search?q=from+away") }
            WindowGroup("Round", path: "/round") { Redirect(to: "/round") }
            WindowGroup("Abroad", path: "/abroad") { Abroad() }
            WindowGroup("Private", path: "/private") { Private() }
            WindowGroup("Files", path: "/files/{path...}") { FileName() }
            NotFoundGroup("Lost") { Text("Nothing is here").accessibilityIdentifier("lost") }
            Route("/visits") { _ in
                visits += 1
                return .text("\(visits)").download("visits.txt")
            }
            Route("/echo", method: .post) { request in
                var response = try Response.json(["length": request.body.count])
                response.headers.append(("Set-Cookie", "theme=dark"))
                return response
            }
            Route("/theme") { request in .text(request.cookies["theme"] ?? "none") }
            Route("/fails") { _ in throw Failure() }
        }
    }

    private struct Failure: Error {}

    private struct Home: View {
        @Environment(\.signIn) private var signIn

        var body: some View {
            VStack {
                Button("Sign in") { signIn(User(id: "1", name: "Ada"), to: "/private") }
                Link("Search", destination: URL(string: "/search?q=link") ?? URL(filePath: "/"))
            }
            .responseHeader("X-Home", "yes")
        }
    }

    private struct Search: View {
        @Environment(\.request) private var request
        @State private var hits = 1

        var body: some View {
            VStack {
                Text(verbatim: request.query["q"] ?? "nothing").accessibilityIdentifier("query")
                Button("More") { hits += 1 }
            }
            .navigationTitle("\(hits) found")
        }
    }

    private struct Private: View {
        @Environment(\.user) private var user
        @Environment(\.signOut) private var signOut

        var body: some View {
            if let user {
                VStack {
                    Text(verbatim: user.name).accessibilityIdentifier("user")
                    Button("Sign out") { signOut(to: "/") }
                }
                .navigationTitle("\(user.name)'s")
            } else {
                Text("Not for you").accessibilityIdentifier("refused").httpStatus(403).responseHeader("X-Why", "nobody")
            }
        }
    }

    private struct Abroad: View {
        var body: some View { if let url = URL(string: "https://example.org/") { Redirect(to: url) } }
    }

    private struct FileName: View {
        @Environment(\.pathParameters) private var parameters
        var body: some View { Text(verbatim: parameters["path"] ?? "").accessibilityIdentifier("path") }
    }

    private func visitor(_ transport: TestTransport) throws -> TestVisitor {
        try TestServer(Site.self, over: transport).visitor()
    }

    @Test(arguments: TestTransport.allCases) func queries(over transport: TestTransport) async throws {
        let visitor = try visitor(transport)
        let page = try await visitor.open("/search?q=a%20b&q=c")
        #expect(page.path == "/search?q=a%20b&q=c")
        #expect(try page.text("query") == "a b")
        let home = try await visitor.open("/")
        try await home.click(.role(.link, "Search"))
        #expect(home.path == "/search?q=link")
        #expect(try home.text("query") == "link")
    }

    @Test(arguments: TestTransport.allCases) func redirectsOnLoad(over transport: TestTransport) async throws {
        let visitor = try visitor(transport)
        let page = try await visitor.open("/away")
        #expect(page.path == "/search?q=from+away")
        #expect(try page.text("query") == "from away")
        let round = await #expect(throws: TestPageError.self) { try await visitor.open("/round") }
        #expect(round?.kind == .refused)
        let abroad = await #expect(throws: TestPageError.self) { try await visitor.open("/abroad") }
        #expect(abroad?.description.contains("https://example.org/") == true)
        let raw = try await visitor.request("/away")
        #expect(raw.status == 303 && raw.header("Location") == "/search?q=from+away")
    }

    @Test(arguments: TestTransport.allCases) func titles(over transport: TestTransport) async throws {
        let page = try await visitor(transport).open("/search")
        #expect(page.title == "1 found")
        try await page.click(.label("More"))
        #expect(page.title == "2 found")
    }

    @Test(arguments: TestTransport.allCases) func statusesAndHeaders(over transport: TestTransport) async throws {
        let visitor = try visitor(transport)
        let home = try await visitor.open("/")
        #expect(home.status == 200)
        #expect(home.header("x-home") == "yes")
        #expect(home.header("Content-Type") == "text/html; charset=utf-8")
        #expect(home.header("Content-Security-Policy")?.contains("require-trusted-types-for") == true)
        let raw = try await visitor.request("/", method: .head)
        #expect(raw.status == 200 && raw.body.isEmpty)
        #expect(try await visitor.request("/", method: .post, body: "x").status == 405)
        #expect(try await visitor.request("/healthz").text == "ok\n")
    }

    @Test(arguments: TestTransport.allCases) func pagesAnsweredWith403And404(over transport: TestTransport) async throws
    {
        let visitor = try visitor(transport)
        let refused = try await visitor.open("/private")
        #expect(refused.status == 403)
        #expect(refused.header("X-Why") == "nobody")
        #expect(try refused.text("refused") == "Not for you")
        let lost = try await visitor.open("/nowhere/at/all")
        #expect(lost.status == 404 && lost.title == "Lost")
        #expect(try lost.text("lost") == "Nothing is here")
        // A request that does not accept HTML gets none.
        let raw = try await visitor.request("/nowhere")
        #expect(raw.status == 404 && raw.header("Content-Type") == "application/problem+json")
        #expect(try await visitor.open("/files/a/b%20c").text("path") == "a/b c")
    }

    @Test(arguments: TestTransport.allCases) func routes(over transport: TestTransport) async throws {
        let visitor = try visitor(transport)
        _ = try await visitor.open("/")
        #expect(try await visitor.request("/visits").text == "1")
        let second = try await visitor.request("/visits")
        #expect(second.text == "2")
        #expect(second.header("Content-Disposition") == "attachment; filename=\"visits.txt\"")
        let echo = try await visitor.request("/echo", method: .post, body: "12345")
        #expect(echo.status == 200 && echo.text == #"{"length":5}"#)
        #expect(try await visitor.request("/theme").text == "dark")
        #expect(
            try await visitor.request("/echo", method: .post, headers: ["Origin": "https://evil.example"]).status == 403
        )
        #expect(try await visitor.request("/echo").status == 405)
        let failed = try await visitor.request("/fails")
        #expect(failed.status == 500 && failed.text.contains("reference"))
        // Another browser has another session.
        let other = visitor.server.visitor()
        _ = try await other.open("/")
        #expect(try await other.request("/visits").text == "1")
        #expect(try await other.request("/theme").text == "none")
    }

    @Test(arguments: TestTransport.allCases) func signingInAndOut(over transport: TestTransport) async throws {
        let visitor = try visitor(transport)
        let other = try await visitor.open("/private")
        let page = try await visitor.open("/")
        try await page.click(.label("Sign in"))
        #expect(page.path == "/private" && page.status == 200 && page.title == "Ada's")
        #expect(page.header("Cache-Control") == "no-store")
        // The visitor's other page continues under the new cookie.
        #expect(try other.text("user") == "Ada")
        #expect(other.title == "Ada's")
        try await other.click(.label("Sign out"))
        #expect(other.path == "/" && other.title == "Home")
        #expect(try await visitor.open("/private").status == 403)
    }

    @Test(arguments: TestTransport.allCases) func signingInWithoutJavaScript(over transport: TestTransport) async throws
    {
        let page = try await visitor(transport).open("/")
        try await page.post(pressing: .label("Sign in"))
        #expect(page.path == "/private")
        #expect(try page.text("user") == "Ada")
        try await page.post(pressing: .label("Sign out"))
        #expect(page.path == "/")
        #expect(try await page.visitor.open("/private").status == 403)
    }
}
