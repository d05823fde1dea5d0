import Martlet

/// The scene of a chapter's own page, which lists its examples.
struct ChapterGroup: Scene {
    private let chapter: Chapter

    init(_ chapter: Chapter) { self.chapter = chapter }

    var body: some Scene {
        WindowGroup(chapter.title, path: chapter.path) {
            GalleryFrame(path: chapter.path, content: ChapterPage(chapter: chapter))
        }
    }
}

private struct ChapterPage: View {
    let chapter: Chapter

    var body: some View {
        HTML("article") {
            HTML("header") {
                HTML("h1") { Text(chapter.title) }
                HTML("p") { Text(chapter.summary) }.class("shell-summary")
            }
            .class("shell-header")
            ExampleList(examples: chapter.examples)
        }
        .class("shell-article")
        .metadata(name: "description", content: chapter.summary)
    }
}

/// Links to examples, each with its summary.
struct ExampleList: View {
    let examples: [Example]

    var body: some View {
        HTML("ul") {
            ForEach(examples) { example in
                HTML("li") {
                    HTML("a") { Text(example.title) }.attribute("href", example.path)
                    HTML("p") { Text(prose: example.summary) }
                }
            }
        }
        .class("shell-examples")
    }
}
