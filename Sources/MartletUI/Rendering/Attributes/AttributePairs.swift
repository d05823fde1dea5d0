/// The attributes of one element, old beside new, and the patches that lead from one to the other.
///
/// The types of the modifiers determine which attributes there are, so they are compared pair by pair.
struct AttributePairs {
    private var old: [Attribute] = []
    private var new: [Attribute] = []

    var isEmpty: Bool { new.isEmpty }

    mutating func append(_ old: Attribute, _ new: Attribute) {
        old.append(to: &self.old)
        new.append(to: &self.new)
    }

    /// Writes the differences at the element named `name` with the node identifier `number`.
    mutating func writeDifferences(of name: ElementName, number: UInt32, in node: Node, animation: Animation??) {
        let graph = node.graph
        old.resolve(for: graph)
        new.resolve(for: graph)
        if !graph.basePath.isEmpty {
            old.place(below: graph.basePath)
            new.place(below: graph.basePath)
        }
        old.makeUsable(name)
        new.makeUsable(name)
        if old.contains(where: \.isStyle) || new.contains(where: \.isStyle) {
            writeStyles(number, node, animation)
        }
        // A program that chooses names by a condition may have made two of them the same.
        if old.count != new.count { graph.replaceLater(node) }
        for (old, new) in zip(old, new) {
            switch old {
            case .named(let oldValue):
                guard case .named(let value) = new, value.target == oldValue.target else {
                    graph.replaceLater(node)
                    continue
                }
                value.writeDifference(from: oldValue, number, to: &graph.patches)
            case .event(let oldType, _):
                // The events that an element listens to are part of its HTML.
                guard case .event(oldType, _) = new else {
                    graph.replaceLater(node)
                    continue
                }
            // Compared whole, and removed.
            case .style: break
            }
        }
    }

    /// Compares `class` and `style` whole: values may move from one to the other, and their number may change.
    private mutating func writeStyles(_ number: UInt32, _ node: Node, _ animation: Animation??) {
        let graph = node.graph
        // Those of the old ones, too: an animation may begin with them.
        old.useStyles(in: graph)
        new.useStyles(in: graph)
        let areOther = old.classes(withToggles: false) != new.classes(withToggles: false)
        if areOther { graph.patches.setAttribute(number, "class", new.classes(withToggles: true)) }
        let former = old.declarations
        if former != new.declarations { graph.patches.setAttribute(number, "style", new.declarations) }
        if areOther || former != new.declarations {
            graph.repeatChange(
                of: number, in: node, own: animation, from: (old.classes(withToggles: true), former))
        }
        old.removeAll(where: \.isStyle)
        new.removeAll(where: \.isStyle)
    }
}

extension [Attribute] {
    /// The declarations on the element itself, once they have been resolved.
    fileprivate var declarations: String? {
        for case .named(let value) in self where value.target == .declarations { return value.text }
        return nil
    }
}
