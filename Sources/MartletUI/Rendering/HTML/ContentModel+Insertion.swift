extension ViewGraph {
    /// Reports, in development, elements that a browser would rearrange in instances that come to the page later.
    func checkContent(of nodes: some Collection<Node>) {
        // The instances at one place are nearly always of one type.
        guard isDevelopment, client.isRendered, let first = nodes.first else { return }
        HTMLRenderer.check(first, inside: first.namesAround)
    }
}

extension Node {
    /// The names of the elements that contain this node, outermost first.
    fileprivate var namesAround: [ElementName] {
        var names: [ElementName] = []
        var node = self
        while let parent = node.parent {
            if let plan = parent.viewType?.plan, let position = parent.children.firstIndex(where: { $0 === node }) {
                parent.withContent { value in
                    let own = plan.names(of: value)
                    var element = plan.children[position].element
                    while let index = element, own.indices.contains(index) {
                        names.append(own[index])
                        element = plan.elements[index].parent
                    }
                }
            }
            node = parent
        }
        return names.reversed()
    }
}

extension ViewPlan {
    /// The names of the elements of the value at `value`, by index; anchors, which have one too, count as `div`.
    fileprivate func names(of value: ValueAddress) -> [ElementName] {
        var names: [ElementName] = hasStartComment ? [.div] : []
        for step in steps {
            switch step {
            case .open(let name, _): names.append(name)
            case .openNamed(let offset, _): names.append(value[offset])
            case .dynamicSlot: names.append(.div)
            default: break
            }
        }
        return names
    }
}
