/// Lists the views in the element of a layout, in their order.
final class LayoutLister: Renderer {
    private var found: [LayoutChild] = []
    /// Whether each of the elements around is only a wrapper without a box, outermost first.
    private var open: [Bool] = []
    private var characters: [Int] = []
    /// How many of the elements around have a box, the container's included.
    private var boxes = 0

    /// The views in the element of `container`, with what is known of them.
    static func children(of container: Node, _ storage: LayoutStorageLocation?) -> [LayoutChild] {
        let lister = LayoutLister(container)
        lister.renderNode()
        var children = lister.found
        let known = storage?.measurements(of: children.map(\.number)) ?? []
        for index in children.indices {
            if known.indices.contains(index), let measured = known[index] {
                children[index].measured = measured
            } else {
                children[index].measured = .estimate(characters: lister.characters[index])
                children[index].isEstimate = true
            }
        }
        return children
    }

    override func writeOpen(_ name: ElementName) {
        let isWrapper = boxes == 1 && attributes.contains(where: \.isContents)
        if boxes == 1, !isWrapper { addChild() }
        guard !name.isVoid else { return }
        open.append(isWrapper)
        if !isWrapper { boxes += 1 }
    }

    private func addChild() {
        var child = LayoutChild(node.baseIdentifier + UInt32(index), .estimate(characters: 1))
        for case .style(.class(let style)) in attributes where style.group == "--m-priority" {
            child.priority = Double(LayoutPriorityText.priority(of: style.rule))
        }
        for value in node.children.lazy.compactMap({ $0 as? AnyLayoutValueNode }) where value.element == index {
            child.values[value.key] = value.value
        }
        found.append(child)
        characters.append(0)
    }

    override func writeClose(_ name: ElementName) {
        guard !name.isVoid, open.popLast() == false else { return }
        boxes -= 1
    }

    override func writeText(_ text: Text) {
        if boxes > 1, let last = characters.indices.last { characters[last] += text.resolved().count }
    }

    override func writeChild() { descend(node.children[nextChild]) }

    override func writeDynamicSlot() { for child in node.children[nextChild].slotInstances { descend(child) } }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}

extension Attribute {
    /// Whether the element has no box of its own.
    fileprivate var isContents: Bool {
        if case .style(.names(let names)) = self { return names == "m-contents" }
        return false
    }
}

/// The priority in a style of `layoutPriority(_:)`: the number of its zeros.
private enum LayoutPriorityText {
    static func priority(of rule: String) -> Int {
        guard let colon = rule.lastIndex(of: ":") else { return 0 }
        return (rule[colon...].filter { $0 == "0" }.count - 8) / 4
    }
}
