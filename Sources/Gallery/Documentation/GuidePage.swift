import Martlet

/// The guide, the README, and where the API reference is.
struct GuideScenes: Scene {
    var body: some Scene {
        WindowGroup("Guide", path: Guide.path) { GalleryFrame(path: Guide.path, content: GuidePage()) }
        WindowGroup("README", path: "/readme") {
            GalleryFrame(path: "/readme", content: ArticlePage(file: "README.md", title: "README"))
        }
        WindowGroup("Guide", path: "/guide/{article}") { GalleryFrame(path: Guide.path, content: GuideArticlePage()) }
    }
}

/// All articles of the guide.
private struct GuidePage: View {
    var body: some View {
        HTML("article") {
            HTML("header") {
                HTML("h1") { Text("Guide") }
                HTML("p") { Text("From a first view to a program in production. The code in it is tested.") }
                    .class("shell-summary")
            }
            .class("shell-header")
            HTML("p") {
                if let reference = DocumentationFiles.reference {
                    HTML("a") { Text("API reference") }.attribute("href", reference)
                } else {
                    Text(prose: "Run `make docs` to build the API reference; it then appears here.")
                }
            }
            ForEach(Guide.groups) { group in
                HTML("section") {
                    HTML("h2") { Text(group.title) }
                    HTML("ul") {
                        ForEach(group.articles) { article in
                            HTML("li") {
                                HTML("a") { Text(article.title) }.attribute("href", article.path)
                                HTML("p") { Text(prose: article.summary) }
                            }
                        }
                    }
                    .class("shell-examples")
                }
            }
        }
        .class("shell-article")
    }
}

private struct GuideArticlePage: View {
    @Environment(\.pathParameters) private var parameters

    var body: some View {
        if let article = Guide.article(named: parameters["article"]) {
            ArticlePage(file: article.name + ".md", title: article.title, next: next(after: article))
        } else {
            NotFoundPage().httpStatus(404)
        }
    }

    private func next(after article: Guide.Article) -> Guide.Article? {
        guard let index = Guide.articles.firstIndex(where: { $0.id == article.id }) else { return nil }
        return Guide.articles.dropFirst(index + 1).first
    }
}

/// An article of the repository, shown by the Markdown editor's views.
private struct ArticlePage: View {
    let file: String
    let title: String
    var next: Guide.Article?

    var body: some View {
        HTML("article") {
            HTML("p") { HTML("a") { Text("Guide") }.attribute("href", Guide.path) }.class("shell-chapter")
            MarkdownView(source: ArticleText.text(of: file), isPage: true).class("shell-prose")
            if let next {
                HTML("nav") {
                    HTML("a") {
                        HTML("small") { Text("Next") }
                        HTML("span") { Text(next.title) }
                    }
                    .attribute("href", next.path)
                    .attribute("rel", "next")
                }
                .class("shell-neighbors")
                .accessibilityLabel("Next article")
            }
        }
        .class("shell-article")
        .navigationTitle(title)
    }
}
