extension [Attribute] {
    /// Reduces the attributes gathered for one element, outermost modifier first, to the effective ones: of several
    /// with one name the innermost counts, as in SwiftUI; a class is present, or an element disabled, if any of its
    /// modifiers requests it.
    ///
    /// HTML, templates and patches all start from the result, so that they agree.
    mutating func resolve() {
        guard count > 1 else { return joinDeclarations() }
        var index = 0
        while index < count {
            if let later = self[(index + 1)...].firstIndex(where: { self[index].isReplaced(by: $0) }) {
                switch self[index] {
                case .classToggle(let name, true): self[later] = .classToggle(name, true)
                // Disabled if one of the modifiers requests it.
                case .attribute(let name, let value?) where name.isSame(as: "disabled"):
                    self[later] = .attribute(name, value)
                default: break
                }
                remove(at: index)
                continue
            }
            if case .classToggle(let name, false) = self[index], namesClass(name) {
                self[index] = .classToggle(name, true)
            }
            index += 1
        }
        joinDeclarations()
    }

    /// Joins the declarations on the element at the end, because an element has one `style`.
    private mutating func joinDeclarations() {
        guard contains(where: \.isInlineStyle) else { return }
        var all = ""
        for case .inlineStyle(let property, let value) in self {
            all += "\(all.isEmpty ? "" : ";")\(property):\(value)"
        }
        removeAll(where: \.isInlineStyle)
        append(.declarations(all))
    }

    private func namesClass(_ name: StaticString) -> Bool {
        contains { attribute in
            guard case .classNames(let names) = attribute else { return false }
            return names.utf8.count >= name.utf8CodeUnitCount && ClassList.names(names, contain: name)
        }
    }
}

extension Attribute {
    fileprivate func isReplaced(by inner: Attribute) -> Bool {
        switch (self, inner) {
        case (.attribute(let name, _), .attribute(let other, _)), (.attribute(let name, _), .fixed(let other, _)),
            (.fixed(let name, _), .attribute(let other, _)), (.fixed(let name, _), .fixed(let other, _)),
            (.constant(let name, _), .constant(let other, _)), (.attribute(let name, _), .constant(let other, _)),
            (.constant(let name, _), .attribute(let other, _)), (.fixed(let name, _), .constant(let other, _)),
            (.constant(let name, _), .fixed(let other, _)), (.inlineStyle(let name, _), .inlineStyle(let other, _)),
            (.property(let name, _), .property(let other, _)), (.classToggle(let name, _), .classToggle(let other, _)):
            name.isSame(as: other)
        case (.style(let style), .style(let other)): style.group == other.group
        case (.style(let style), .inlineStyle(let property, _)): property.isSame(as: style.group)
        case (.inlineStyle(let property, _), .style(let style)): property.isSame(as: style.group)
        default: false
        }
    }

    fileprivate var isInlineStyle: Bool {
        if case .inlineStyle = self { return true }
        return false
    }
}
