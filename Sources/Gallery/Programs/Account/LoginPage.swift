import Martlet

/// Signs a visitor in.
struct LoginPage: View {
    @Environment(\.user) private var user

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            if let user {
                VStack(alignment: .leading, spacing: 8) {
                    Text("You are signed in as \(user.name).").font(.headline)
                    if let account = URL(string: "/account") { Link("Your account", destination: account) }
                }
                .padding(20)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
            } else {
                LoginForm()
                DemoHint()
            }
        }
        .frame(maxWidth: 400, alignment: .leading)
    }
}

private struct LoginForm: View {
    @State private var name = ""
    @State private var password = ""
    @State private var failure = ""
    @State private var attempts = 0
    @Environment(\.signIn) private var signIn

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TitledField("Name", for: "name") {
                TextField("Name", text: $name, prompt: Text("ada"))
                    .textContentType(.username)
                    .textInputAutocapitalization(.never)
                    .onSubmit(submit)
                    .accessibilityIdentifier("name")
            }
            TitledField("Password", for: "password") {
                SecureField("Password", text: $password, prompt: Text("Your password"))
                    .textContentType(.password)
                    .onSubmit(submit)
                    .accessibilityIdentifier("password")
            }
            if !failure.isEmpty {
                Text(failure).class("failure").attribute("role", "alert").accessibilityIdentifier("failure")
            }
            Button(action: submit) { Text("Sign in").frame(maxWidth: .infinity) }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("sign-in")
        }
        .padding(20)
        .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }

    private func submit() { Task { await signIn(with: name) } }

    private func signIn(with name: String) async {
        let tried = password
        password = ""
        attempts += 1
        let attempt = attempts
        // Of several attempts, the last one's outcome is shown, whichever ends last.
        func fail(_ text: String) { if attempt == attempts { failure = text } }
        guard LoginAttempts.shared.value.mayTry(name) else {
            return fail("Too many failed attempts with this name. Try again in a minute.")
        }
        do {
            // Counted before it waits, so that many at once are not more than five.
            LoginAttempts.shared.update { $0.fail(name) }
            guard let user = try await DemoAccounts.shared.user(named: name, password: tried) else {
                return fail("Name or password is wrong.")
            }
            LoginAttempts.shared.update { $0.succeed(name) }
            failure = ""
            signIn(user, to: "/account")
        } catch {
            LoginAttempts.shared.update { $0.retract(name) }
            fail("Too many people sign in at this moment. Try again.")
        }
    }
}

/// A field under its title, which leads to the field when it is pressed.
struct TitledField<Field: View>: View {
    private let title: String
    private let identifier: String
    private let field: Field

    /// - Parameters:
    ///   - title: The title.
    ///   - identifier: The accessibility identifier of the field.
    ///   - field: The field.
    init(_ title: String, for identifier: String, @ViewBuilder field: () -> Field) {
        self.title = title
        self.identifier = identifier
        self.field = field()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HTML("label") { Text(title) }.attribute("for", identifier).font(.subheadline).foregroundStyle(.secondary)
            field
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct DemoHint: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("This is a demo. The accounts are “ada” with the password “lovelace”, and “alan” with “turing”.")
            Text("After five failed attempts, a name is locked for a minute.")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}
