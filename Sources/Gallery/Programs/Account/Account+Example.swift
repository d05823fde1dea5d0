extension Example {
    static let login = Example(
        path: "/login", title: "Sign in",
        summary: "A password is checked, the session’s cookie changes, and every open tab knows who is here.",
        files: ["LoginPage.swift", "LoginAttempts.swift", "DemoAccounts.swift", "PasswordHash.swift"])
    static let account = Example(
        path: "/account", title: "Account",
        summary: "A page for those who have signed in, who can sign out here or everywhere.",
        files: ["AccountPage.swift"])
}
