extension [Attribute] {
    /// Leaves what holds of the attributes gathered for one element, outermost modifier first: of several with one name
    /// the innermost, as in SwiftUI; a class is there, or an element disabled, if any of its modifiers says so.
    ///
    /// HTML, templates and patches all start from this, so that they agree.
    mutating func resolve() {
        guard count > 1 else { return }
        var index = 0
        while index < count {
            if let later = self[(index + 1)...].firstIndex(where: { self[index].isReplaced(by: $0) }) {
                switch self[index] {
                case .classToggle(let name, true): self[later] = .classToggle(name, true)
                // Disabled if one of the modifiers says so.
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
            (.property(let name, _), .property(let other, _)), (.classToggle(let name, _), .classToggle(let other, _)):
            name.isSame(as: other)
        default: false
        }
    }
}
