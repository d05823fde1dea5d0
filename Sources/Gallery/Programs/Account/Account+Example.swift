extension Example {
    static let login = Example(
        path: "/login", title: "Sign in",
        summary: "The password is checked, the session gets a new cookie, and every open tab knows who you are.",
        files: ["LoginPage.swift", "LoginAttempts.swift", "DemoAccounts.swift", "PasswordHash.swift"])
    static let account = Example(
        path: "/account", title: "Account",
        summary: "A page for those who have signed in, who can sign out here or everywhere.",
        files: ["AccountPage.swift"])
}
