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
    mutating func writeDifferences(of name: ElementName, number: UInt32, in node: Node) {
        let graph = node.graph
        old.resolve(graph.client.usedStyles)
        new.resolve(graph.client.usedStyles)
        if !graph.basePath.isEmpty {
            old.place(below: graph.basePath)
            new.place(below: graph.basePath)
        }
        old.makeUsable(name)
        new.makeUsable(name)
        if old.contains(where: \.isStyle) || new.contains(where: \.isStyle) { writeStyles(number, graph) }
        // A program that chooses names by a condition may have made two of them the same.
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
            case (.constant(_, let oldValue), .constant(let name, let value)):
                if oldValue != value { graph.patches.setAttribute(number, name, value) }
            case (.classToggle(let oldName, let wasOn), .classToggle(let name, let isOn)):
                if !oldName.isSame(as: name) {
                    graph.patches.toggleClass(number, oldName, false)
                    graph.patches.toggleClass(number, name, isOn)
                } else if wasOn != isOn {
                    graph.patches.toggleClass(number, name, isOn)
                }
            case (.event(let oldType, _), .event(let type, _)):
                // The events that an element listens to are part of its HTML.
                if oldType != type { graph.replaceLater(node) }
            default: break
            }
        }
    }

    /// Compares `class` and `style` whole: values may move from one to the other, and their number may change.
    private mutating func writeStyles(_ number: UInt32, _ graph: ViewGraph) {
        var (oldClasses, classes) = (ClassList(), ClassList())
        for attribute in old { oldClasses.add(attribute, graph) }
        for attribute in new { classes.add(attribute, graph) }
        if oldClasses.string(withToggles: false) != classes.string(withToggles: false) {
            graph.patches.setAttribute(number, "class", classes.string(withToggles: true))
        }
        if old.declarations != new.declarations { graph.patches.setAttribute(number, "style", new.declarations) }
        old.removeAll(where: \.isStyle)
        new.removeAll(where: \.isStyle)
    }
}

extension [Attribute] {
    /// The declarations on the element itself, once they have been resolved.
    fileprivate var declarations: String? {
        for case .declarations(let text) in self { return text }
        return nil
    }
}
