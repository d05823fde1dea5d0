import Martlet
import MartletTesting
import Testing

@Suite struct AccountTests {
    private struct Login: View {
        @Environment(\.signIn) private var signIn
        var body: some View { Button("Sign in") { signIn(User(id: "1", name: "Ada"), to: "/account") } }
    }

    private struct Account: View {
        @Environment(\.signOut) private var signOut
        @State private var count = 0

        var body: some View {
            VStack {
                Name()
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("Count") { count += 1 }
                Button("Sign out") { signOut(to: "/login") }
            }
        }
    }

    private struct Name: View {
        @Environment(\.user) private var user
        var body: some View { Text("User: \(user?.name ?? "nobody")").accessibilityIdentifier("user") }
    }

    private func server(_ transport: TestTransport) throws -> TestServer {
        try TestServer(over: transport) {
            WindowGroup("Login", path: "/login") { Login() }
            WindowGroup("Account", path: "/account") { Account() }
        }
    }

    @Test(arguments: TestTransport.allCases) func signingInLeadsToTheAccount(over transport: TestTransport) async throws
    {
        let page = try await server(transport).visitor().open("/login")
        try await page.click(.label("Sign in"))
        #expect(page.title == "Account")
        #expect(try page.text("user") == "User: Ada")
    }

    @Test func whatReadsTheUserIsEvaluatedAndNothingElse() async throws {
        let visitor = try server(.inMemory).visitor()
        let account = try await visitor.open("/account")
        try await account.click(.label("Count"))
        let login = try await visitor.open("/login")
        try await login.click(.label("Sign in"))
        #expect(try account.text("user") == "User: Ada")
        #expect(try account.text("count") == "Count: 1")
        #expect(account.evaluations == ["Name"])
    }

    @Test func signingOutBeginsAnew() async throws {
        let visitor = try server(.inMemory).visitor()
        let page = try await visitor.open("/login")
        try await page.click(.label("Sign in"))
        try await page.click(.label("Sign out"))
        #expect(page.title == "Login")
        let fresh = try await visitor.open("/account")
        #expect(try fresh.text("user") == "User: nobody")
    }
}
