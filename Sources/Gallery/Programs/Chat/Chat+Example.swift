extension Example {
    static let chat = Example(
        path: "/chat", title: "Chat",
        summary: "What one visitor writes, the others read. Open the page in a second browser.",
        files: ["ChatPage.swift", "ChatMessages.swift", "ChatRoom.swift", "ChatPresence.swift"])
}
