import Martlet

/// The articles of the guide, as the catalog of the documentation groups and orders them.
enum Guide {
    struct Article: Identifiable, Sendable {
        /// The name of its file, without `.md`.
        let name: String
        let title: String
        let summary: String

        var id: String { name }
        var path: String { Guide.path + "/" + name.lowercased() }
    }

    struct Group: Identifiable, Sendable {
        let title: String
        let articles: [Article]

        var id: String { title }
    }

    static let path = "/guide"
    /// The path of the first article.
    static var start: String { articles.first?.path ?? path }
    static let groups = groups(in: Listings.articles["Martlet.md"] ?? "")
    static let articles = groups.flatMap(\.articles)

    /// The article at a path, by the last segment of it.
    static func article(named segment: String?) -> Article? {
        articles.first { $0.name.lowercased() == segment }
    }

    /// Reads the groups, `### Title`, and those of their items that are articles, `- <doc:Name>`.
    private static func groups(in catalog: String) -> [Group] {
        let parts = catalog.split(separator: "\n### ").dropFirst()
        return parts.compactMap { part in
            let lines = part.split(separator: "\n")
            let articles = lines.compactMap { line in line.wholeMatch(of: /- <doc:(\w+)>/).flatMap { article(String($0.1)) } }
            return articles.isEmpty ? nil : Group(title: String(lines.first ?? ""), articles: articles)
        }
    }

    private static func article(_ name: String) -> Article? {
        guard let text = Listings.articles[name + ".md"] else { return nil }
        let paragraphs = text.split(separator: "\n\n")
        return Article(
            name: name, title: String(paragraphs.first?.dropFirst(2) ?? ""),
            summary: String(paragraphs.dropFirst().first ?? "").replacing("\n", with: " "))
    }
}
