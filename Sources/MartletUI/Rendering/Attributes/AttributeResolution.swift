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
            if let later = replacement(of: index) {
                if case .named(let value) = self[index], value.prevails { self[later] = self[index] }
                remove(at: index)
                continue
            }
            if case .named(let value) = self[index], value.target == .classToggle, namesClass(value.name) {
                self[index] = .classToggle(value.name, true)
            }
            index += 1
        }
        joinDeclarations()
    }

    /// The next attribute that counts in place of the one at `index`. In the buffer, because reading the array's copies them.
    private func replacement(of index: Int) -> Int? {
        withUnsafeBufferPointer { all in (index + 1..<all.count).first { all[index].isReplaced(by: all[$0]) } }
    }

    /// Joins the declarations on the element at the end, because an element has one `style`.
    private mutating func joinDeclarations() {
        guard withUnsafeBufferPointer({ all in all.indices.contains { all[$0].isInlineStyle } }) else { return }
        var all = ""
        for case .style(.inline(let property, let value)) in self {
            all += "\(all.isEmpty ? "" : ";")\(property):\(value)"
        }
        removeAll(where: \.isInlineStyle)
        append(.declarations(all))
    }

    private func namesClass(_ name: StaticString) -> Bool {
        contains { attribute in
            guard case .style(.names(let names)) = attribute else { return false }
            return names.utf8.count >= name.utf8CodeUnitCount && ClassList.names(names, contain: name)
        }
    }
}

extension Attribute {
    @inline(__always)
    fileprivate func isReplaced(by inner: Attribute) -> Bool {
        switch self {
        case .named(let value):
            guard case .named(let other) = inner else { return false }
            return value.hasSameName(as: other)
        case .style(let part):
            guard case .style(let other) = inner else { return false }
            return part.isReplaced(by: other)
        case .event: return false
        }
    }

    fileprivate var isInlineStyle: Bool {
        if case .style(.inline) = self { return true }
        return false
    }
}
