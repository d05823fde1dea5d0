/// The attributes of one element, old beside new, and the patches that lead from one to the other.
///
/// Which attributes there are is fixed by the types of the modifiers, so they are compared pair by pair.
struct AttributePairs {
    private var pairs: [(old: Attribute, new: Attribute)] = []

    var isEmpty: Bool { pairs.isEmpty }

    mutating func append(_ old: Attribute, _ new: Attribute) { pairs.append((old, new)) }

    mutating func removeAll() { pairs.removeAll(keepingCapacity: true) }

    func writeDifferences(number: UInt32, _ graph: ViewGraph) {
        var changesClasses = false
        for (old, new) in pairs {
            switch (old, new) {
            case (.attribute(let oldName, let oldValue), .attribute(let name, let value)):
                if oldName.description != name.description { graph.patches.setAttribute(number, oldName, nil) }
                if oldValue != value || oldName.description != name.description {
                    graph.patches.setAttribute(number, name, value)
                }
            case (.fixed(_, let oldValue), .fixed(let name, let value)):
                if !oldValue.isSame(as: value) { graph.patches.setAttribute(number, name, value.description) }
            case (.property(_, let oldValue), .property(let name, let value)):
                if oldValue != value { graph.patches.setProperty(number, name, value) }
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
        for pair in pairs { classes.add(pair.new, graph) }
        graph.patches.setAttribute(number, "class", classes.string(withToggles: true))
    }
}

extension StaticString {
    /// Whether both have the same characters; the same literal is the same at once.
    package func isSame(as other: StaticString) -> Bool {
        if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start,
            utf8CodeUnitCount == other.utf8CodeUnitCount
        {
            return true
        }
        return description == other.description
    }
}
