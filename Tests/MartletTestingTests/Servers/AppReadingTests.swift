import Martlet
import MartletTesting
import Testing

/// `request.user` works in a `Route`, and `@Environment` works in an `App`. Regression: the latter was silently `nil`,
/// and a CSV link downloaded the sign-in page.
@Suite struct AppReadingTests {
    private struct Export: App {
        @Environment(\.user) private var user
        @Environment(\.sessions) private var sessions
        @Environment(\.locale) private var locale
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Home", path: "/") { Home(name: user?.name ?? "nobody", phase: phase) }
            Route("/by-request.csv") { request in
                guard let user = request.user else { return .redirect(to: "/") }
                return .text("name\r\n\(user.name)", contentType: "text/csv")
            }
            Route("/by-app.csv") { _ in
                guard let user else { return .redirect(to: "/") }
                return .text("name\r\n\(user.name)", contentType: "text/csv")
            }
            Route("/locale") { request in .text("\(locale.identifier) \(request.locale.identifier)") }
            Route("/end") { request in
                sessions.revoke(userID: request.user?.id ?? "")
                return .text("ended")
            }
        }
    }

    private struct Home: View {
        let name: String
        let phase: ScenePhase
        @Environment(\.signIn) private var signIn
        @Environment(\.request) private var request

        var body: some View {
            VStack {
                Text("\(name), asked by \(request.user?.name ?? "nobody"), \("\(phase)")").accessibilityIdentifier(
                    "who")
                Button("Sign in") { signIn(User(id: "1", name: "Ada"), to: "/") }
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func theUserIsThereInRoutesAndInTheApp(over transport: TestTransport)
        async throws
    {
        let visitor = try TestServer(Export.self, over: transport).visitor()
        let early = try await visitor.open("/")
        #expect(try early.text("who") == "nobody, asked by nobody, active")
        for path in ["/by-request.csv", "/by-app.csv"] {
            let answer = try await visitor.request(path)
            #expect(answer.status == 303 && answer.header("Location") == "/")
        }
        let page = try await visitor.open("/")
        try await page.click(.label("Sign in"))
        #expect(try page.text("who") == "Ada, asked by Ada, active")
        // The content of a `WindowGroup` that reads the app's property follows its changes; a request never changes.
        #expect(try early.text("who") == "Ada, asked by nobody, active")
        for path in ["/by-request.csv", "/by-app.csv"] {
            let answer = try await visitor.request(path)
            #expect(answer.status == 200 && answer.text == "name\r\nAda")
            #expect(answer.header("content-type") == "text/csv; charset=utf-8")
        }
        #expect(try await visitor.request("/end").text == "ended")
        #expect(try await visitor.request("/by-request.csv").status == 303)
    }

    @Test(arguments: TestTransport.allCases) func withoutASessionThereIsNoUser(over transport: TestTransport)
        async throws
    {
        let server = try TestServer(Export.self, over: transport)
        let signedIn = try await server.visitor().open("/")
        try await signedIn.click(.label("Sign in"))
        #expect(try await server.visitor().request("/by-request.csv").status == 303)
        #expect(try await server.visitor().request("/by-app.csv").status == 303)
    }
}
