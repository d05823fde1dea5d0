import Martlet

/// The two people who can sign in to the gallery. Their passwords are on the login page.
struct DemoAccounts: Sendable {
    private struct Account: Sendable {
        let user: User
        let password: PasswordHash
    }

    private let accounts: [String: Account]
    /// What is compared for a name that nobody has, so that the time taken does not tell which names there are.
    private let nobody = PasswordHash(of: "nobody", salt: "nobody")

    static let shared = DemoAccounts()

    private init() {
        accounts = [
            "ada": Account(
                user: User(id: "1", name: "Ada Lovelace", roles: ["author", "editor"]),
                password: PasswordHash(of: "lovelace", salt: "5d1c")),
            "alan": Account(
                user: User(id: "2", name: "Alan Turing", roles: ["author"]),
                password: PasswordHash(of: "turing", salt: "90ab")),
        ]
    }

    /// The user with this name and password.
    func user(named name: String, password: String) -> User? {
        let account = accounts[name.lowercased()]
        let isRight = (account?.password ?? nobody).matches(password)
        return isRight ? account?.user : nil
    }
}
