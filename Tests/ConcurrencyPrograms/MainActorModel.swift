// An `@Observable` model that is marked `@MainActor`, as in most existing code.
// expect: signed out
// press: signIn
// expect: signed in as Ada, 3 messages

import Martlet

struct Account: Sendable {
    let name: String
    let messages: Int
}

struct AccountService: Sendable {
    func signIn(_ name: String) async throws -> Account {
        try await Task.sleep(for: .milliseconds(5))
        return Account(name: name, messages: 3)
    }
}

@MainActor @Observable
final class AccountModel {
    private(set) var account: Account?
    private(set) var problem: String?
    private let service = AccountService()

    func signIn(_ name: String) async {
        do {
            account = try await service.signIn(name)
        } catch {
            problem = "Not now."
        }
    }
}

struct AccountView: View {
    @State private var model = AccountModel()

    var body: some View {
        VStack {
            if let account = model.account {
                Text("signed in as \(account.name), \(account.messages) messages")
            } else {
                Text(model.problem ?? "signed out")
                Button("Sign in") {
                    Task { await model.signIn("Ada") }
                }
                .accessibilityIdentifier("signIn")
            }
        }
    }
}

@main struct AccountApp: App {
    var body: some Scene { WindowGroup("Account") { AccountView() } }
}
