/// The attributes of one element, old beside new, and the patches that lead from one to the other.
///
/// Which attributes there are is fixed by the types of the modifiers, so they are compared pair by pair.
struct AttributePairs {
    private var old: [Attribute] = []
    private var new: [Attribute] = []

    var isEmpty: Bool { new.isEmpty }

    mutating func append(_ old: Attribute, _ new: Attribute) {
        self.old.append(old)
        self.new.append(new)
    }

    mutating func removeAll() {
        old.removeAll(keepingCapacity: true)
        new.removeAll(keepingCapacity: true)
    }

    mutating func writeDifferences(number: UInt32, in node: Node) {
        let graph = node.graph
        var changesClasses = false
        old.resolve()
        new.resolve()
        // A program that gives names by a condition may have made two of them the same.
        if old.count != new.count { graph.replaceLater(node) }
        for (old, new) in zip(old, new) {
            switch (old, new) {
            case (.attribute(let oldName, let oldValue), .attribute(let name, let value)):
                if oldName.description != name.description { graph.patches.setAttribute(number, oldName, nil) }
                if oldValue != value || oldName.description != name.description {
                    graph.patches.setAttribute(number, name, value)
                }
            case (.fixed(_, let oldValue), .fixed(let name, let value)):
                if !oldValue.isSame(as: value) { graph.patches.setAttribute(number, name, value.description) }
            case (.classToggle(let oldName, let wasOn), .classToggle(let name, let isOn)):
                if !oldName.isSame(as: name) {
                    graph.patches.toggleClass(number, oldName, false)
                    graph.patches.toggleClass(number, name, isOn)
                } else if wasOn != isOn {
                    graph.patches.toggleClass(number, name, isOn)
                }
            case (.classNames(let oldNames), .classNames(let names)):
                changesClasses = changesClasses || oldNames != names
            case (.style(let oldStyle), .style(let style)): changesClasses = changesClasses || oldStyle != style
            default: break
            }
        }
        guard changesClasses else { return }
        var classes = ClassList()
        for attribute in new { classes.add(attribute, graph) }
        graph.patches.setAttribute(number, "class", classes.string(withToggles: true))
    }
}

extension StaticString {
    /// Whether both have the same characters; the same literal is the same at once.
    package func isSame(as other: StaticString) -> Bool {
        guard hasPointerRepresentation, other.hasPointerRepresentation else { return description == other.description }
        guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
        return utf8Start == other.utf8Start
            || UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount).elementsEqual(
                UnsafeBufferPointer(start: other.utf8Start, count: utf8CodeUnitCount))
    }
}
