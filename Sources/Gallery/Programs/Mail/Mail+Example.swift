extension Example {
    static let mail = Example(
        path: "/programs/mail", title: "Mail",
        summary: "Mailboxes, messages and a message, in three columns. A phone shows one at a time.",
        files: ["MailProgram.swift", "Mail.swift"])
}
