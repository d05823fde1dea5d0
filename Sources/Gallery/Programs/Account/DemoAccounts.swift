import Martlet

/// The two users who can sign in to the gallery. The login page shows their passwords.
struct DemoAccounts: Sendable {
    private struct Account: Sendable {
        let user: User
        let password: PasswordHash
    }

    private let accounts: [String: Account]
    /// Compared when the name is unknown, so that the time of an answer does not reveal which names exist.
    private let nobody = PasswordHash(
        "$argon2id$v=19$m=19456,t=2,p=1$CipfGCVASsIWF4VWdnSJEw$RdzO4+KRy9FiwJMrc4vurTW9pnJtpznzhY8sGbPBN/U")

    static let shared = DemoAccounts()

    private init() {
        accounts = [
            "ada": Account(
                user: User(id: "1", name: "Ada Lovelace", roles: ["author", "editor"]),
                password: PasswordHash(
                    "$argon2id$v=19$m=19456,t=2,p=1$GiNYNe46/LBpwNsgDXDi8w$IQA8svbB+r7JPb94BbSvcasCYRsOSdjDXBg+uz/K2kQ")
            ),
            "alan": Account(
                user: User(id: "2", name: "Alan Turing", roles: ["author"]),
                password: PasswordHash(
                    "$argon2id$v=19$m=19456,t=2,p=1$bqs5xb4ovjtf0YOPuglWMg$GrAELCIAIise2jJ4nFK1SNfK595jBMJKAnDMrBvJ6Ws")
            ),
        ]
    }

    /// The user with this name and password. Throws ``PasswordCheck/Busy`` if too many sign in at this moment.
    nonisolated(nonsending) func user(named name: String, password: String) async throws -> User? {
        let account = accounts[name.lowercased()]
        let isRight = try await PasswordCheck.shared.matches(password, account?.password ?? nobody)
        return isRight ? account?.user : nil
    }
}
