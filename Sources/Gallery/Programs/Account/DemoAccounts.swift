import Martlet

/// The two users who can sign in to the gallery. The login page shows their passwords.
struct DemoAccounts: Sendable {
    private struct Account: Sendable {
        let user: User
        let password: PasswordHash
    }

    private let accounts: [String: Account]
    /// Compared when the name is unknown, so that the time of an answer does not reveal which names exist.
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
