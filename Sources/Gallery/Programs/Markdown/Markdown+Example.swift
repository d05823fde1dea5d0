extension Example {
    static let markdown = Example(
        path: "/programs/markdown", title: "Markdown editor",
        summary: "A text and its preview, read by a small parser and shown as views.",
        files: ["MarkdownExample.swift", "MarkdownView.swift", "MarkdownDocument.swift", "MarkdownSpan.swift"])
}
