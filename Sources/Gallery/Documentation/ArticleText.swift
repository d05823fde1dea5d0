import Martlet

/// What DocC and the repository understand in an article, as the gallery's Markdown has it: links lead to other articles,
/// and symbols and files that no page shows are names.
enum ArticleText {
    static func text(of file: String) -> String {
        var isCode = false
        let lines = (Listings.articles[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.compactMap { line -> String? in
            guard line.hasPrefix("```") else { return isCode ? String(line) : prose(String(line)) }
            isCode.toggle()
            return String(line)
        }
        .joined(separator: "\n")
    }

    /// A line outside of code; `nil` if it is HTML.
    private static func prose(_ line: String) -> String? {
        if line.contains(/^\s*<(?!doc:|http)/) { return nil }
        return line.replacing("``", with: "`")
            .replacing(/<doc:(\w+)>/) { match in
                guard let article = Guide.article(named: match.1.lowercased()) else { return "“\(match.1)”" }
                return "[\(article.title)](\(article.path))"
            }
            .replacing(/<(https?:[^>]+)>/) { "`\($0.1)`" }
            .replacing(/\[([^\]]+)\]\(([^)]+)\)/) { match in
                if let file = match.2.firstMatch(of: /Guide\/(\w+)\.md/) {
                    return "[\(match.1)](\(Guide.path)/\(file.1.lowercased()))"
                }
                return match.2.hasPrefix("http") || match.2.hasPrefix(Guide.path) ? String(match.0) : String(match.1)
            }
    }
}
