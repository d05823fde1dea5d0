import Martlet

/// A row of the list of pages: a chapter, or a page.
struct SidebarRow: Identifiable, Sendable {
    let id: String
    let title: String
    /// The path of a page; `nil` for a chapter.
    var path: String?

    private static let all = rows { _ in true }

    /// The rows of the pages whose title or summary contains `query`, below their chapters.
    static func all(matching query: String) -> [SidebarRow] {
        let words = query.prefix(bytes: 100).lowercased().split(separator: " ")
        guard !words.isEmpty else { return all }
        return rows { example in
            let text = "\(example.title) \(example.summary)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
    }

    /// The row that a page's list begins with: where the list was, unless the page's own row is out of sight there.
    static func firstInSight(of path: String, after lastPlace: String?) -> String? {
        guard let current = all.firstIndex(where: { $0.path == path }) else { return lastPlace }
        let last = all.firstIndex { $0.id == lastPlace } ?? 0
        // A list that is 500 pixels high shows a dozen rows.
        return last <= current && current < last + 12 ? all[last].id : all[max(0, current - 5)].id
    }

    private static func rows(where isShown: (Example) -> Bool) -> [SidebarRow] {
        Chapter.all.flatMap { chapter -> [SidebarRow] in
            let pages = chapter.examples.filter(isShown)
            guard !pages.isEmpty else { return [] }
            return [SidebarRow(id: chapter.title, title: chapter.title)]
                + pages.map { SidebarRow(id: $0.path, title: $0.title, path: $0.path) }
        }
    }
}
