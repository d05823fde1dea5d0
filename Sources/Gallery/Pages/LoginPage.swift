import Martlet

/// Signs a visitor in.
struct LoginPage: View {
    @Environment(\.user) private var user

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
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
            VStack(alignment: .leading, spacing: 4) {
                Text("Name").font(.subheadline).foregroundStyle(.secondary)
                TextField("Name", text: $name, prompt: Text("ada"))
                    .attribute("autocomplete", "username")
                    .attribute("autocapitalize", "none")
                    .onSubmit(submit)
                    .accessibilityIdentifier("name")
            }
            VStack(alignment: .leading, spacing: 4) {
                Text("Password").font(.subheadline).foregroundStyle(.secondary)
                SecureField("Password", text: $password, prompt: Text("Your password"))
                    .attribute("autocomplete", "current-password")
                    .onSubmit(submit)
                    .accessibilityIdentifier("password")
            }
            if !failure.isEmpty {
                HTML("p") { Text(failure) }
                    .attribute("role", "alert")
                    .foregroundStyle(.red)
                    .accessibilityIdentifier("failure")
            }
            Button(action: submit) { Text("Sign in").frame(maxWidth: .infinity) }
                .buttonStyle(.borderedProminent)
                .frame(maxWidth: .infinity)
                .accessibilityIdentifier("sign-in")
        }
        .padding(20)
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
