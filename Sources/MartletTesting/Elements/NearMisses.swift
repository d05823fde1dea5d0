/// Elements that a query that found nothing may have meant.
enum NearMisses {
    /// How many are listed.
    private static let limit = 5
    /// How much of a text is compared.
    private static let textLimit = 64

    /// The elements nearest to what `query` looks for, nearest first.
    static func elements(_ query: ElementQuery.Kind, in dom: ModelDOM) -> [ModelElement] {
        var found: [(distance: Int, element: ModelElement)] = []
        dom.root.forEach { element in
            guard !element.isComment, element !== dom.root, let distance = distance(query, element, dom) else { return }
            found.append((distance, element))
        }
        // The sort is stable: of equally near elements, the first one on the page comes first.
        return found.sorted { $0.distance < $1.distance }.prefix(limit).map(\.element)
    }

    private static func distance(_ query: ElementQuery.Kind, _ element: ModelElement, _ dom: ModelDOM) -> Int? {
        switch query {
        case .identifier(let identifier): distance(identifier, element.attributes["id"])
        case .label(let label): distance(label.wanted, AccessibleName.of(element, in: dom.root))
        case .role(let role, let label?):
            distance(label.wanted, AccessibleName.of(element, in: dom.root)).map { distance in
                ElementRole(element) == role ? distance : distance + 1
            }
        case .text(let text): element.text.flatMap { distance(text.wanted, TextMatch.normal($0)) }
        case .role(_, nil), .tag: nil
        case .within(let inner, let outer):
            dom.elements(ElementQuery(kind: outer)).isEmpty
                ? distance(outer, element, dom)
                : dom.elements(ElementQuery(kind: inner)).contains { $0 === element }
                    ? 0 : distance(inner, element, dom)
        case .position(let all, _): distance(all, element, dom)
        }
    }

    /// How far a text is from the wanted one, or `nil` if it is another text altogether.
    private static func distance(_ wanted: String, _ text: String?) -> Int? {
        guard let text, !text.isEmpty, !wanted.isEmpty else { return nil }
        let (wanted, found) = (wanted.lowercased(), text.lowercased())
        let changes = changes(Array(wanted.prefix(textLimit)), Array(found.prefix(textLimit)))
        if changes <= (wanted.count < 5 ? 1 : max(2, wanted.count / 3)) { return changes }
        return found.contains(wanted) || found.count > 2 && wanted.contains(found) ? textLimit + changes : nil
    }

    /// How many letters are to be inserted, removed or replaced.
    private static func changes(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
