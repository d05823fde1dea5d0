extension Example {
    static let chat = Example(
        path: "/chat", title: "Chat",
        summary: "Messages reach every visitor at once. Open the page in a second browser.",
        files: ["ChatPage.swift", "ChatMessages.swift", "ChatRoom.swift", "ChatPresence.swift"])
}
