import Martlet
import MartletTesting
import Testing

@Suite struct SigningInTests {
    struct LoginPage: View {
        @State private var name = ""
        @State private var password = ""
        @State private var problem = ""
        @Environment(\.signIn) private var signIn

        var body: some View {
            Form {
                TextField("Name", text: $name).textContentType(.username)
                SecureField("Password", text: $password).textContentType(.password).onSubmit(submit)
                Button("Sign in", action: submit)
                if !problem.isEmpty { Text(problem).attribute("role", "alert") }
            }
        }

        private func submit() {
            defer { password = "" }
            guard let user = Accounts.user(named: name, password: password) else {
                problem = "Name or password is wrong."
                return
            }
            signIn(user, to: "/account")
        }
    }

    struct AccountPage: View {
        @Environment(\.user) private var user
        @Environment(\.signOut) private var signOut
        @Environment(\.sessions) private var sessions

        var body: some View {
            if let user {
                Text("Signed in as \(user.name)").accessibilityIdentifier("user")
                Button("Sign out") { signOut(to: "/") }
                Button("Sign out everywhere") {
                    sessions.revoke(userID: user.id)
                    signOut(to: "/")
                }
            } else {
                Redirect(to: "/login")
            }
        }
    }

    struct Articles: View {
        @State private var articles = ["Swift on servers"]
        @Environment(\.user) private var user

        var body: some View {
            ForEach(articles, id: \.self) { Text($0) }
            if mayEdit { Button("Delete all", role: .destructive, action: deleteAll) }
        }

        private var mayEdit: Bool { user?.roles.contains("editor") == true }

        private func deleteAll() {
            guard mayEdit else { return }
            articles.removeAll()
        }
    }

    struct Magazine: App {
        var body: some Scene {
            WindowGroup("Articles", path: "/") { Articles() }
            WindowGroup("Sign in", path: "/login") { LoginPage() }
            WindowGroup("Account", path: "/account") { AccountPage() }
            Route("/account.json") { request in
                guard let user = request.user else { return Response(status: 401) }
                return try .json(user)
            }
        }

        static func revalidate(_ user: User) async -> Bool {
            await Accounts.isActive(user.id)
        }
    }

    enum Accounts {
        static func user(named name: String, password: String) -> User? {
            name == "ada" && password == "lovelace" ? User(id: "1", name: "Ada", roles: ["editor"]) : nil
        }

        static func isActive(_ identifier: String) async -> Bool { true }
    }

    @Test func onlyEditorsDelete() async throws {
        let visitor = try TestServer(Magazine.self).visitor()
        let articles = try await visitor.open("/")
        #expect(!articles.contains(.label("Delete all")))

        let login = try await visitor.open("/login")
        try await login.type("ada", into: .label("Name"))
        try await login.type("lovelace", into: .label("Password"))
        try await login.click(.label("Sign in"))
        #expect(try login.text("user") == "Signed in as Ada")

        try await articles.click(.label("Delete all"))
        #expect(articles.contains(.text("Swift on servers")) == false)
    }

    @Test func theRest() async throws {
        let visitor = try TestServer(Magazine.self).visitor()
        #expect(try await visitor.request("/account.json").status == 401)
        let login = try await visitor.open("/account")
        #expect(login.title == "Sign in")
        try await login.type("ada", into: .label("Name"))
        try await login.type("wrong", into: .label("Password"))
        try await login.click(.label("Sign in"))
        #expect(login.elements(.role(.alert)).map(\.text) == ["Name or password is wrong."])
        #expect(try login.value(.label("Password")) == "")
        try await login.type("lovelace", into: .label("Password"))
        try await login.click(.label("Sign in"))
        #expect(try await visitor.request("/account.json").status == 200)
        try await login.click(.label("Sign out everywhere"))
        #expect(login.title == "Articles")
        #expect(try await visitor.request("/account.json").status == 401)
    }
}
