extension [Attribute] {
    /// Replaces classes for which the page has no room with declarations on the element itself.
    mutating func resolve(for graph: ViewGraph) {
        if hasStylesOfThePage {
            for index in indices {
                guard case .style(.class(let style)) = self[index], !graph.client.usedStyles.allows(style) else {
                    continue
                }
                self[index] = style.inline
            }
        }
        resolve()
    }

    /// Whether a class belongs to the page and not to the process. In the buffer, because reading the array's copies them.
    private var hasStylesOfThePage: Bool {
        withUnsafeBufferPointer { all in
            for case .style(.class(let style)) in all where style.number == nil { return true }
            return false
        }
    }

    /// Reduces the attributes gathered for one element, outermost modifier first, to the effective ones: of several
    /// with one name the innermost counts, as in SwiftUI; a class is present, or an element disabled, if any of its
    /// modifiers requests it.
    ///
    /// HTML, templates and patches all start from the result, so that they agree.
    mutating func resolve() {
        guard !isResolved else { return }
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

    /// Whether nothing is to be done, as for most elements. In the buffer, because reading the array's copies them.
    private var isResolved: Bool {
        withUnsafeBufferPointer { all in
            for index in all.indices {
                if all[index].needsOthers { return false }
                var later = index + 1
                while later < all.count {
                    if all[index].isReplaced(by: all[later]) { return false }
                    later += 1
                }
            }
            return true
        }
    }

    /// The next attribute that counts in place of the one at `index`.
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

    /// Whether what it comes to depends on the element's other attributes.
    @inline(__always)
    fileprivate var needsOthers: Bool {
        switch self {
        case .named(let value): value.target == .classToggle
        case .style(.inline): true
        case .style, .event: false
        }
    }

    fileprivate var isInlineStyle: Bool {
        if case .style(.inline) = self { return true }
        return false
    }
}
