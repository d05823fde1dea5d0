extension ViewPlan {
    /// Makes the children of the value at `value`, in order.
    func makeChildren(of value: UnsafeRawPointer, in node: Node) {
        if childrenDifferInLaziness { return makeChildrenOfContainer(value, node) }
        let place = NodePlace(parent: node, graph: node.graph)
        for child in children { node.add(child.operations.make(value + child.offset, place)) }
    }

    private func makeChildrenOfContainer(_ value: UnsafeRawPointer, _ node: Node) {
        for child in children {
            let place = NodePlace(parent: node, isInLazyContainer: child.isInLazyContainer)
            node.add(child.operations.make(value + child.offset, place))
        }
    }

    /// Compares a new value with the retained one and writes the differences as patches.
    func update(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, in node: Node) {
        let base = node.base
        // Each is read once: access to a property of an object is checked at run time.
        let (texts, elements, attributes) = (texts, elements, attributes)
        /// The element whose attributes were written last.
        var written = -1
        for difference in differences {
            switch difference {
            case .text(let position):
                let place = texts[position]
                let text = (new + place.offset).assumingMemoryBound(to: Text.self)
                let oldText = (old + place.offset).assumingMemoryBound(to: Text.self)
                if oldText.pointee == text.pointee { continue }
                if !oldText.pointee.hasContent(of: text.pointee) {
                    node.graph.setText(base + UInt32(place.index), text.pointee)
                }
                if place.index != written, oldText.pointee.style != text.pointee.style {
                    writeAttributes(of: elements[place.index], old, new, base + UInt32(place.index), in: node)
                }
            case .element(let index):
                if let offset = elements[index].nameOffset, !haveSameName(old + offset, new + offset) {
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

    private func haveSameName(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: ElementName.self).pointee == new.assumingMemoryBound(to: ElementName.self).pointee
    }

    private func writeAttributes(
        of element: Element, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ number: UInt32, in node: Node
    ) {
        var pairs = AttributePairs()
        for position in element.attributes {
            pairs.append(attributes[position].attribute(in: old), attributes[position].attribute(in: new))
        }
        let name =
            element.nameOffset.map { (new + $0).assumingMemoryBound(to: ElementName.self).pointee } ?? element.name
        pairs.writeDifferences(of: name, number: number, in: node)
    }

    /// Writes the value at `value` into `renderer`.
    func render(_ value: UnsafeRawPointer, _ renderer: Renderer) {
        for step in steps {
            switch step {
            case .attribute(let step): renderer.attribute(step.attribute(in: value))
            case .textStyle(let offset, let step):
                if (value + offset).assumingMemoryBound(to: Text.self).pointee.isStyled {
                    renderer.attribute(step.attribute(in: value))
                }
            case .open(let name): renderer.open(name)
            case .openNamed(let offset):
                renderer.open((value + offset).assumingMemoryBound(to: ElementName.self).pointee)
            case .close(let name): renderer.close(name)
            case .closeNamed(let offset):
                renderer.close((value + offset).assumingMemoryBound(to: ElementName.self).pointee)
            case .text(let offset): renderer.text((value + offset).assumingMemoryBound(to: Text.self).pointee)
            case .literal(let text): renderer.text(text)
            case .child: renderer.child()
            case .dynamicSlot: renderer.dynamicSlot()
            case .effect: renderer.effect()
            }
        }
    }
}
