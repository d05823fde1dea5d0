import Martlet

/// Signs a visitor in.
struct LoginPage: View {
    @Environment(\.user) private var user

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            homeLink()
            HTML("h1") { Text("Sign in") }
            if let user {
                Text("You are signed in as \(user.name).")
                HTML("a") { Text("Your account") }.attribute("href", "/account")
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
    @Environment(\.signIn) private var signIn

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            LoginLine(title: "Name", identifier: "name") {
                TextField("Name", text: $name, prompt: Text("ada"))
                    .textContentType(.username)
                    .attribute("autocapitalize", "none")
                    .onSubmit(submit)
                    .accessibilityIdentifier("name")
            }
            LoginLine(title: "Password", identifier: "password") {
                SecureField("Password", text: $password, prompt: Text("Your password"))
                    .textContentType(.password)
                    .onSubmit(submit)
                    .accessibilityIdentifier("password")
            }
            if !failure.isEmpty {
                HTML("p") { Text(failure) }
                    .attribute("role", "alert")
                    .class("failure")
                    .accessibilityIdentifier("failure")
            }
            Button("Sign in", action: submit)
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("sign-in")
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }

    private func submit() {
        let tried = password
        password = ""
        guard LoginAttempts.shared.value.mayTry(name) else {
            failure = "Too many failed attempts with this name. Try again in a minute."
            return
        }
        guard let user = DemoAccounts.shared.user(named: name, password: tried) else {
            LoginAttempts.shared.update { $0.fail(name) }
            failure = "Name or password is wrong."
            return
        }
        LoginAttempts.shared.update { $0.succeed(name) }
        failure = ""
        signIn(user, to: "/account")
    }
}

/// A field that fills the available width, under a label with its title.
private struct LoginLine<Field: View>: View {
    let title: String
    /// The accessibility identifier of the field.
    let identifier: String
    @ViewBuilder let field: Field

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
            Text("This is a demo. Its accounts are “ada” with the password “lovelace”, and “alan” with “turing”.")
            Text("After five failures a name has to wait for a minute.")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}
