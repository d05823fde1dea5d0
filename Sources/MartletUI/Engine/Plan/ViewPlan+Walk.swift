extension ViewPlan {
    /// Makes the children of the value at `value`, in order.
    func makeChildren(of value: ValueAddress, in node: Node) {
        if childrenDifferInLaziness { return makeChildrenOfContainer(value, node) }
        let place = NodePlace(parent: node, graph: node.graph)
        for child in children { node.add(child.operations.make(value + child.offset, place)) }
    }

    private func makeChildrenOfContainer(_ value: ValueAddress, _ node: Node) {
        for child in children {
            let place = NodePlace(parent: node, isInLazyContainer: child.isInLazyContainer)
            node.add(child.operations.make(value + child.offset, place))
        }
    }

    /// Compares a new value with the retained one and writes the differences as patches.
    func update(_ old: ValueAddress, _ new: ValueAddress, in node: Node) {
        let base = node.baseIdentifier
        // Each is read once: access to a property of an object is checked at run time.
        let (texts, elements, attributes) = (texts, elements, attributes)
        /// The element whose attributes were written last.
        var written = -1
        for difference in differences {
            switch difference {
            case .text(let position):
                let place = texts[position]
                if old[place.offset] == new[place.offset] { continue }
                guard old[place.offset].isStyled || new[place.offset].isStyled else {
                    node.graph.setText(base + UInt32(place.index), new[place.offset])
                    continue
                }
                if !old[place.offset].hasContent(of: new[place.offset]) {
                    node.graph.setText(base + UInt32(place.index), new[place.offset])
                }
                if place.index != written, old[place.offset].style != new[place.offset].style {
                    writeAttributes(of: elements[place.index], old, new, base + UInt32(place.index), in: node)
                }
            case .element(let index):
                if let offset = elements[index].nameOffset, old[offset] != new[offset] {
                    node.graph.replaceLater(node)
                }
                for position in elements[index].compared where !attributes[position].isSame(in: old, new) {
                    writeAttributes(of: elements[index], old, new, base + UInt32(index), in: node)
                    written = index
                    break
                }
            case .child(let position):
                let child = children[position]
                child.operations.update(
                    node.children[position], old + child.offset, new + child.offset,
                    anchor: base + UInt32(child.index))
            }
        }
    }

    private func writeAttributes(
        of element: Element, _ old: ValueAddress, _ new: ValueAddress, _ number: UInt32, in node: Node
    ) {
        var pairs = AttributePairs()
        for position in element.attributes {
            pairs.append(attributes[position].attribute(in: old), attributes[position].attribute(in: new))
        }
        let name = element.nameOffset.map { new[$0] } ?? element.name
        pairs.writeDifferences(
            of: name, number: number, in: node, animation: element.animation.map { new[$0] })
    }

    /// Writes the value at `value` into `renderer`.
    func render(_ value: ValueAddress, _ renderer: Renderer) {
        for step in steps {
            switch step {
            case .attribute(let step): step._withUnsafeGuaranteedRef { renderer.attribute($0.attribute(in: value)) }
            case .textStyle(let offset, let step):
                if value[offset].isStyled {
                    step._withUnsafeGuaranteedRef { renderer.attribute($0.attribute(in: value)) }
                }
            case .open(let name, let holdsText): renderer.open(name, holdsText: holdsText)
            case .openNamed(let offset, let holdsText): renderer.open(value[offset], holdsText: holdsText)
            case .close(let name): renderer.close(name)
            case .closeNamed(let offset): renderer.close(value[offset])
            case .text(let offset): renderer.text(value[offset])
            case .literal(let position): renderer.text(literals[position])
            case .child: renderer.child()
            case .dynamicSlot: renderer.dynamicSlot()
            case .effect: renderer.effect()
            }
        }
    }
}
