extension Example {
    static let mail = Example(
        path: "/programs/mail", title: "Mail",
        summary: "Mailboxes, messages and a message in three columns; on a phone, one after the other.",
        files: ["MailProgram.swift", "Mail.swift"])
}
