extension Example {
    static let markdown = Example(
        path: "/programs/markdown", title: "Markdown editor",
        summary: "An editor with a live preview: a small parser turns Markdown into views.",
        files: ["MarkdownExample.swift", "MarkdownView.swift", "MarkdownDocument.swift", "MarkdownSpan.swift"])
}
