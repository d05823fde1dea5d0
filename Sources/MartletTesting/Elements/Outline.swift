extension ModelDOM {
    /// The page's content, with a line for each element that has text or a name.
    var outline: String {
        var lines: [String] = []
        root.forEach { element in
            guard !element.isComment, element !== root else { return }
            let isNamed = element.attributes["id"] != nil || !AccessibleName.of(element, in: root).isEmpty
            guard isNamed || element.text != nil || element.isField else { return }
            lines.append("  \(TestElement(element, in: self))")
        }
        return lines.joined(separator: "\n")
    }

    /// The one element that `query` finds.
    func element(_ query: ElementQuery) throws(TestPageError) -> ModelElement {
        let found = elements(query)
        if found.count == 1, let only = found.first { return only }
        guard found.isEmpty else {
            let lines = found.prefix(Self.listLimit).map { "  \(TestElement($0, in: self))" }
            throw TestPageError(
                .ambiguous,
                "\(found.count) elements have \(query); say which with at(_:) or within(_:):\n"
                    + lines.joined(separator: "\n"))
        }
        throw TestPageError(.notFound, "No element has \(query). \(nearest(to: query))\(shortOutline)")
    }

    private func nearest(to query: ElementQuery) -> String {
        let near = NearMisses.elements(query.kind, in: self).map { "  \(TestElement($0, in: self))\n" }
        return near.isEmpty ? "" : "Near it come:\n\(near.joined())"
    }

    private static let listLimit = 60

    private var shortOutline: String {
        let lines = outline.split(separator: "\n")
        if lines.isEmpty { return "The page is empty." }
        let rest = lines.count > Self.listLimit ? "\n  … and \(lines.count - Self.listLimit) more" : ""
        return "On the page are:\n" + lines.prefix(Self.listLimit).joined(separator: "\n") + rest
    }
}
