extension ModelDOM {
    /// The elements that `query` finds, in document order.
    func elements(_ query: ElementQuery) -> [ModelElement] { elements(query.kind) }

    private func elements(_ kind: ElementQuery.Kind) -> [ModelElement] {
        switch kind {
        case .identifier(let identifier): filter { $0.attributes["id"] == identifier }
        case .label(let label):
            filter { isNamed($0, label) && !$0.isHidden }
        case .role(let role, let label):
            filter { element in
                ElementRole(element) == role && !element.isHidden && label.map { isNamed(element, $0) } ?? true
            }
        case .text(let text): innermost { text.matches(TextMatch.normal($0.readText)) && !$0.isHidden }
        case .tag(let name): filter { $0.name.lowercased() == name && !$0.isHidden }
        case .within(let inner, let outer):
            within(elements(outer), elements(inner))
        case .position(let all, let position):
            Array(elements(all).dropFirst(max(0, position)).prefix(position < 0 ? 0 : 1))
        }
    }

    private func isNamed(_ element: ModelElement, _ label: TextMatch) -> Bool {
        let name = AccessibleName.of(element, in: root)
        return !name.isEmpty && label.matches(TextMatch.normal(name))
    }

    private func within(_ outer: [ModelElement], _ inner: [ModelElement]) -> [ModelElement] {
        inner.filter { element in outer.contains { element.isInside($0) } }
    }

    private func filter(_ condition: (ModelElement) -> Bool) -> [ModelElement] {
        var found: [ModelElement] = []
        for child in root.children {
            child.forEach { if !$0.isComment, condition($0) { found.append($0) } }
        }
        return found
    }

    /// The elements for which `condition` holds and for which it holds for no descendant.
    private func innermost(_ condition: (ModelElement) -> Bool) -> [ModelElement] {
        let found = filter(condition)
        return found.filter { outer in !found.contains { $0 !== outer && $0.isInside(outer) } }
    }
}
